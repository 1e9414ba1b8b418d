import { hostsIn, urlWith } from "../settings/database-hosts.ts"

const network: Record<string, string> = {
  ECONNREFUSED: "nothing listens there",
  ECONNRESET: "the connection was cut",
  EAI_AGAIN: "its name could not be looked up",
  EHOSTUNREACH: "there is no way to that machine",
  ENETUNREACH: "there is no way to that network",
  ENOTFOUND: "there is no machine of that name",
  ETIMEDOUT: "it does not answer",
}
/** PostgreSQL's own codes. */
const refusals: Record<string, string> = {
  "25006": "only standbys answer, none of them takes writes",
  "28000": "it does not let this user in",
  "28P01": "user or password are wrong",
  "3D000": "it has no database of that name",
  "53300": "it has too many connections already",
  "57P03": "it is starting or stopping",
}

/** One sentence with host and port, never with the password; null if the error is about something else. */
export function whyUnreachable(error: unknown, databaseUrl: string): string | null {
  const code = codeOf(error)
  const why = code && (network[code] ?? refusals[code])
  if (!why) return null
  const hosts = hostsIn(databaseUrl)
  const { pathname } = new URL(urlWith(hosts[0] ?? { host: "", port: 0 }, databaseUrl))
  const places = hosts.map(({ host, port }) => `${host}, port ${port}`).join(" or ")
  return (
    `The database ${pathname.slice(1)} at ${places}, cannot be used: ${why} (${code}). ` +
    "Check DATABASE_URL, and that PostgreSQL runs."
  )
}

/** A name with several addresses fails with one error for each; libraries wrap what the driver said. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError && !("code" in error && error.code)) return codeOf(error.errors[0])
  if (!(error instanceof Error)) return undefined
  const { code, syscall } = error as NodeJS.ErrnoException
  if (syscall === "listen") return undefined
  // The driver's own limit has no code.
  if (/^timeout (expired|exceeded)/.test(error.message)) return "ETIMEDOUT"
  return code ?? codeOf(error.cause)
}
