/** A choice of the visitor that is kept for the next visit. Other open tabs follow it. */
export function remembered(key: string) {
  const listeners = new Set<() => void>();
  let choice: string | null = null;

  /** Not stored. With null, what is stored is read again. */
  function set(newChoice: string | null) {
    choice = newChoice;
    for (const listener of listeners) listener();
  }

  // A page in the back/forward cache does not hear of what other tabs store. Node has no `addEventListener` when it prerenders.
  const follow = (event: Event & { key?: string | null; persisted?: boolean }) => {
    if (event.key === key || event.persisted) set(null);
  };
  globalThis.addEventListener?.('storage', follow);
  globalThis.addEventListener?.('pageshow', follow);

  return {
    set,
    get: () => (choice ??= stored(key)),
    keep(newChoice: string) {
      try {
        localStorage.setItem(key, newChoice);
      } catch {
        // Storage can be blocked. The choice then lasts until the page is closed.
      }
      set(newChoice);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
