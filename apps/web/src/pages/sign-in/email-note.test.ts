import { expect, test } from "vitest"
import { readEmailNote } from "./email-note.ts"

const now = 1_000_000
const cases: [stored: string | null, note: unknown, why: string][] = [
  ['{"email":"a@b.md","until":1030000}', { email: "a@b.md", until: 1_030_000 }, "as it was written"],
  [
    '{"email":"a@b.md","until":5,"signUpId":"1"}',
    { email: "a@b.md", until: 5, signUpId: "1" },
    "with the sign-up",
  ],
  ['{"email":"a@b.md","until":9999999}', { email: "a@b.md", until: 1_060_000 }, "the clock was set back"],
  ['{"email":"a@b.md","until":5}', { email: "a@b.md", until: 5 }, "the pause is over, the address stays"],
  ['{"email":7,"until":5}', null, "not ours"],
  ["null", null, "not ours"],
  ["{", null, "cut off"],
  [null, null, "nothing noted"],
]

test.each(cases)("%s is read as %j: %s", (stored, note) => {
  expect(readEmailNote(stored, now)).toEqual(note)
})
