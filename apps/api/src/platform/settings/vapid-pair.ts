import { createECDH } from "node:crypto"

/** Whether the public key is the one that follows from the private one. */
export function isVapidPair(publicKey: string, privateKey: string): boolean {
  try {
    const curve = createECDH("prime256v1")
    curve.setPrivateKey(Buffer.from(privateKey, "base64url"))
    return curve.getPublicKey("base64url") === publicKey
  } catch {
    return false
  }
}
