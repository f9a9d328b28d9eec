/** A mistake that the user of a command can correct. The command prints only the message, without a stack trace. */
export class UserError extends Error {}
