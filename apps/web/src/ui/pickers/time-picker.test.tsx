import { screen } from "@testing-library/react"
import { useState } from "react"
import { expect, test, vi } from "vitest"
import type { Locale } from "@doable/domain/locale"
import { renderWithApi } from "../../../test/render.tsx"
import { Field } from "../fields/field.tsx"
import { TimePicker } from "./time-picker.tsx"
import type { PlainTime } from "./time-text.ts"

const onValueChange = vi.fn<(time: PlainTime | null) => void>()
const onUnreadChange = vi.fn<(text: string | null) => void>()

async function show(isRead = false, locale: Locale = "ro") {
  onValueChange.mockClear()
  onUnreadChange.mockClear()
  function Part() {
    const [value, setValue] = useState<PlainTime | null>(null)
    const change = (next: PlainTime | null) => {
      onValueChange(next)
      setValue(next)
    }
    return (
      <Field label="Hour">
        <TimePicker
          value={value}
          onValueChange={change}
          min="07:00"
          max="22:00"
          {...(isRead ? { onUnreadChange } : {})}
        />
      </Field>
    )
  }
  return renderWithApi(<Part />, { locale })
}

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Hour" })
const times = () => screen.queryAllByRole("option").map((option) => option.textContent)

test("a time is typed in short and taken in quarter hours", async () => {
  const { user } = await show()
  await user.type(field(), "940")
  expect(times()).toEqual(["09:45"])
  await user.keyboard("{Enter}")
  expect(field().value).toBe("09:45")
  expect(onValueChange.mock.calls).toEqual([["09:45"]])
})

test("the list goes from the first hour to the last, in quarters", async () => {
  const { user } = await show()
  await user.click(field())
  expect([times()[0], times()[1], times().at(-1), times().length]).toEqual(["07:00", "07:15", "22:00", 61])
})

test.each([
  ["18", "18:00"],
  ["1830", "18:30"],
  ["18.40", "18:40"],
  ["6:30 pm", "18:30"],
])("“%s” is read as %s where exact times are taken", async (typed, time) => {
  const { user } = await show(true)
  await user.type(field(), typed)
  await user.tab()
  expect(onValueChange).toHaveBeenLastCalledWith(time)
})

test.each(["3:00", "late"])("“%s” is kept as typed for the form to explain", async (typed) => {
  const { user } = await show(true)
  await user.type(field(), typed)
  await user.tab()
  expect(onUnreadChange).toHaveBeenLastCalledWith(typed)
  expect(onValueChange).toHaveBeenLastCalledWith(null)
})
