import { crc32, deflateSync } from "node:zlib"
import sharp from "sharp"

/** What becomes of it: refused with this code, or kept as a plain picture of this type. */
export type Attack = {
  title: string
  mimeType: string
  bytes: () => Buffer | Promise<Buffer>
  refusal?: string
  kept?: string
}

const text = (source: string) => Buffer.from(source)
const svg = (inside: string, head = "") =>
  text(
    `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="64" height="64" onload="alert(1)">${inside}<rect width="9" height="9"/></svg>`,
  )

const red = (width = 64, height = 64) =>
  sharp({ create: { width, height, channels: 3, background: "#c00000" } })

/** Seven passes, each a picture of its own: x and y of its first pixel, then the steps. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

function interlacedSize(width: number, height: number, pixelBytes: number): number {
  const sizes = passes.map(
    ([x, y, right, down]) =>
      (Math.ceil((width - x) / right) * pixelBytes + 1) * Math.ceil((height - y) / down),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** A PNG of any size in a few bytes: rows of nothing compress very well. */
function hugePng(width: number, height: number, { deep = false } = {}): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([text(name), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set(deep ? [16, 6, 0, 0, 1] : [1, 0, 0, 0, 0], 8)
  const size = deep ? interlacedSize(width, height, 8) : (Math.ceil(width / 8) + 1) * height
  const rows = deflateSync(Buffer.alloc(size), { level: 1 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))])
}

const entityBomb = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY ${"bcdefghij"[at]} "${`&${"abcdefghi"[at]};`.repeat(10)}">`,
).join("")}]>`
const nest = Array.from(
  { length: 30 },
  (_, at) => `<g id="g${at + 1}"><use xlink:href="#g${at}"/><use xlink:href="#g${at}"/></g>`,
)

/** An SVG whose parts multiply: nobody sees the end of its drawing. */
export const endlessSvg = svg(
  `<defs><g id="g0"><rect width="1" height="1"/></g>${nest.join("")}</defs><use xlink:href="#g30"/>`,
)

async function tail(bytes: Promise<Buffer>, added: string) {
  return Buffer.concat([await bytes, text(added)])
}

