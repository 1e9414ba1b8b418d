import { screen } from "@testing-library/react"
import { useState } from "react"
import { expect, test, vi } from "vitest"
import { renderWithApi } from "../../../test/render.tsx"
import { Checkbox } from "./checkbox.tsx"
import { Field } from "./field.tsx"
import { NativeSelect } from "./native-select.tsx"
import { OptionCards } from "./option-cards.tsx"
import { Pills } from "./pills.tsx"
import { RadioGroup } from "./radio-group.tsx"
import { RatingField } from "./rating-field.tsx"
import { Switch } from "./switch.tsx"

const replies = [
  { value: "chat", label: "In the chat" },
  { value: "mail", label: "By mail", hint: "Slower" },
  { value: "call", label: "By phone", disabled: true },
]

const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("radio", { name })

test.each([
  ["radios", RadioGroup],
  ["cards", OptionCards],
])(
  "%s are one group with the field's name; arrows and presses choose, what is off stays off",
  async (_, Part) => {
    const onValueChange = vi.fn<(value: string) => void>()
    const { user } = await renderWithApi(
      <Field group label="Reply" error="Choose one">
        <Part options={replies} defaultValue="chat" onValueChange={onValueChange} required />
      </Field>,
    )
    const group = screen.getByRole("radiogroup", { name: "Reply", description: "Choose one" })
    expect([group.getAttribute("aria-required"), group.getAttribute("aria-invalid")]).toEqual([
      "true",
      "true",
    ])
    expect(radio("In the chat").checked).toBe(true)
    await user.tab()
    expect(document.activeElement).toBe(radio("In the chat"))
    await user.keyboard("{ArrowDown}")
    expect(radio(/^By mail/).checked).toBe(true)
    await user.click(radio("By phone"))
    expect(radio("By phone").checked).toBe(false)
    await user.click(screen.getByText("In the chat"))
    expect(onValueChange.mock.calls).toEqual([["mail"], ["chat"]])
  },
)

test("a rating is a set of radios with words", async () => {
  function Rate() {
    const [mark, setMark] = useState<number | null>(4)
    return (
      <Field group label="How was it?">
        <RatingField value={mark} onValueChange={setMark} />
      </Field>
    )
  }
  const { user, t } = await renderWithApi(<Rate />)
  expect(screen.getByRole("radiogroup", { name: "How was it?" })).toBeDefined()
  const word = (mark: 4 | 5) => t("fields:ratingMark", { mark, word: t(`fields:ratingWord.${mark}`) })
  expect(radio(word(4)).checked).toBe(true)
  await user.tab()
  await user.keyboard("{ArrowRight}")
  expect(radio(word(5)).checked).toBe(true)
  expect(screen.getByText(word(5))).toBeDefined()
})

test("a checkbox for a part of several is neither on nor off, and its error describes it", async () => {
  const onChange = vi.fn<(isOn: boolean) => void>()
  const { user } = await renderWithApi(
    <Checkbox
      label="All"
      hint="Both parts"
      error="Read the rules"
      indeterminate
      checked={false}
      onChange={(event) => onChange(event.target.checked)}
    />,
  )
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "All" })
  expect([box.indeterminate, box.getAttribute("aria-invalid")]).toEqual([true, "true"])
  expect(screen.getByRole("checkbox", { description: "Read the rules Both parts" })).toBe(box)
  await user.click(screen.getByText("All"))
  expect(onChange.mock.calls).toEqual([[true]])
})

test("a switch is turned by Space and read with its hint", async () => {
  const { user } = await renderWithApi(<Switch label="Letters" hint="Once a day" />)
  const letters = screen.getByRole<HTMLInputElement>("switch", { description: "Once a day" })
  await user.tab()
  expect(document.activeElement).toBe(letters)
  await user.keyboard(" ")
  expect(letters.checked).toBe(true)
})

test.each([
  ["radio", ["ro"]],
  ["checkbox", ["en", "ro"]],
] as const)(
  "pills of kind %s give %j after a second press, in the order of the list",
  async (type, given) => {
    function Part() {
      const [chosen, setChosen] = useState<string[]>(["en"])
      return (
        <Field group label="Languages">
          <Pills
            type={type}
            options={["en", "ru", "ro"].map((value) => ({ value, label: value }))}
            chosen={chosen}
            onChosenChange={setChosen}
          />
        </Field>
      )
    }
    const { user } = await renderWithApi(<Part />)
    await user.click(screen.getByRole(type, { name: "ro" }))
    const chosen = screen.getAllByRole<HTMLInputElement>(type).filter((one) => one.checked)
    expect(chosen.map(({ value }) => value)).toEqual(given)
  },
)

test("a plain list is named and described by its field", async () => {
  const { user } = await renderWithApi(
    <Field label="Sort by" hint="Newest first">
      <NativeSelect>
        <option value="new">Newest</option>
        <option value="price">Price</option>
      </NativeSelect>
    </Field>,
  )
  const list = screen.getByRole("combobox", { name: "Sort by", description: "Newest first" })
  await user.selectOptions(list, "price")
  expect(list).toHaveProperty("value", "price")
})
