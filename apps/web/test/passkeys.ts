// The browser's own dialog for passkeys in a component test.
import { afterEach, vi } from "vitest"

const bytes = (text: string) => new TextEncoder().encode(text).buffer

class Credential {
  id = "a2V5"
  rawId = bytes("key")
  type = "public-key"
  authenticatorAttachment = "platform"
  response = {
    clientDataJSON: bytes("{}"),
    attestationObject: bytes("attested"),
    authenticatorData: bytes("data"),
    signature: bytes("signed"),
    getTransports: () => ["internal"],
  }
  static isConditionalMediationAvailable = async () => false
  getClientExtensionResults() {
    return {}
  }
}

interface Outcome {
  /** NotAllowedError: the person closes the dialog. InvalidStateError: the device has a passkey already. */
  failsWith?: "NotAllowedError" | "InvalidStateError"
}

/** A browser whose dialog the person confirms, unless it fails. */
export function withPasskeys({ failsWith }: Outcome = {}) {
  const dialog = async () => {
    if (failsWith) throw new DOMException("failed", failsWith)
    return new Credential()
  }
  vi.stubGlobal("PublicKeyCredential", Credential)
  vi.stubGlobal("isSecureContext", true)
  Object.defineProperty(navigator, "credentials", {
    configurable: true,
    value: { create: dialog, get: dialog },
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, "credentials")
})

/** What the API asks the browser for. */
export const passkeyOptions = {
  challenge: "Y2hhbGxlbmdl",
  rpId: "localhost",
  rp: { id: "localhost", name: "Doable" },
  user: { id: "YW5h", name: "ana", displayName: "ana" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
}