export const attacks: Attack[] = [
  {
    title: "an SVG with scripts",
    mimeType: "image/svg+xml",
    bytes: () => svg("<script>alert(1)</script><a href='javascript:alert(1)'/>"),
    kept: "image/png",
  },
  {
    title: "an SVG with a page inside",
    mimeType: "image/svg+xml",
    bytes: () =>
      svg(
        "<foreignObject><body xmlns='http://www.w3.org/1999/xhtml'><script>alert(1)</script></body></foreignObject>",
      ),
    kept: "image/png",
  },
  {
    title: "an SVG that asks for a file of ours",
    mimeType: "image/svg+xml",
    bytes: () => svg('<image xlink:href="file:///etc/passwd" width="9" height="9"/><text>root:x:0</text>'),
    kept: "image/png",
  },
  {
    title: "an SVG that asks for an outside entity",
    mimeType: "image/svg+xml",
    bytes: () => svg("<text>&xxe;</text>", '<!DOCTYPE svg SYSTEM "file:///etc/passwd">'),
  },
  {
    title: "an SVG whose entities multiply",
    mimeType: "image/svg+xml",
    bytes: () => svg("<text>&j;</text>", entityBomb),
  },
  {
    title: "an SVG of 900 megapixels",
    mimeType: "image/svg+xml",
    bytes: () => text('<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>'),
    refusal: "picture_unreadable",
  },
  {
    title: "an HTML page called SVG",
    mimeType: "image/svg+xml",
    bytes: () => text("<!doctype html><script>alert(1)</script><svg></svg>"),
    refusal: "file_type_differs",
  },
  {
    title: "an HTML page called PNG",
    mimeType: "image/png",
    bytes: () => text("<html><script>alert(1)</script></html>"),
    refusal: "file_type_differs",
  },
  {
    title: "an SVG called PNG",
    mimeType: "image/png",
    bytes: () => svg("<script>alert(1)</script>"),
    refusal: "file_type_differs",
  },
  {
    title: "a JPEG called PNG",
    mimeType: "image/png",
    bytes: () => red().jpeg().toBuffer(),
    refusal: "file_type_differs",
  },
  {
    title: "a program called PNG",
    mimeType: "image/png",
    bytes: () => text("MZ\u0090\u0000\u0003"),
    refusal: "file_type_differs",
  },
  {
    title: "a ZIP called PNG",
    mimeType: "image/png",
    bytes: () => Buffer.concat([text("PK\u0003\u0004"), deflateSync(Buffer.alloc(50_000_000))]),
    refusal: "file_type_differs",
  },
  {
    title: "a script that begins like a GIF",
    mimeType: "image/gif",
    bytes: () => text("GIF89a/*" + "\0".repeat(40) + "*/=1;alert(1)"),
    refusal: "picture_unreadable",
  },
  {
    title: "a GIF with a script behind it",
    mimeType: "image/gif",
    bytes: () => tail(red().gif().toBuffer(), "<script>alert(1)</script>"),
    kept: "image/webp",
  },
  {
    title: "a JPEG with a page behind it",
    mimeType: "image/jpeg",
    bytes: () => tail(red().jpeg().toBuffer(), "<html><script>alert(1)</script>"),
    kept: "image/jpeg",
  },
  {
    title: "a PNG with an archive behind it",
    mimeType: "image/png",
    bytes: () => tail(red().png().toBuffer(), "PK\u0003\u0004<script>alert(1)</script>"),
    kept: "image/png",
  },
  {
    title: "a JPEG with a script in its comment",
    mimeType: "image/jpeg",
    bytes: () =>
      red()
        .withExif({ IFD0: { ImageDescription: "<script>alert(1)</script>" } })
        .jpeg()
        .toBuffer(),
    kept: "image/jpeg",
  },
  {
    title: "a PNG of 41 megapixels",
    mimeType: "image/png",
    bytes: () => hugePng(8200, 5000),
    refusal: "picture_unreadable",
  },
  {
    title: "a PNG of 256 megapixels in few bytes",
    mimeType: "image/png",
    bytes: () => hugePng(16_000, 16_000),
    refusal: "picture_unreadable",
  },
  {
    title: "a PNG of 39 megapixels",
    mimeType: "image/png",
    bytes: () => hugePng(7800, 5000),
    kept: "image/png",
  },
  {
    title: "a PNG of 39 megapixels that takes 500 MB to open",
    mimeType: "image/png",
    bytes: () => hugePng(6240, 6240, { deep: true }),
    refusal: "picture_unreadable",
  },
  {
    title: "a JPEG of 39 megapixels that has to be turned",
    mimeType: "image/jpeg",
    bytes: () => red(6240, 6240).withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer(),
    kept: "image/jpeg",
  },
  {
    title: "half a PNG",
    mimeType: "image/png",
    bytes: async () => (await red(800, 800).png().toBuffer()).subarray(0, 400),
    refusal: "picture_unreadable",
  },
  {
    title: "the first bytes of a PNG and noise",
    mimeType: "image/png",
    bytes: () => Buffer.concat([hugePng(8, 8).subarray(0, 20), Buffer.alloc(500, 0xa5)]),
    refusal: "picture_unreadable",
  },
  {
    title: "an empty WEBP",
    mimeType: "image/webp",
    bytes: () => text("RIFF\u0004\u0000\u0000\u0000WEBP"),
    refusal: "picture_unreadable",
  },
  {
    title: "a sound in the box of a WEBP",
    mimeType: "image/webp",
    bytes: () => text("RIFF\u0004\u0000\u0000\u0000WAVE"),
    refusal: "file_type_differs",
  },
]
