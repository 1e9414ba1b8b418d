import { gunzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { filled, gappedGzip } from "./gapped-gzip.ts"

const [nonce, id] = ["n".repeat(32), "i".repeat(36)]
const others = ["0".repeat(32), "1".repeat(36)]

test.each([
  ["no gap", "<p>nothing changes here"],
  ["one in the middle", `<p>${nonce}</p>`],
  ["one at each end", `${nonce}<p>${id}`],
  ["two next to each other", `<p>${nonce}${id}${nonce}</p>`],
  ["none of the second", `a ${nonce} b ${nonce} c`],
  ["letters of many bytes", `Штефан ${nonce} și ${id} 👋`.repeat(500)],
  ["nothing at all", ""],
])("%s: unpacks to the text with the new values, however often", async (_, text) => {
  const packed = await gappedGzip(text, [nonce, id])
  for (const values of [others, [nonce, id], ["z".repeat(32), "y".repeat(36)]]) {
    const [first = "", second = ""] = values
    const expected = text.replaceAll(nonce, first).replaceAll(id, second)
    // Checks the sum and the length at the end, too.
    expect(gunzipSync(Buffer.concat(filled(packed, values))).toString()).toBe(expected)
  }
})

test("is smaller than the text", async () => {
  const text = `<li class="flex">${nonce}</li>`.concat('<li class="flex">row</li>'.repeat(1000))
  expect(Buffer.concat(filled(await gappedGzip(text, [nonce, id]), others)).length).toBeLessThan(
    text.length / 20,
  )
})
