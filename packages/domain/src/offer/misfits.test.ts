import { expect, test } from "vitest"
import { misfits } from "./misfits.ts"

const saturday = new Date("2026-11-21T08:00:00Z")
const at = (canStartAt: Date | null, hasMaterials = false) => ({ canStartAt, hasMaterials })
const wanting = (kind: "flexible" | "on_date" | "before_date", date: string | null) => ({
  timing: { kind, date },
  materials: "to_agree" as const,
})

test.each([
  ["the same day", at(saturday), wanting("on_date", "2026-11-21"), []],
  ["another day", at(saturday), wanting("on_date", "2026-11-22"), ["day"]],
  ["before the last day", at(saturday), wanting("before_date", "2026-11-22"), []],
  ["after the last day", at(saturday), wanting("before_date", "2026-11-20"), ["day"]],
  ["any day", at(saturday), wanting("flexible", null), []],
  ["no day offered", at(null), wanting("on_date", "2026-11-22"), []],
  // Midnight has passed in the market, not yet in UTC.
  ["late at night", at(new Date("2026-11-21T22:30:00Z")), wanting("on_date", "2026-11-22"), []],
  ["nothing said", at(saturday), { timing: null, materials: "doer_brings" as const }, []],
  [
    "materials that the client has",
    at(null, true),
    { timing: null, materials: "customer_brings" as const },
    ["materials"],
  ],
  ["materials that the doer brings", at(null, true), { timing: null, materials: "doer_brings" as const }, []],
])("%s", (_, offered, wanted, found) => expect(misfits(offered, wanted)).toEqual(found))
