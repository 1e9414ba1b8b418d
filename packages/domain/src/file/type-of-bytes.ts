import type { FileType } from "./rules.ts"

const beginnings: [FileType, RegExp][] = [
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/png", /^\x89PNG\r\n[^]\n/],
  ["image/gif", /^GIF8[79]a/],
  ["image/webp", /^RIFF[^]{4}WEBP/],
  ["application/pdf", /^%PDF-\d\.\d/],
]

/** What the bytes themselves say. Names and declared types are claims of the sender. */
export function typeOfBytes(bytes: Uint8Array): FileType | null {
  const start = String.fromCharCode(...bytes.subarray(0, 4096))
  const found = beginnings.find(([, beginning]) => beginning.test(start))
  if (found) return found[0]
  return isSvg(start.replace(byteOrderMark, "")) ? "image/svg+xml" : null
}

const byteOrderMark = "\xef\xbb\xbf"

/** What may stand before the first element: a declaration, comments, a document type. */
const prologue: [string, string][] = [
  ["<?", "?>"],
  ["<!--", "-->"],
  ["<!", ">"],
]

function isSvg(text: string): boolean {
  let rest = text.trimStart()
  for (;;) {
    const skip = prologue.find(([open]) => rest.startsWith(open))
    if (!skip) return /^<svg[\s/>]/.test(rest)
    const end = rest.indexOf(skip[1])
    if (end === -1) return false
    rest = rest.slice(end + skip[1].length).trimStart()
  }
}
