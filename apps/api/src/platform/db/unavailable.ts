const connectionErrors = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "ENOENT"])
/**
 * Shutting down, starting up, disk or memory full, too many connections, connection lost, statement took too long, lock
 * not got, nothing may be written.
 */
const serverStates = /^(57P0[1-3]|53[0-3]00|08\d{3}|57014|55P03|25P0[34]|25006)$/
const driverMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed/

/** Is the database away or overloaded, as opposed to our statement being wrong? Then "try again" is honest. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = "code" in error ? String(error.code) : ""
  if (connectionErrors.has(code) || serverStates.test(code) || driverMessages.test(error.message)) return true
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true
  return isDatabaseUnavailable(error.cause)
}

/** What a standby replays may take away what a statement reads there; nothing else stops a reader with these. */
const recoveryConflicts = new Set(["40001", "40P01", "57P04"])

/** Is it the standby that can't answer? Then the primary may. A statement that's wrong is wrong on both. */
export function isStandbyFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ("code" in error && recoveryConflicts.has(String(error.code))) return true
  return isDatabaseUnavailable(error) || isStandbyFault(error.cause)
}

export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ("code" in error && error.code === "53100") || isDiskFull(error.cause)
}
