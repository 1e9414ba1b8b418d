import { describe, expect, test } from "vitest"
import { formValues, toggleDay } from "./form-values.ts"
import { readTaskSearch } from "./task-search.ts"

const today = "2026-06-12"

describe("pressing a leaf", () => {
  const presses: [
    why: string,
    from: string | null,
    to: string | null,
    day: string,
    result: (string | undefined)[],
  ][] = [
    ["takes the first day", null, null, "12", ["12", "12"]],
    ["takes it back", "12", "12", "12", [undefined, undefined]],
    ["stretches forwards", "12", "12", "14", ["12", "14"]],
    ["stretches backwards", "14", "15", "12", ["12", "15"]],
    ["shrinks at the beginning", "12", "14", "12", ["13", "14"]],
    ["shrinks at the end", "12", "14", "14", ["12", "13"]],
    ["starts again in the middle", "12", "16", "14", ["14", "14"]],
  ]
  const day = (number: string | null | undefined) => (number ? `2026-06-${number}` : undefined)

  test.each(presses)("%s", (_, from, to, pressed, [newFrom, newTo]) => {
    expect(toggleDay({ from: day(from), to: day(to) }, day(pressed) ?? "")).toEqual({
      from: day(newFrom),
      to: day(newTo),
    })
  })
})

test("days of this week lie on the leaves, later ones in the two fields", () => {
  expect(formValues(readTaskSearch({ from: "2026-06-13", to: "2026-06-14" }), today)).toMatchObject({
    day: ["2026-06-13", "2026-06-14"],
    from: [],
    to: [],
  })
  expect(formValues(readTaskSearch({ from: "2026-06-13", to: "2026-07-01" }), today)).toMatchObject({
    day: [],
    from: ["2026-06-13"],
    to: ["2026-07-01"],
  })
  expect(formValues(readTaskSearch({ from: "2026-06-13" }), today)).toMatchObject({
    day: [],
    from: ["2026-06-13"],
  })
})
