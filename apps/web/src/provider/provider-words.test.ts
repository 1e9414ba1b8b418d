import { expect, test } from "vitest"
import { readWords } from "@doable/words/read-words"
import { durationText } from "./provider-words.ts"
import { weekdaysText } from "./weekday-text.ts"

test("a usual reply is told in minutes, hours or days", () => {
  const spoken = (minutes: number) => durationText(minutes, "en")
  expect([0.2, 12, 59, 60, 150, 1439, 1440, 4400].map(spoken)).toEqual([
    "1 minute",
    "12 minutes",
    "59 minutes",
    "1 hour",
    "3 hours",
    "24 hours",
    "1 day",
    "3 days",
  ])
  expect(durationText(12, "ru")).toBe("12 минут")
  expect(durationText(4400, "ro")).toBe("3 zile")
})

test.each([
  ["en", "Monday to Friday and Sunday"],
  ["ru", "понедельник–пятница и воскресенье"],
  ["ro", "de luni până vineri și duminică"],
] as const)("in %s, days in a row are one span: %s", (locale, text) => {
  const { t } = readWords(locale, ["provider"])
  expect(weekdaysText(["mon", "tue", "wed", "thu", "fri", "sun"], { t, locale })).toBe(text)
})
