// The browser's part of passkeys. Loaded with its first use.
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser"
import { callAuth, type AuthAnswer } from "../../session/person/auth-api.ts"

const get = { method: "GET" } as const
const refusing = (code: string): AuthAnswer => ({ ok: false, status: 0, code, fields: [], retryAfter: null })
const unsupported = refusing("passkey_unsupported")
/** This device has one for the account already, and the browser makes no second. */
const known = refusing("passkey_known")

/** Null if the person closed the browser's dialog, or it never opened. */
async function ask<Answer>(dialog: () => Promise<Answer>): Promise<Answer | null> {
  return dialog().catch(() => null)
}

interface Login {
  /** The browser offers passkeys in the field for the email. */
  autofill?: boolean
  /** Only as this person. */
  userId?: string | undefined
  /** Only as the person whose password was right in this browser. */
  isSecondStep?: boolean
}

/** Logs in; null if it was cancelled. */
export async function logInWithPasskey(
  serverUrl: string,
  { autofill = false, userId, isSecondStep }: Login = {},
): Promise<AuthAnswer | null> {
  if (!browserSupportsWebAuthn()) return unsupported
  const options = await callAuth(serverUrl, "/passkey/generate-authenticate-options", {}, get)
  if (!options.ok) return options
  const optionsJSON = options.data as PublicKeyCredentialRequestOptionsJSON
  const response = await ask(() => startAuthentication({ optionsJSON, useBrowserAutofill: autofill }))
  return response && callAuth(serverUrl, "/passkey/verify-authentication", { response, userId, isSecondStep })
}

export async function addPasskey(serverUrl: string): Promise<AuthAnswer | null> {
  if (!browserSupportsWebAuthn()) return unsupported
  const options = await callAuth(serverUrl, "/passkey/generate-register-options", {}, get)
  if (!options.ok) return options
  const optionsJSON = options.data as PublicKeyCredentialCreationOptionsJSON
  const response = await ask(() =>
    startRegistration({ optionsJSON }).catch((error: Error) => {
      if (error.name === "InvalidStateError") return "known" as const
      throw error
    }),
  )
  if (response === "known") return known
  return response && callAuth(serverUrl, "/passkey/verify-registration", { response })
}

export function stopOfferingPasskeys() {
  WebAuthnAbortService.cancelCeremony()
}
