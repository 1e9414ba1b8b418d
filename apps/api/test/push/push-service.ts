import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"
import { afterAll } from "vitest"

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** Takes pushes as RFC 8030 says, and answers a path with the statuses that a test lines up for it. */
export async function aPushService() {
  const received: Received[] = []
  const statuses = new Map<string, number[]>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? ""
    received.push({ path, headers: request.headers, body: await buffer(request) })
    response.writeHead(statuses.get(path)?.shift() ?? 201).end()
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  afterAll(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    to: (path: string) => received.filter((one) => one.path === path),
    answer: (path: string, ...given: number[]) => statuses.set(path, given),
  }
}

/** A browser's side of a subscription: what it tells the server, and how it reads what comes. */
export function aSubscription(origin: string) {
  const curve = createECDH("prime256v1")
  const own = curve.generateKeys()
  const auth = randomBytes(16)
  const path = `/${randomBytes(9).toString("base64url")}`
  return {
    path,
    input: {
      endpoint: origin + path,
      keys: { p256dh: own.toString("base64url"), auth: auth.toString("base64url") },
    },
    /** RFC 8291, written out here so that the library doesn't check itself. */
    read: (body: Buffer): unknown => {
      const salt = body.subarray(0, 16)
      const theirs = body.subarray(21, 21 + body.readUInt8(20))
      const text = body.subarray(21 + theirs.length)
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, theirs])
      const secret = Buffer.from(hkdfSync("sha256", curve.computeSecret(theirs), auth, info, 32))
      const derive = (use: string, length: number) =>
        Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${use}\0`, length))
      const opened = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12))
      opened.setAuthTag(text.subarray(-16))
      const plain = Buffer.concat([opened.update(text.subarray(0, -16)), opened.final()])
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
    },
  }
}

/** What the signature of RFC 8292 says, if it's the given key's. */
export function signedBy(publicKey: string, authorization = ""): Record<string, unknown> | null {
  const [, token = "", key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [header = "", claims = "", signature = ""] = token.split(".")
  const point = Buffer.from(publicKey, "base64url")
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"))
  const jwk = { kty: "EC", crv: "P-256", x, y }
  const isRight = verify(
    "sha256",
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" } as never), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  )
  return isRight && key === publicKey
    ? (JSON.parse(Buffer.from(claims, "base64url").toString()) as Record<string, unknown>)
    : null
}
