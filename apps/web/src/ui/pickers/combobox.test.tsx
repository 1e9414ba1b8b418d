import { act, screen, waitFor } from "@testing-library/react"
import { useState } from "react"
import { describe, expect, test, vi } from "vitest"
import { renderWithApi } from "../../../test/render.tsx"
import type { ComboboxOption } from "./combobox-results.ts"
import { Combobox } from "./combobox.tsx"
import { Field } from "../fields/field.tsx"

const countries: ComboboxOption[] = [
  { value: "MD", label: "Moldova" },
  { value: "RO", label: "România" },
  { value: "NL", label: "Țările de Jos" },
  { value: "FR", label: "France", disabled: true },
  { value: "UA", label: "Ukraine" },
]

const field = () => screen.getByRole("combobox", { name: "Country" })
const list = () => screen.queryByRole("listbox")
const names = () => screen.queryAllByRole("option").map((option) => option.textContent)
const active = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent
const valueOf = () => (field() as HTMLInputElement).value

type Extra = Partial<Parameters<typeof Combobox>[0]>

async function show(extra: Extra = {}, first: ComboboxOption | null = null) {
  const onValueChange = vi.fn<(value: string | null) => void>()
  function Part() {
    const [value, setValue] = useState(first)
    const change = (next: ComboboxOption | null) => {
      onValueChange(next?.value ?? null)
      setValue(next)
    }
    const source = extra.load ? { load: extra.load } : { options: countries }
    return (
      <Field label="Country">
        <Combobox {...extra} {...source} value={value} onValueChange={change} />
      </Field>
    )
  }
  return { ...(await renderWithApi(<Part />)), onValueChange }
}

describe("the list", () => {
  test.each(["{ArrowDown}", "{ArrowUp}"])(
    "opens by %s, at the value, and the focus stays in the input",
    async (key) => {
      const { user } = await show({}, countries[1])
      act(() => field().focus())
      expect(field().getAttribute("aria-expanded")).toBe("false")
      await user.keyboard(key)
      expect(field().getAttribute("aria-expanded")).toBe("true")
      expect(field().getAttribute("aria-controls")).toBe(list()?.id)
      expect(active()).toBe("România")
      expect(screen.getByRole("option", { selected: true }).textContent).toBe("România")
      expect(document.activeElement).toBe(field())
    },
  )

  test("is walked by arrows, round the ends and past what cannot be chosen", async () => {
    const { user } = await show()
    await user.click(field())
    for (const [key, name] of [
      ["{ArrowDown}", "Moldova"],
      ["{ArrowUp}", "Ukraine"],
      ["{ArrowUp}", "Țările de Jos"],
      ["{ArrowDown}", "Ukraine"],
      ["{ArrowDown}", "Moldova"],
    ] as const) {
      await user.keyboard(key)
      expect(active()).toBe(name)
    }
    await user.keyboard("{Enter}")
    expect(valueOf()).toBe("Moldova")
    expect(list()).toBeNull()
  })

  test("is opened and closed by its button", async () => {
    const { user, t } = await show()
    const button = screen.getByRole("button", { name: t("fields:showOptions") })
    await user.click(button)
    expect(names()).toHaveLength(5)
    expect(document.activeElement).toBe(field())
    await user.click(button)
    expect(list()).toBeNull()
  })

  test("gives the row that is pressed, and none that cannot be chosen", async () => {
    const { user, onValueChange } = await show()
    await user.click(field())
    await user.click(screen.getByRole("option", { name: "France" }))
    expect(onValueChange).not.toHaveBeenCalled()
    await user.click(screen.getByRole("option", { name: "Ukraine" }))
    expect(onValueChange.mock.calls).toEqual([["UA"]])
    expect(document.activeElement).toBe(field())
  })
})

test("names are found without their accents, and Enter takes the first", async () => {
  const { user, t } = await show()
  await user.type(field(), "xyz")
  expect(names()).toEqual([])
  expect(screen.getByRole("status").textContent).toBe(t("fields:noMatches"))
  await user.clear(field())
  await user.type(field(), "tari")
  expect(names()).toEqual(["Țările de Jos"])
  expect(screen.getByRole("status").textContent).toBe(t("fields:matches", { count: 1 }))
  await user.keyboard("{Enter}")
  expect(valueOf()).toBe("Țările de Jos")
})

test("Escape and words that match nothing leave the value; empty words clear it", async () => {
  const { user, onValueChange } = await show({}, countries[0])
  await user.clear(field())
  await user.type(field(), "roman{Escape}")
  expect([valueOf(), list()]).toEqual(["Moldova", null])
  await user.clear(field())
  await user.type(field(), "zzz")
  await user.tab()
  expect(valueOf()).toBe("Moldova")
  expect(onValueChange).not.toHaveBeenCalled()
  await user.clear(field())
  await user.tab()
  expect(valueOf()).toBe("")
  expect(onValueChange.mock.calls).toEqual([[null]])
})

test("Enter on a closed list is the form's own, and the value is posted", async () => {
  const { user, container } = await show({ name: "country" }, countries[0])
  await user.click(field())
  await user.keyboard("{Escape}")
  const entered = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true })
  act(() => void field().dispatchEvent(entered))
  expect(entered.defaultPrevented).toBe(false)
  expect(container.querySelector("input[type=hidden][name=country]")).toHaveProperty("value", "MD")
})

describe("a list that is asked for", () => {
  test("says that it is on its way, shows what came, and that nothing came", async () => {
    let answer = (_found: ComboboxOption[]) => {}
    let fail = () => {}
    const load = vi.fn<(query: string, signal: AbortSignal) => Promise<ComboboxOption[]>>(
      () =>
        new Promise<ComboboxOption[]>((resolve, reject) => {
          answer = resolve
          fail = () => reject(new Error("away"))
        }),
    )
    const { user, t } = await show({ load })
    await user.type(field(), "chis")
    expect(screen.getByRole("status").textContent).toBe(t("fields:searching"))
    await waitFor(() => expect(load).toHaveBeenCalledWith("chis", expect.any(AbortSignal)))
    await act(async () => answer([{ value: "Europe/Chisinau", label: "Europe, Chisinau" }]))
    expect(names()).toEqual(["Europe, Chisinau"])
    await user.type(field(), "x")
    await waitFor(() => expect(load).toHaveBeenLastCalledWith("chisx", expect.any(AbortSignal)))
    await act(async () => fail())
    expect(screen.getByRole("status").textContent).toBe(t("fields:searchFailed"))
  })
})

describe("a text that the field reads itself", () => {
  test("is taken when it means something, else it stays in sight without a value", async () => {
    const onUnreadChange = vi.fn<(text: string | null) => void>()
    const read = (text: string) => (text === "uk" ? (countries[4] ?? null) : null)
    const { user, onValueChange } = await show({ read, onUnreadChange }, countries[0])
    await user.clear(field())
    await user.type(field(), "uk")
    await user.tab()
    expect(onValueChange.mock.calls).toEqual([["UA"]])
    await user.clear(field())
    await user.type(field(), "nowhere")
    await user.tab()
    expect(onUnreadChange).toHaveBeenLastCalledWith("nowhere")
    expect(onValueChange).toHaveBeenLastCalledWith(null)
  })
})
