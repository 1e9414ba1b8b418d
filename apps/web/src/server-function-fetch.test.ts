import { afterEach, describe, expect, test, vi } from "vitest"
import { serverFunctionFetch } from "./server-function-fetch.ts"

afterEach(() => void vi.unstubAllGlobals())

const call = (answer: Response) => {
  vi.stubGlobal("fetch", () => Promise.resolve(answer))
  return serverFunctionFetch("http://localhost:3000/_serverFn/1")
}

describe("[T04] a failed server function throws", () => {
  test("the JSON that the server answered, decoded", async () => {
    const told = { data: { requestId: "the-request-of-the-fault", httpStatus: 503 } }
    await expect(call(Response.json(told, { status: 503 }))).rejects.toEqual(told)
  })

  test("an error with the text that the server answered", async () => {
    const answer = new Response("the gateway is tired", { status: 502 })
    await expect(call(answer)).rejects.toThrow("the gateway is tired")
  })

  test("an error with the status where nothing was answered", async () => {
    await expect(call(new Response(null, { status: 504 }))).rejects.toThrow("HTTP error! status: 504")
  })
})

test.each([
  ["is fine", new Response("{}")],
  [
    "the framework reads itself",
    new Response("{}", { status: 500, headers: { "x-tss-serialized": "true" } }),
  ],
])("an answer that %s is handed on", async (_, answer) => {
  expect(await call(answer)).toBe(answer)
})
