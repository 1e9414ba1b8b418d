import { expect, test } from "vitest"
import { withBadgeAgain, withoutBadge } from "../badges.ts"

const now = new Date("2026-08-04T09:00:00Z")
const taking = { note: "The licence was withdrawn by the state.", now }
const licence = (categoryId: string) => ({ categoryId, number: "7", validUntil: null })
const checked = {
  checkedCompany: "Robinet SRL",
  licences: [licence("gas"), licence("wires")],
  takenBadges: [],
}

test("a licence is taken back alone, is kept aside, and comes back as it was", () => {
  const badge = { type: "licence", categoryId: "gas" } as const
  const without = withoutBadge(checked, badge, taking)
  expect(without).toMatchObject({ checkedCompany: "Robinet SRL", licences: [licence("wires")] })
  expect(without?.takenBadges).toMatchObject([
    { type: "licence", licence: licence("gas"), note: taking.note },
  ])
  if (!without) throw new Error("nothing was taken")
  expect(withoutBadge(without, badge, taking)).toBeNull()
  expect(withBadgeAgain(without, { type: "licence", categoryId: "wires" })).toBeNull()
  const again = withBadgeAgain(without, badge)
  expect(again).toMatchObject({ licences: [licence("wires"), licence("gas")], takenBadges: [] })
})

test("a licence that comes back where there is one for its category by now adds no second", () => {
  const badge = { type: "licence", categoryId: "gas" } as const
  const old = { type: "licence", licence: { ...licence("gas"), number: "8" }, note: "", at: "" } as const
  const again = withBadgeAgain({ ...checked, takenBadges: [old] }, badge)
  expect(again).toEqual({ ...checked, takenBadges: [] })
})

test("a company's badge is that of its checked name, and goes and comes with it", () => {
  const badge = { type: "company" } as const
  const without = withoutBadge(checked, badge, taking)
  expect(without).toMatchObject({ checkedCompany: null, licences: checked.licences })
  if (!without) throw new Error("nothing was taken")
  expect(withoutBadge(without, badge, taking)).toBeNull()
  expect(withBadgeAgain(without, badge)).toMatchObject({ checkedCompany: "Robinet SRL", takenBadges: [] })
  expect(withBadgeAgain(checked, badge)).toBeNull()
})
