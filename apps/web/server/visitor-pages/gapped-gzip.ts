// A page as gzip that is compressed once and sent many times, each time with other values in its gaps: the nonce and
// the request id. A gap is a block that gzip stores as it is (RFC 1951, 3.2.4). The checksum of the whole page follows
// from those of the new values: CRC-32 is linear, so each gap only needs to know what the bytes behind it do to a sum.
import { promisify } from "node:util"
import { constants, crc32, deflateRaw } from "node:zlib"

const compress = promisify(deflateRaw)

/** What each of the 32 bits of a checksum turns into behind further bytes. */
type Shift = number[]

interface Gap {
  /** As drawn. */
  value: string
  shift: Shift
}

export interface GappedGzip {
  /** Compressed pieces, with the index of a gap between each two. */
  parts: (Buffer | number)[]
  gaps: Gap[]
  checksum: number
  size: number
  /** The same for those who don't take gzip. */
  text: string
}

const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
const lastBlock = Buffer.from([3, 0])
const bits = Array.from({ length: 32 }, (_, bit) => (1 << bit) >>> 0)

/** `values` are as long as whatever will take their place, in plain characters, and none contains another. */
export async function gappedGzip(text: string, values: string[]): Promise<GappedGzip> {
  const pieces = text.split(new RegExp(`(${values.join("|")})`))
  const indexOf = (piece: string) => values.indexOf(piece)
  const parts = await Promise.all(
    pieces.map((piece, at) => (at % 2 ? indexOf(piece) : compressed(Buffer.from(piece)))),
  )
  const gaps = values.map((value) => ({ value, shift: bits.map(() => 0) }))
  let behind: Shift = bits
  for (const [at, piece] of [...pieces.entries()].toReversed()) {
    const gap = at % 2 ? gaps[indexOf(piece)] : undefined
    if (gap) gap.shift = gap.shift.map((sum, bit) => sum ^ (behind[bit] ?? 0))
    behind = shiftOf(Buffer.from(piece)).map((sum) => shifted(behind, sum))
  }
  return { parts, gaps, checksum: crc32(text), size: Buffer.byteLength(text), text }
}

/** The whole file with these values in its gaps, in pieces: all answers share the long ones, and nothing is copied. */
export function filled({ parts, gaps, checksum, size }: GappedGzip, values: string[]): Buffer[] {
  const stored = values.map(storedBlock)
  const file = parts.map((part) => (typeof part === "number" ? (stored[part] ?? lastBlock) : part))
  const sum = gaps.reduce(
    (whole, { value, shift }, at) => whole ^ shifted(shift, crc32(value) ^ crc32(values[at] ?? "")),
    checksum,
  )
  const foot = Buffer.alloc(8)
  foot.writeUInt32LE(sum >>> 0)
  foot.writeUInt32LE(size, 4)
  return [head, ...file, lastBlock, foot]
}

/** Ends at a whole byte and refers to nothing outside of it, so other pieces can stand next to it. */
const compressed = (piece: Buffer) => compress(piece, { level: 9, finishFlush: constants.Z_SYNC_FLUSH })

function storedBlock(value: string): Buffer {
  const block = Buffer.alloc(5 + value.length)
  block.writeUInt16LE(value.length, 1)
  block.writeUInt16LE(~value.length & 0xffff, 3)
  block.write(value, 5, "latin1")
  return block
}

function shiftOf(bytes: Buffer): Shift {
  const none = crc32(bytes, 0)
  return bits.map((bit) => crc32(bytes, bit) ^ none)
}

function shifted(shift: Shift, sum: number): number {
  return shift.reduce((whole, moved, bit) => ((sum >>> bit) & 1 ? whole ^ moved : whole), 0)
}
