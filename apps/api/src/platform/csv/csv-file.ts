import { ReadableStream as WebStream } from "node:stream/web"
import type { Context as HonoContext } from "hono"
import { csvLine, type CsvSeparator, type CsvValue } from "./csv.ts"

type Parts = AsyncIterable<readonly (readonly CsvValue[])[]>

interface CsvFile {
  name: string
  day: Date
  headings: readonly string[]
  parts: Parts
  separator?: CsvSeparator
}

/** A list as a file that the browser saves while it comes. */
export function csvFile(c: HonoContext, { name, day, ...file }: CsvFile): Response {
  return c.body(WebStream.from(lines(file)) as ReadableStream<Uint8Array>, 200, {
    "Cache-Control": "private, no-store",
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}-${day.toISOString().slice(0, 10)}.csv"`,
  })
}

type Content = Pick<CsvFile, "headings" | "parts" | "separator">

async function* lines({ headings, parts, separator }: Content): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  // A byte order mark, so that spreadsheets read non-Latin letters.
  yield encoder.encode(`\uFEFF${csvLine(headings, separator)}`)
  for await (const rows of parts) yield encoder.encode(rows.map((row) => csvLine(row, separator)).join(""))
}
