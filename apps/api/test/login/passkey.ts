import type { Authenticator, CreationOptions, RequestOptions } from "./authenticator.ts"
import { ok, type aDevice } from "./device.ts"

type Device = ReturnType<typeof aDevice>
type Manner = Parameters<Authenticator["get"]>[1]

/** What the library's client does with the browser's own dialog in between. */
export async function addPasskey(device: Device, key: Authenticator, manner?: Manner) {
  const options = await device.$fetch<CreationOptions>("/passkey/generate-register-options", {
    method: "GET",
  })
  if (!options.data) return options
  const response = key.create(options.data, manner)
  return device.$fetch<{ id: string; name: string }>("/passkey/verify-registration", {
    method: "POST",
    body: { response },
  })
}

export const askForPasskey = (device: Device) =>
  ok(device.$fetch<RequestOptions>("/passkey/generate-authenticate-options", { method: "GET" }))

type Entered = {
  session: { id: string; token: string }
  user: { email: string }
  twoFactorRedirect?: boolean
}

type Wanted = { userId?: string; isSecondStep?: boolean }

export const sendPasskey = (device: Device, response: ReturnType<Authenticator["get"]>, as: Wanted = {}) =>
  device.$fetch<Entered>("/passkey/verify-authentication", { method: "POST", body: { response, ...as } })

export async function usePasskey(device: Device, key: Authenticator, manner?: Manner) {
  return sendPasskey(device, key.get(await askForPasskey(device), manner))
}
