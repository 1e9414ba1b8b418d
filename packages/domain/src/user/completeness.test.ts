import { expect, test } from "vitest"
import { doneSteps } from "./completeness.ts"

const nobody = { name: "", image: null }
const phone = { type: "phone", isVerified: true }

test.each([
  ["a new person", nobody, [], []],
  ["blanks are no name", { ...nobody, name: " " }, [], []],
  ["a name", { ...nobody, name: "Ana" }, [], ["name"]],
  ["a number without proof", nobody, [{ ...phone, isVerified: false }], []],
  ["a social network", nobody, [{ type: "socialNetwork", isVerified: false }], []],
  ["all of it", { name: "Ana", image: "/files/1" }, [phone], ["name", "avatar", "phone"]],
])("%s", (_title, user, contacts, steps) => {
  expect(doneSteps(user, contacts)).toEqual(steps)
})
