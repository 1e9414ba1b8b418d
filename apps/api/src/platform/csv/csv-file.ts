import { ReadableStream as WebStream } from "node:stream/web"
import type { Context as HonoContext } from "hono"
import { csvLine, type CsvValue } from "./csv.ts"

type Parts = AsyncIterable<readonly (readonly CsvValue[])[]>

interface CsvFile {
  name: string
  day: Date
  headings: readonly string[]
  parts: Parts
}

/** A list as a file that the browser saves while it comes. */
export function csvFile(c: HonoContext, { name, day, headings, parts }: CsvFile): Response {
  return c.body(WebStream.from(lines(headings, parts)) as ReadableStream<Uint8Array>, 200, {
    "Cache-Control": "private, no-store",
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}-${day.toISOString().slice(0, 10)}.csv"`,
  })
}

async function* lines(headings: readonly string[], parts: Parts): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  // A byte order mark, so that spreadsheets read non-Latin letters.
  yield encoder.encode(`\uFEFF${csvLine(headings)}`)
  for await (const rows of parts) yield encoder.encode(rows.map(csvLine).join(""))
}
