import { expect, test } from "vitest"
import { flatOptions, type SelectOption } from "./select-options.ts"

test("[U11] an option with an empty value is refused, at run time and by the type", () => {
  const empty = { value: "", label: "Any" } as unknown as SelectOption
  expect(() => flatOptions([{ value: "a", label: "A" }, empty])).toThrow(
    'The option "Any" has an empty value',
  )
  expect(() => flatOptions([{ label: "Group", options: [empty] }])).toThrow("empty value")
  // @ts-expect-error a literal empty value does not compile
  const typed: SelectOption<"" | "a"> = { value: "", label: "Any" }
  expect(typed.value).toBe("")
})

test("groups are flattened in order", () => {
  const options = flatOptions([
    { label: "One", options: [{ value: "a", label: "A" }] },
    { value: "b", label: "B" },
  ])
  expect(options.map(({ value }) => value)).toEqual(["a", "b"])
})
