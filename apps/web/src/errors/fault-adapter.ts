import { createSerializationAdapter } from "@tanstack/react-router"

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
    return {
      requestId: typeof data?.["requestId"] === "string" ? data["requestId"] : null,
      httpStatus: typeof data?.["httpStatus"] === "number" ? data["httpStatus"] : null,
      refusal: typeof data?.["refusal"] === "string" ? data["refusal"] : null,
    }
  },
  fromSerializable: (data): Error => Object.assign(new Error("The server could not do it"), { data }),
})
