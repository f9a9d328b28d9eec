/** A mistake that the user of a command can correct. The command prints only the message, without a stack trace. */
export class UserError extends Error {}

/** What to say of an error that a full disk caused, told by its message: the bundler's has no code. */
export function fullDisk(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : '';
  if (/no space left on device|not enough space on the disk|disk quota exceeded/i.test(message))
    return 'The disk is full, and nothing was changed: free some space, and run the command again.';
}
