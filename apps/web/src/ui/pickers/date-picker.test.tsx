import { screen, within } from "@testing-library/react"
import { useState } from "react"
import { expect, test, vi } from "vitest"
import type { Locale } from "@doable/domain/locale"
import { renderWithApi } from "../../../test/render.tsx"
import type { PlainDate } from "./calendar-dates.ts"
import { dateText, longDateText } from "./date-text.ts"
import { DatePicker } from "./date-picker.tsx"
import { Field } from "../fields/field.tsx"

const onValueChange = vi.fn<(date: PlainDate | null) => void>()
const limits = { min: "2027-03-15", max: "2027-06-15" }

async function show(first: PlainDate | null = null, locale: Locale = "en") {
  onValueChange.mockClear()
  function Part() {
    const [value, setValue] = useState(first)
    const change = (next: PlainDate | null) => {
      onValueChange(next)
      setValue(next)
    }
    return (
      <Field label="Date">
        <DatePicker
          name="day"
          value={value}
          onValueChange={change}
          {...limits}
          isTaken={(date) => date === "2027-05-01"}
        />
      </Field>
    )
  }
  return renderWithApi(<Part />, { locale })
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Date" })
const focused = () => document.activeElement?.getAttribute("aria-label")

test.each([
  ["en", "april 5 2027"],
  ["ru", "5 апреля 2027"],
  ["ro", "5 aprilie 2027"],
  ["ro", "05.04.2027"],
  ["en", "2027-04-05"],
] as const)("in %s “%s” is a date, written out when the field is left", async (locale, typed) => {
  const { user, container } = await show(null, locale)
  await user.type(field(), typed)
  await user.tab()
  expect(onValueChange).toHaveBeenLastCalledWith("2027-04-05")
  expect(field().value).toBe(dateText("2027-04-05", locale))
  expect(container.querySelector("input[name=day]")).toHaveProperty("value", "2027-04-05")
})

test.each([
  ["завтра когда-нибудь", "fields:dateUnclear"],
  ["01.01.2020", "fields:dateTooEarly"],
  ["01.01.2029", "fields:dateTooLate"],
  ["01.05.2027", "fields:dateTaken"],
] as const)("“%s” stays in the field with its reason", async (typed, key) => {
  const { user, t } = await show("2027-04-05", "ru")
  await user.clear(field())
  await user.type(field(), `${typed}{Enter}`)
  const dates = { dateTooEarly: limits.min, dateTooLate: limits.max, dateUnclear: "2027-04-05" }
  const date = dateText(dates[key.slice(7) as keyof typeof dates] ?? limits.min, "ru")
  const reason = t(key, { date, example: date })
  expect(field().getAttribute("aria-invalid")).toBe("true")
  expect(screen.getByRole("textbox", { description: reason })).toBe(field())
  expect(field().value).toBe(typed)
  expect(onValueChange).toHaveBeenLastCalledWith(null)
  await user.type(field(), "x")
  expect(field().getAttribute("aria-invalid")).toBeNull()
})

test("a whole date counts while it is typed, and what was typed stays until the field is left", async () => {
  const { user } = await show()
  await user.type(field(), "5.4.202")
  expect(onValueChange).not.toHaveBeenCalled()
  await user.type(field(), "7")
  expect(onValueChange).toHaveBeenLastCalledWith("2027-04-05")
  expect(field().value).toBe("5.4.2027")
})

test("an emptied field is no date and no fault", async () => {
  const { user } = await show("2027-04-05")
  await user.clear(field())
  await user.tab()
  expect(onValueChange).toHaveBeenLastCalledWith(null)
  expect(field().getAttribute("aria-invalid")).toBeNull()
})

test("a date is taken from the calendar with the keyboard alone", async () => {
  const { user, t } = await show("2027-03-16")
  const button = screen.getByRole("button", { name: t("fields:openCalendar") })
  button.focus()
  await user.keyboard("{Enter}")
  const calendar = await screen.findByRole("dialog", { name: t("fields:openCalendar") })
  expect(within(calendar).getByRole("grid")).toBeDefined()
  expect(button.getAttribute("aria-expanded")).toBe("true")
  expect(focused()).toBe(longDateText("2027-03-16", "en"))
  // Days before the first one can't be reached.
  await user.keyboard("{ArrowUp}")
  expect(focused()).toBe(longDateText("2027-03-15", "en"))
  await user.keyboard("{ArrowDown}{ArrowRight}{Enter}")
  expect(onValueChange.mock.calls).toEqual([["2027-03-23"]])
  expect(field().value).toBe(dateText("2027-03-23", "en"))
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(document.activeElement).toBe(button)
})

test("Alt and arrow down open the calendar from the field, and Escape leaves all as it was", async () => {
  const { user } = await show("2027-03-16")
  await user.click(field())
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}")
  await screen.findByRole("dialog")
  await user.keyboard("{ArrowRight}{Escape}")
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(onValueChange).not.toHaveBeenCalled()
  expect(field().value).toBe(dateText("2027-03-16", "en"))
})

test("the button that opens the calendar closes it", async () => {
  const { user, t } = await show("2027-03-16")
  const button = screen.getByRole("button", { name: t("fields:openCalendar") })
  await user.click(button)
  await screen.findByRole("dialog")
  await user.click(button)
  expect(screen.queryByRole("dialog")).toBeNull()
})
