import { act, screen, waitFor } from "@testing-library/react"
import { describe, expect, test, vi } from "vitest"
import { stopClock } from "../../../test/clock.ts"
import { renderWithApi } from "../../../test/render.tsx"
import { Field } from "../fields/field.tsx"
import { Select } from "./select.tsx"

const options = [
  { label: "Ours", options: ["English", "Romanian", "Russian"].map(asOption) },
  {
    label: "Others",
    options: [
      { ...asOption("Bulgarian"), disabled: true },
      ...["Polish", "Portuguese", "Turkish"].map(asOption),
    ],
  },
]

function asOption(name: string) {
  return { value: name.toLowerCase(), label: name }
}

const trigger = () => screen.getByRole("combobox", { name: "Language" })
const highlighted = () => document.querySelector("[role=option][data-highlighted]")?.textContent
const focusedName = () => document.activeElement?.textContent

async function show(onValueChange = vi.fn<(value: string) => void>(), disabled = false) {
  const shown = await renderWithApi(
    <Field label="Language" hint="The one you speak">
      <Select<string>
        options={options}
        defaultValue="english"
        onValueChange={onValueChange}
        disabled={disabled}
      />
    </Field>,
  )
  return { ...shown, onValueChange }
}

test("a select is named and described by its field and shows its value", async () => {
  await show()
  expect(trigger().textContent).toBe("English")
  expect(trigger().getAttribute("aria-expanded")).toBe("false")
  expect(screen.getByRole("combobox", { description: "The one you speak" })).toBe(trigger())
})

test.each(["{Enter}", " ", "{ArrowDown}", "{ArrowUp}"])("%s opens it at its value", async (key) => {
  const { user } = await show()
  act(() => trigger().focus())
  await user.keyboard(key)
  expect(await screen.findByRole("listbox")).toBeDefined()
  expect(highlighted()).toBe("English")
  expect(screen.getAllByRole("group").map((group) => group.textContent)).toHaveLength(2)
})

describe("an open select", () => {
  async function open() {
    const shown = await show()
    act(() => trigger().focus())
    await shown.user.keyboard("{Enter}")
    await screen.findByRole("listbox")
    return shown
  }

  test("is walked by arrows, Home and End, and passes what cannot be chosen", async () => {
    const { user } = await open()
    for (const [key, name] of [
      ["{ArrowDown}", "Romanian"],
      ["{ArrowDown}", "Russian"],
      ["{ArrowDown}", "Polish"],
      ["{ArrowUp}", "Russian"],
      ["{End}", "Turkish"],
      ["{Home}", "English"],
    ] as const) {
      await user.keyboard(key)
      await waitFor(() => expect(focusedName()).toBe(name))
    }
  })

  test.each(["{Enter}", " "])("takes the row by %s and gives the focus back", async (key) => {
    const { user, onValueChange } = await open()
    await user.keyboard("{ArrowDown}")
    await waitFor(() => expect(focusedName()).toBe("Romanian"))
    await user.keyboard(key)
    expect(onValueChange.mock.calls).toEqual([["romanian"]])
    expect(screen.queryByRole("listbox")).toBeNull()
    expect(document.activeElement).toBe(trigger())
    expect(trigger().textContent).toBe("Romanian")
    await user.keyboard("{Enter}")
    expect(screen.getByRole("option", { selected: true }).textContent).toBe("Romanian")
  })

  test("is left as it was by Escape", async () => {
    const { user, onValueChange } = await open()
    await user.keyboard("{ArrowDown}{Escape}")
    expect(screen.queryByRole("listbox")).toBeNull()
    expect(onValueChange).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(trigger())
  })

  test("takes the row that is pressed, and none that cannot be chosen", async () => {
    const { user, onValueChange } = await open()
    await user.click(screen.getByRole("option", { name: "Bulgarian" }))
    expect(screen.getByRole("listbox")).toBeDefined()
    await user.click(screen.getByRole("option", { name: "Polish" }))
    expect(onValueChange.mock.calls).toEqual([["polish"]])
  })
})

test("[U11] what was typed is forgotten after one second", async () => {
  await show()
  act(() => trigger().focus())
  const { user, pass } = stopClock()
  await user.keyboard("{Enter}")
  // The list is placed first, and takes the focus then.
  await pass(20)
  const finds = async (letter: string, name: string) => {
    await user.keyboard(letter)
    await pass(1)
    expect(focusedName()).toBe(name)
  }
  await finds("p", "Polish")
  await pass(990)
  await finds("o", "Polish")
  await finds("r", "Portuguese")
  await pass(1000)
  await finds("t", "Turkish")
})

test("a closed select finds by its first letters as well", async () => {
  const { user, onValueChange } = await show()
  act(() => trigger().focus())
  await user.keyboard("tu")
  expect(onValueChange.mock.calls).toEqual([["turkish"]])
})

test("a disabled select does not open", async () => {
  const { user } = await show(undefined, true)
  await user.click(trigger())
  expect(screen.queryByRole("listbox")).toBeNull()
})
