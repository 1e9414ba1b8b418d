import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { z } from "zod"
import { readData } from "./read-data.ts"

const folder = mkdtempSync(join(tmpdir(), "doable-data-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const schema = z.strictObject({ people: z.array(z.strictObject({ name: z.string() })) })

function read(text: string) {
  const file = join(folder, "people.json")
  writeFileSync(file, text)
  return readData(file, schema)
}

test("what is as it should be is read", () => {
  expect(read('{ "people": [{ "name": "Anna" }] }')).toEqual({ people: [{ name: "Anna" }] })
})

test.each([
  ["a missing field", '{ "people": [{ "name": "Anna" }, {}] }', "people[1].name"],
  ["a field that nobody knows", '{ "people": [{ "name": "Anna", "nmae": "" }] }', "people[0]"],
  ["a comma too many", '{ "people": [], }', "JSON"],
])("%s is told with its file and its place", (_, text, place) => {
  expect(() => read(text)).toThrow("people.json is not as it should be")
  expect(() => read(text)).toThrow(place)
})
