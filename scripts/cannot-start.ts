/** A reason that people can do something about; shown as it is, without a stack. */
export class CannotStart extends Error {}
