import { screen } from "@testing-library/react"
import { useState } from "react"
import { expect, test, vi } from "vitest"
import type { Locale } from "@doable/domain/locale"
import { described } from "../../../test/described.ts"
import { renderWithApi } from "../../../test/render.tsx"
import { Field } from "./field.tsx"
import { MoneyField } from "./money-field.tsx"
import { amountText } from "@doable/words/format"

const onValueChange = vi.fn<(minor: number | null) => void>()

async function show(first: number | null = null, locale: Locale = "ro") {
  onValueChange.mockClear()
  function Part() {
    const [value, setValue] = useState(first)
    const change = (next: number | null) => {
      onValueChange(next)
      setValue(next)
    }
    return (
      <Field label="Price" hint="Per hour">
        <MoneyField name="price" currency="MDL" value={value} onValueChange={change} />
      </Field>
    )
  }
  return renderWithApi(<Part />, { locale })
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Price" })

test("an amount is written out as the language does it when the field is left", async () => {
  const { user, container, t } = await show()
  await user.type(field(), "1,240.50")
  expect(field().value).toBe("1,240.50")
  await user.tab()
  expect(field().value).toBe("1.240,50")
  expect(onValueChange).toHaveBeenLastCalledWith(124_050)
  expect(container.querySelector("input[name=price]")).toHaveProperty("value", "124050")
  expect(screen.getByText(t("fields:currencyName.MDL"))).toBeDefined()
})

test("what is no amount stays with its reason, which is not said while one types", async () => {
  const { user, t } = await show(124_050)
  await user.clear(field())
  await user.type(field(), "mult")
  expect(field().getAttribute("aria-invalid")).toBeNull()
  await user.tab()
  const reason = t("fields:amountUnclear", { example: amountText(124_050, "ro") })
  expect(field().getAttribute("aria-invalid")).toBe("true")
  const [said = ""] = field().getAttribute("aria-describedby")?.split(" ") ?? []
  expect(document.getElementById(said)?.textContent).toBe(reason)
  expect(field().value).toBe("mult")
  expect(onValueChange).toHaveBeenLastCalledWith(null)
})

test("a text that can't be read is told once, also where the form misses the price", async () => {
  const { user, t } = await renderWithApi(
    <Field label="Price" hint="Per hour" error="Enter a price.">
      <MoneyField currency="MDL" value={null} onValueChange={() => {}} />
    </Field>,
  )
  expect(described(field())).toBe("Enter a price. Per hour")
  await user.type(field(), "much")
  await user.tab()
  const unclear = t("fields:amountUnclear", { example: amountText(124_050, "en") })
  expect(described(field())).toBe(`${unclear} Per hour`)
})

test.each([
  [null, "леев"],
  [100, "лей"],
  [200, "лея"],
  [500, "леев"],
  [2100, "лей"],
  [550, "лея"],
])("the unit of %s bani is «%s»", async (minor, unit) => {
  await show(minor, "ru")
  expect(screen.getByText(unit)).toBeDefined()
})

test("an empty field is no amount and no fault", async () => {
  const { user } = await show(500)
  await user.clear(field())
  await user.tab()
  expect(onValueChange).toHaveBeenLastCalledWith(null)
  expect([field().value, field().getAttribute("aria-invalid")]).toEqual(["", null])
})
