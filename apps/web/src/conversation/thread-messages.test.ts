import { expect, test } from "vitest"
import type { Conversation, Message } from "../session/answers/chat-answers.ts"
import { isWhole, mergePage } from "./thread-messages.ts"

const conversation = { id: "c" } as Conversation
const said = (position: number, given: Partial<Message> = {}) =>
  ({
    id: `m${position}`,
    position,
    text: `${position}`,
    isDeleted: false,
    files: [],
    ...given,
  }) as unknown as Message

test("pages come together in order and without doubles, from both sides", () => {
  const first = mergePage(null, { conversation, data: [said(5), said(6)], otherReadPosition: 5 })
  expect(isWhole(first)).toBe(false)
  const older = mergePage(first, { data: [said(1), said(2), said(3), said(4)], otherReadPosition: 4 })
  const newer = mergePage(older, { data: [said(6), said(7)], otherReadPosition: 6 })
  expect(newer.messages.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(newer.otherReadPosition).toBe(6)
  expect(isWhole(newer)).toBe(true)
})

test("what was taken back is taken back here, and what stayed keeps its picture", () => {
  const before = mergePage(null, { conversation, data: [said(1), said(2)], otherReadPosition: 0 })
  const after = mergePage(before, {
    data: [said(1, { isDeleted: true, text: "" }), said(2)],
    otherReadPosition: 0,
  })
  expect(after.messages[0]?.isDeleted).toBe(true)
  expect(after.messages[1]).toBe(before.messages[1])
})
