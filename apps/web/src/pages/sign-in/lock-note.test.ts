import { expect, test } from "vitest"
import { clockText } from "../../i18n/clock-text.ts"
import { fallenTabs, readLockNote } from "./lock-note.ts"

const now = 1_000_000

test.each([
  ["nothing was kept", null, null],
  ["something else was kept", '{"until":"soon"}', null],
  [
    "the wait goes on",
    '{"email":"a@b.md","until":1300000,"seconds":900}',
    { email: "a@b.md", until: 1_300_000, seconds: 900, isOver: false },
  ],
  [
    "the clock was set back",
    '{"email":"a@b.md","until":99000000,"seconds":900}',
    { email: "a@b.md", until: now + 900_000, seconds: 900, isOver: false },
  ],
  [
    "the wait is over",
    '{"email":"a@b.md","until":999999,"seconds":900}',
    { email: "a@b.md", until: 999_999, seconds: 900, isOver: true },
  ],
])("%s", (_title, stored, note) => {
  expect(readLockNote(stored, now)).toEqual(note)
})

test.each([
  [900, 900, 0],
  [841, 900, 0],
  [840, 900, 1],
  [767, 900, 2],
  [0, 900, 15],
  [7200, 14_400, 7],
])("with %i of %i seconds left, %i of 15 tabs have fallen", (left, seconds, fallen) => {
  expect(fallenTabs(left, seconds, 15)).toBe(fallen)
})

test.each([
  [767, "12:47"],
  [59, "0:59"],
  [0, "0:00"],
  [14_348, "3:59:08"],
])("%i seconds read %s", (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})
