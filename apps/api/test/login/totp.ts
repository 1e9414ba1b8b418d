import { createHmac } from "node:crypto"

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

/** What an authenticator app shows for the address in the QR code (RFC 6238), `steps` half minutes from now. */
export function codeOf(uri: string, steps = 0): string {
  const { searchParams } = new URL(uri)
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const hmac = createHmac("sha1", fromBase32(searchParams.get("secret") ?? ""))
    .update(counter)
    .digest()
  const number = hmac.readUInt32BE((hmac.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, "0")
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0")).join("")
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
