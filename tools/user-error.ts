/** A mistake that the person at the keyboard can correct. A command prints its message without a stack. */
export class UserError extends Error {}
