import { createSerializationAdapter } from "@tanstack/react-router"
import { createIsomorphicFn } from "@tanstack/react-start"
import { requestContext } from "../../session/request-context.ts"

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

/** Where it happened stays on the server, under the id that the visitor can name. Refusals are no faults. */
const logFault = createIsomorphicFn()
  .server((error: Error, status: unknown) => {
    if (typeof status === "number" && status < 500) return
    const requestId = requestContext()?.page.requestId ?? null
    // The message may hold what a person wrote; the name and the frames don't.
    const frames = error.stack?.split("\n").filter((line) => line.startsWith("    at "))
    const line = { level: "error", msg: "page fault", requestId, name: error.name, frames }
    process.stderr.write(`${JSON.stringify(line)}\n`)
  })
  .client(() => undefined)
