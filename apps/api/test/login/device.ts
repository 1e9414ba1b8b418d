// The auth library's own client with its plugins, as someone outside this house would use it, over real HTTP.
import { passkeyClient } from "@better-auth/passkey/client"
import { createAuthClient } from "better-auth/client"
import { twoFactorClient } from "better-auth/client/plugins"
import { expect } from "vitest"
import { uiUrl } from "../api.ts"

const jars = new WeakMap<object, Map<string, string>>()
const fetches = new WeakMap<object, typeof fetch>()

/** A device: a client with cookies of its own. */
export function aDevice(world: { api: { url: string } }, jar = new Map<string, string>()) {
  const customFetchImpl = async (input: string | URL | Request, init?: RequestInit) => {
    const headers = new Headers(init?.headers)
    headers.set("origin", uiUrl)
    if (jar.size > 0) headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "))
    const response = await fetch(input, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value && !cookie.includes("Max-Age=0")) jar.set(name, value)
      else jar.delete(name)
    }
    return response
  }
  const client = createAuthClient({
    baseURL: world.api.url,
    fetchOptions: { customFetchImpl },
    plugins: [twoFactorClient(), passkeyClient()],
  })
  jars.set(client, jar)
  fetches.set(client, customFetchImpl)
  return client
}

/** Opens an address in this device's browser; redirects are for the test to follow. */
export function openIn(device: object, url: string | URL): Promise<Response> {
  const open = fetches.get(device)
  if (!open) throw new Error("no such device")
  return open(url, { redirect: "manual" })
}

/** The cookies of a device whose names hold this word, as a thief would copy them. */
export const cookiesOfDevice = (device: object, word: string) =>
  new Map([...(jars.get(device) ?? [])].filter(([name]) => name.includes(word)))

/** What a call gave; anything but success ends the test. */
export async function ok<T>(call: Promise<{ data: T; error: unknown }>): Promise<NonNullable<T>> {
  const { data, error } = await call
  expect(error).toBeNull()
  if (data === null || data === undefined) throw new Error("no data")
  return data
}
