import { expect, test } from "vitest"
import { whyCannotTakeBack } from "./rules.ts"

const said = {
  senderId: "ana",
  isSystem: false,
  createdAt: new Date("2026-06-17T12:00:00Z"),
  deletedAt: null,
}
const after = (minutes: number) => new Date(said.createdAt.getTime() + minutes * 60_000)

test.each([
  ["one's own within a quarter of an hour", said, "ana", 15, null],
  ["no longer after it", said, "ana", 16, "message_too_late"],
  ["nobody else's", said, "ion", 1, "message_not_own"],
  [
    "nothing that the product said, though one did it",
    { ...said, isSystem: true },
    "ana",
    1,
    "message_not_own",
  ],
  ["what is taken back stays so", { ...said, deletedAt: after(1) }, "ana", 60, null],
])("is taken back: %s", (_title, message, userId, minutes, expected) => {
  expect(whyCannotTakeBack(message, { userId, now: after(minutes) })).toBe(expected)
})
