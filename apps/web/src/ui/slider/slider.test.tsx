import { fireEvent, screen } from "@testing-library/react"
import { useState } from "react"
import { expect, test } from "vitest"
import { renderWithApi } from "../../../test/render.tsx"
import { Field } from "../fields/field.tsx"
import { RangeSlider, Slider } from "./slider.tsx"

function Range() {
  const [value, setValue] = useState<readonly [number, number]>([200, 1500])
  return (
    <Field group label="Budget">
      <RangeSlider
        min={0}
        max={5000}
        step={50}
        name="budget"
        value={value}
        onValueChange={setValue}
        describe={(amount) => `${amount} lei`}
      />
    </Field>
  )
}

const thumb = (name: string) => screen.getByRole<HTMLInputElement>("slider", { name })
const number = (name: string) => screen.getByRole<HTMLInputElement>("spinbutton", { name })
const numbers = () => [number("From").value, number("To").value]

test("each thumb is named, has its value in words, and its number beside it", async () => {
  const { container } = await renderWithApi(<Range />)
  expect(screen.getByRole("group", { name: "Budget" })).toBeDefined()
  expect(thumb("From").getAttribute("aria-valuetext")).toBe("200 lei")
  expect(number("To").getAttribute("aria-valuenow")).toBe("1500")
  expect([number("To").getAttribute("aria-valuemin"), number("To").getAttribute("aria-valuemax")]).toEqual([
    "0",
    "5000",
  ])
  expect([...container.querySelectorAll<HTMLInputElement>("[name]")].map(({ name }) => name)).toEqual([
    "budgetFrom",
    "budgetTo",
  ])
})

test.each(["{Enter}", "{Tab}"])("a typed number is put on a step by %s", async (key) => {
  const { user } = await renderWithApi(<Range />)
  await user.clear(number("To"))
  await user.type(number("To"), `777${key}`)
  expect([thumb("To").value, number("To").value]).toEqual(["800", "800"])
})

test.each([
  ["{ArrowUp}", "1,550"],
  ["{ArrowDown}", "1,450"],
])("%s in the number makes one step", async (key, shown) => {
  const { user } = await renderWithApi(<Range />)
  await user.click(number("To"))
  await user.keyboard(key)
  expect(number("To").value).toBe(shown)
})

test("neither end passes the other, by thumb or by number", async () => {
  const { user } = await renderWithApi(<Range />)
  fireEvent.change(thumb("From"), { target: { value: "5000" } })
  expect(numbers()).toEqual(["1,500", "1,500"])
  await user.clear(number("To"))
  await user.type(number("To"), "100{Enter}")
  expect(numbers()).toEqual(["1,500", "1,500"])
})

test("what is no number is let go, and a number beyond the end becomes the end", async () => {
  const { user } = await renderWithApi(<Range />)
  await user.clear(number("To"))
  await user.type(number("To"), "lots{Enter}")
  expect(number("To").value).toBe("1,500")
  await user.clear(number("To"))
  await user.type(number("To"), "9999{Enter}")
  expect(number("To").value).toBe("5,000")
})

test("a slider with one thumb is named by its field", async () => {
  function One() {
    const [value, setValue] = useState(5)
    return (
      <Field group label="Distance">
        <Slider min={1} max={25} unit="km" value={value} onValueChange={setValue} />
      </Field>
    )
  }
  await renderWithApi(<One />)
  fireEvent.change(thumb("Distance"), { target: { value: "12" } })
  expect(number("Distance").value).toBe("12")
})
