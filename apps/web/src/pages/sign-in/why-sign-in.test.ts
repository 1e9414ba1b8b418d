import { expect, test } from "vitest"
import { whySignIn } from "./why-sign-in.ts"

const task = "2f0c1c4e-5d0a-4c3a-9a53-8d7f2f4a1b11"

test.each([
  ["/", null],
  ["/dashboard", null],
  [`/tasks?save=${task}`, "toSave"],
  [`/tasks/${task}?save=${task}`, "toSave"],
  ["/tasks?save=everything", null],
  ["/tasks/create", "toPost"],
  [`/tasks/create?providerId=${task}`, "toPost"],
  ["/tasks/create?text=Assemble+a+wardrobe", null],
  ["/tasks/created", null],
  ["/providers/create?at=look", "toOffer"],
  ["/providers/created", null],
])("on the way to %s the reason is %s", (path, reason) => {
  expect(whySignIn(path)).toBe(reason)
})
