import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { findContacts } from "@doable/domain/moderation/contacts"

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return /\s/.test(value) ? [value] : []
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test("of 500 texts of the demo at most one is taken for a contact", () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  const texts = files
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => textsIn(JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8"))))
  expect(texts.length).toBeGreaterThan(500)
  const found = texts.filter((text) => findContacts(text).length > 0)
  expect(found.length, found.join("\n")).toBeLessThanOrEqual(Math.ceil(texts.length / 500))
})
