/** What the app shows for this secret, and just before and after (RFC 6238); null where the browser can't compute it. */
export async function appCodes(uri: string, now = Date.now()): Promise<string[] | null> {
  // Browsers offer it over https and on the same machine alone.
  const { subtle } = globalThis.crypto
  if (!subtle) return null
  const secret = fromBase32(secretOf(uri))
  const key = await subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-1" }, false, ["sign"])
  const step = Math.floor(now / 30_000)
  return Promise.all(
    [step, step - 1, step + 1].map(async (at) => {
      const counter = new DataView(new ArrayBuffer(8))
      counter.setUint32(4, at)
      const hmac = new DataView(await subtle.sign("HMAC", key, counter))
      const number = hmac.getUint32(hmac.getUint8(19) & 15) & 0x7f_ff_ff_ff
      return String(number % 1_000_000).padStart(6, "0")
    }),
  )
}

export const secretOf = (uri: string) => new URL(uri).searchParams.get("secret") ?? ""

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bits = [...text].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0")).join("")
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}
