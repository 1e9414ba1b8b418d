/** For failures that nobody has to be told of: they stand in the browser's log. */
export function logFailure(what: string, error: unknown) {
  // oxlint-disable-next-line no-console
  console.error(what, error)
}
