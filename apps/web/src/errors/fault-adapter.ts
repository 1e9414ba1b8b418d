import { createSerializationAdapter } from "@tanstack/react-router"
import { createIsomorphicFn } from "@tanstack/react-start"
import { requestContext } from "../request-context.ts"

interface Told {
  requestId: string | null
  httpStatus: number | null
  refusal: string | null
}

/** What of an error travels from the server to the browser: which request, its status, its refusal; never its words. */
export const faultAdapter = createSerializationAdapter({
  key: "fault",
  test: (value: unknown): value is Error => value instanceof Error,
  toSerializable: (error): Told => {
    const { data } = error as { data?: { [key: string]: unknown } | null }
    logFault(error, data?.["httpStatus"])
    return {
      requestId: typeof data?.["requestId"] === "string" ? data["requestId"] : null,
      httpStatus: typeof data?.["httpStatus"] === "number" ? data["httpStatus"] : null,
      refusal: typeof data?.["refusal"] === "string" ? data["refusal"] : null,
    }
  },
  fromSerializable: (data): Error => Object.assign(new Error("The server could not do it"), { data }),
})

/** The whole of it stays on the server, under the id that the visitor can name. Refusals are no faults. */
const logFault = createIsomorphicFn()
  .server((error: Error, status: unknown) => {
    if (typeof status === "number" && status < 500) return
    const requestId = requestContext()?.requestId ?? null
    process.stderr.write(
      `${JSON.stringify({ level: "error", msg: "page fault", requestId, stack: error.stack })}\n`,
    )
  })
  .client(() => undefined)
