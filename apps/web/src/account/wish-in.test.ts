import { expect, test } from "vitest"
import { wishIn } from "./wish-in.ts"

test.each<[string | undefined, string | null]>([
  [undefined, null],
  ["/", null],
  ["/tasks/create", null],
  ["/tasks/create?where=Balti", null],
  ["/tasks?text=wardrobe", null],
  ["/tasks/create?text=Assemble+a+wardrobe&where=Balti", "Assemble a wardrobe"],
  ["/tasks/create?text=%D0%9A%D1%80%D0%B0%D0%BD", "Кран"],
  ["/tasks/create?text=%22220%22", "220"],
  [`/tasks/create?text=${"a".repeat(81)}`, `${"a".repeat(80)}…`],
])("behind %s waits %s", (redirect, text) => {
  expect(wishIn(redirect)).toBe(text)
})
