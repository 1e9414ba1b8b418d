import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { incompleteHeader } from "../../src/session/incomplete-page.ts"
import { bestEncoding } from "../takes-encoding.ts"

/** The highest quality of brotli takes fifty times as long, for a tenth fewer bytes of a page that lives for seconds. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
const packers = {
  br: (html: Uint8Array) => promisify(brotliCompress)(html, quality),
  gzip: (html: Uint8Array) => promisify(gzip)(html, { level: 9 }),
  identity: async (html: Uint8Array<ArrayBuffer>) => html,
}
type Encoding = keyof typeof packers

/** A page as it goes over the wire, the same for everyone. */
interface Packed {
  body: Uint8Array<ArrayBuffer>
  headers: [string, string][]
  /** With its length, as Node takes it. */
  head: string[]
}

export interface SharedPage {
  /** The bytes in the best encoding that is accepted, or null until they are first asked for. */
  ready: (accepted: string | null) => Packed | null
  pack: (accepted: string | null) => Promise<Packed>
}

const script = /<script\b([^>]*)>([^]*?)<\/script>/g

/** Null if the answer isn't for everyone: a redirect, a failure, a page that lacks something. */
export async function sharedPage(
  answer: Response,
  answerHeaders: Record<string, string>,
): Promise<SharedPage | null> {
  const { status, headers } = answer
  const policy = headers.get("content-security-policy")
  if (status !== 200 || headers.has(incompleteHeader) || !policy?.includes("'nonce-")) return null
  const html = new Uint8Array(await answer.arrayBuffer())
  for (const [name, value] of Object.entries(answerHeaders)) if (!headers.has(name)) headers.set(name, value)
  headers.set("content-security-policy", byHash(policy, Buffer.from(html.buffer).toString("latin1")))
  headers.append("vary", "Accept-Encoding")
  headers.delete("content-length")
  return packOnce(html, [...headers])
}

/**
 * A nonce that many visitors get says nothing about a script, so each is allowed by what it consists of. Only those that
 * know the nonce of this render are ours: a script that someone else got into the page doesn't. The page comes as one
 * letter for each byte, which is enough to find its scripts and hash them.
 */
function byHash(policy: string, html: string): string {
  const nonce = /'nonce-\w+'/.exec(policy)?.[0].slice(7, -1) ?? ""
  const isOurs = (attributes: string) =>
    attributes.includes(`nonce="${nonce}"`) && !attributes.includes("type=")
  const hashes = [...html.matchAll(script)].flatMap(([, attributes = "", code = ""]) =>
    isOurs(attributes) ? `'sha256-${createHash("sha256").update(code, "latin1").digest("base64")}'` : [],
  )
  return policy.replace(/(script-src )'nonce-\w+'/, `$1${[...new Set(hashes)].join(" ")}`)
}

/** Each encoding is made when it is first asked for, and once. */
function packOnce(html: Uint8Array<ArrayBuffer>, headers: [string, string][]): SharedPage {
  const begun = new Map<Encoding, Promise<Packed>>()
  const done = new Map<Encoding, Packed>()
  async function make(encoding: Encoding) {
    const body = await packers[encoding](html)
    const own = encoding === "identity" ? [] : [["content-encoding", encoding] as [string, string]]
    const all = [...headers, ...own]
    const packed = { body, headers: all, head: [...all.flat(), "content-length", String(body.length)] }
    done.set(encoding, packed)
    return packed
  }
  return {
    ready: (accepted) => done.get(bestEncoding(accepted)) ?? null,
    pack(accepted) {
      const encoding = bestEncoding(accepted)
      const packed = begun.get(encoding) ?? make(encoding)
      begun.set(encoding, packed)
      return packed
    },
  }
}
