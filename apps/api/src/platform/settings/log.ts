import { pino } from "pino"

export type Log = pino.Logger

/** Lines say what happened and to which request; never who by name, nor what was typed. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError },
    redact: {
      paths: ["password", "token", "cookie", "authorization", "email", "to"].flatMap((key) => [
        key,
        `*.${key}`,
      ]),
      censor: "[hidden]",
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Database errors carry the row's values in `detail`, and drivers put queries with parameters in messages. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, stack, cause } = error
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined
  const frames = stack
    ?.split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
  return {
    name,
    code,
    // Mail servers quote the address that they refuse.
    message: isAboutQuery(error) ? "a query failed" : error.message.replaceAll(/\S+@\S+/g, "[hidden]"),
    stack: frames?.join("\n"),
    cause: cause === undefined ? undefined : describeError(cause),
  }
}

function isAboutQuery(error: Error) {
  return error.message.startsWith("Failed query") || "detail" in error
}
