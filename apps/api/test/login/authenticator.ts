// A passkey's device in software (WebAuthn level 2): keys on P-256, no attestation.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto"
import { uiUrl } from "../api.ts"

export type CreationOptions = { challenge: string; rp: { id: string }; excludeCredentials?: { id: string }[] }
export type RequestOptions = { challenge: string; rpId: string; allowCredentials?: { id: string }[] }
type Manner = {
  /** The page that asks, as the browser tells it. */
  origin?: string
  /** Whether the person showed a finger, a face or a PIN. */
  isUserVerified?: boolean
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest()
const base64url = (data: Buffer) => data.toString("base64url")

export class Authenticator {
  readonly id = randomBytes(32)
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject }
  /** Some count their uses, others always say 0. */
  counter: number

  constructor(counter = 1, keys = generateKeyPairSync("ec", { namedCurve: "P-256" })) {
    this.counter = counter
    this.#keys = keys
  }

  /** The same key somewhere else, with the counter of now. */
  copy(): Authenticator {
    const other = new Authenticator(this.counter, this.#keys)
    this.id.copy(other.id)
    return other
  }

  create({ challenge, rp }: CreationOptions, { origin = uiUrl, isUserVerified = true }: Manner = {}) {
    const attested = Buffer.concat([Buffer.alloc(16), uint16(this.id.length), this.id, this.#coseKey()])
    const authData = Buffer.concat([this.#head(rp.id, isUserVerified, 0x40), attested])
    const attestationObject = map([
      [text("fmt"), text("none")],
      [text("attStmt"), map([])],
      [text("authData"), bytes(authData)],
    ])
    return {
      ...this.#named(),
      response: {
        clientDataJSON: base64url(clientData("webauthn.create", challenge, origin)),
        attestationObject: base64url(attestationObject),
        transports: ["internal"],
      },
    }
  }

  get({ challenge, rpId }: RequestOptions, { origin = uiUrl, isUserVerified = true }: Manner = {}) {
    if (this.counter > 0) this.counter += 1
    const client = clientData("webauthn.get", challenge, origin)
    const authData = this.#head(rpId, isUserVerified)
    const signature = sign("sha256", Buffer.concat([authData, sha256(client)]), this.#keys.privateKey)
    return {
      ...this.#named(),
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      },
    }
  }

  #named() {
    const id = base64url(this.id)
    return { id, rawId: id, type: "public-key" as const, clientExtensionResults: {} }
  }

  #head(rpId: string, isUserVerified: boolean, more = 0) {
    const present = 0x01
    const flags = Buffer.from([present | (isUserVerified ? 0x04 : 0) | more])
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(rpId), flags, counter])
  }

  /** RFC 9053: an elliptic curve key for ES256. */
  #coseKey() {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" })
    return map([
      [int(1), int(2)],
      [int(3), int(-7)],
      [int(-1), int(1)],
      [int(-2), bytes(Buffer.from(x, "base64url"))],
      [int(-3), bytes(Buffer.from(y, "base64url"))],
    ])
  }
}

function clientData(type: string, challenge: string, origin: string) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

// As much CBOR (RFC 8949) as that takes.
const head = (kind: number, size: number) => {
  if (size < 24) return Buffer.from([(kind << 5) | size])
  return size < 256
    ? Buffer.from([(kind << 5) | 24, size])
    : Buffer.concat([Buffer.from([(kind << 5) | 25]), uint16(size)])
}
const int = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const text = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
const map = (pairs: [Buffer, Buffer][]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()])

function uint16(value: number) {
  const two = Buffer.alloc(2)
  two.writeUInt16BE(value)
  return two
}
