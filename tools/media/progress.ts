const barLength = 24;

/** How a tool reports its progress. `progress` returns a function to call with the number of finished frames. */
export type Reporter = {
  say: (line: string) => void;
  progress: (label: string, total: number) => (frames: number) => void;
};

export const terminalReporter: Reporter = {
  say: (line) => console.log(line),
  progress: terminalProgress,
};

/** On a terminal one line that is updated in place, elsewhere a few plain lines. */
function terminalProgress(label: string, total: number) {
  const startTime = Date.now();
  let printed = 0;
  return (frames: number) => {
    const done = Math.min(frames, total);
    if (done === 0 || printed === total) return;
    const left = ((Date.now() - startTime) / done) * (total - done);
    const state = `${String(done).padStart(String(total).length)}/${total} frames`;
    if (process.stdout.isTTY) {
      printed = done;
      const filled = Math.round((done / total) * barLength);
      const bar = '█'.repeat(filled) + '░'.repeat(barLength - filled);
      const end = done === total ? `took ${minutes(Date.now() - startTime)}\n` : `${minutes(left)} left`;
      process.stdout.write(`\r\x1b[2K${label.padEnd(32)} ${bar} ${state}  ${end}`);
    } else if (done === total || done >= printed + total / 4) {
      printed = done;
      console.log(`${label}: ${state}, ${done === total ? 'done' : `${minutes(left)} left`}`);
    }
  };
}

export function minutes(milliseconds: number) {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
