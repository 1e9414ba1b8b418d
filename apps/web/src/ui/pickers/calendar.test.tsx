import { act, screen } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import type { Locale } from "@doable/domain/locale"
import { renderWithApi } from "../../../test/render.tsx"
import { Calendar, type CalendarProps } from "./calendar.tsx"
import { longDateText } from "./date-text.ts"
import { Field } from "../fields/field.tsx"

const onValueChange = vi.fn<(date: string) => void>()

async function show(props: Partial<CalendarProps> = {}, locale: Locale = "en") {
  onValueChange.mockClear()
  return renderWithApi(
    <Field group label="Day">
      <Calendar value="2027-03-17" takesFocus onValueChange={onValueChange} {...props} />
    </Field>,
    { locale },
  )
}

const focused = () => document.activeElement?.getAttribute("aria-label")
const day = (date: string) => screen.getByRole("button", { name: new RegExp(`${longDateText(date, "en")}$`) })

test("a calendar is a grid with the month's name, and starts at its value", async () => {
  await show()
  expect(screen.getByRole("grid", { name: "March 2027" })).toBeDefined()
  expect(screen.getByRole("group", { name: "Day" })).toBeDefined()
  expect(focused()).toBe(longDateText("2027-03-17", "en"))
  expect(screen.getByRole("gridcell", { selected: true }).textContent).toBe("17")
  // One stop for Tab.
  expect(document.querySelectorAll("[role=grid] [tabindex='0']")).toHaveLength(1)
})

test.each([
  ["{ArrowLeft}", "2027-03-16"],
  ["{ArrowRight}", "2027-03-18"],
  ["{ArrowUp}", "2027-03-10"],
  ["{ArrowDown}", "2027-03-24"],
  ["{Home}", "2027-03-14"],
  ["{End}", "2027-03-20"],
  ["{PageUp}", "2027-02-17"],
  ["{PageDown}", "2027-04-17"],
  ["{Shift>}{PageUp}{/Shift}", "2026-03-17"],
  ["{Shift>}{PageDown}{/Shift}", "2028-03-17"],
])("%s moves the focus to %s and chooses nothing", async (keys, date) => {
  const { user } = await show()
  await user.keyboard(keys)
  expect(focused()).toBe(longDateText(date, "en"))
  expect(onValueChange).not.toHaveBeenCalled()
})

test.each(["{Enter}", " "])("%s takes the day", async (key) => {
  const { user } = await show()
  await user.keyboard(`{ArrowRight}${key}`)
  expect(onValueChange.mock.calls).toEqual([["2027-03-18"]])
})

test("days outside the limits cannot be reached by keys or taken by a press", async () => {
  const { user, t } = await show({ min: "2027-03-15", max: "2027-04-02" })
  await user.keyboard("{ArrowUp}")
  expect(focused()).toBe(longDateText("2027-03-15", "en"))
  expect(day("2027-03-14").getAttribute("aria-disabled")).toBe("true")
  await user.click(day("2027-03-14"))
  expect(onValueChange).not.toHaveBeenCalled()
  const previous = screen.getByRole("button", { name: t("fields:previousMonth") })
  expect(previous.getAttribute("aria-disabled")).toBe("true")
  await user.click(previous)
  expect(screen.getByRole("grid", { name: "March 2027" })).toBeDefined()
  const next = screen.getByRole("button", { name: t("fields:nextMonth") })
  await user.click(next)
  expect(screen.getByRole("grid", { name: "April 2027" })).toBeDefined()
  expect(next.getAttribute("aria-disabled")).toBe("true")
})

test("a taken day can be reached and read, but not chosen", async () => {
  const { user } = await show({ isTaken: (date) => date === "2027-03-18" })
  await user.keyboard("{ArrowRight}{Enter}")
  expect(focused()).toBe(longDateText("2027-03-18", "en"))
  expect(onValueChange).not.toHaveBeenCalled()
})

test("today is named", async () => {
  const { t } = await show({ value: null })
  const today = screen.getByRole("button", { current: "date" })
  act(() => today.focus())
  const [, before = ""] = /^(.*)\{\{date\}\}/.exec(t("fields:todayIs", { date: "{{date}}" })) ?? []
  expect(focused()?.startsWith(before) && before.length > 0).toBe(true)
})

test.each([
  ["en", "Sunday"],
  ["ru", "воскресенье"],
  ["ro", "duminică"],
] as const)("[I08] the calendar in %s has its own first day", async (locale, sunday) => {
  await show({}, locale)
  const days = screen.getAllByRole("columnheader").map((head) => head.lastChild?.textContent)
  expect(days).toHaveLength(7)
  expect(days.indexOf(sunday)).toBe(locale === "en" ? 0 : 6)
})
