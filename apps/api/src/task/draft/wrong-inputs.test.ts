import { describe, expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aCaller, wholePayload } from "../../../test/task-world.ts"

const world = anApi()

/** Input that our forms never send: reported at the field by its path, and nothing is saved. */
const unreadable = {
  title: [1, null, [], {}, true, "x".repeat(301), { toString: "x" }, [["x"]], -1, 1e308],
  description: [1, null, [], {}, false, "x".repeat(10_001), ["x"], 0, { a: 1 }, [null]],
  lang: ["", "de", "EN", null, 1, [], {}, "ru ", "english", true],
  categoryId: [
    "",
    "plumbing",
    1,
    [],
    {},
    true,
    "0",
    "../x",
    "x".repeat(36),
    "00000000-0000-0000-0000-00000000000g",
  ],
  mode: ["", "IN_PERSON", "there", 1, [], {}, true, "remote ", "in person", 0],
  placeId: ["", "x".repeat(51), 1, [], {}, true, 0, ["x"], { id: "x" }, -1],
  address: ["x".repeat(301), 1, [], {}, true, 0, ["x"], { street: "x" }, -1, false],
  lat: [91, -91, "47", [], {}, true, 1e308, -1e308, "x", false],
  lng: [181, -181, "28", [], {}, true, 1e308, -1e308, "x", false],
  isUrgent: [null, 1, 0, "true", "", [], {}, "yes", -1, "false"],
  budgetKind: ["", "FIXED", 1, [], {}, true, "free", "fixed ", 0, "hourly"],
  materials: ["", "CUSTOMER_BRINGS", null, 1, [], {}, true, "both", 0, "to agree"],
  spokenLanguages: [null, "en", 1, {}, true, ["de"], ["en", "de"], [1], [null], ["en", "ru", "ro", "en"]],
  fileIds: [
    null,
    "x",
    1,
    {},
    true,
    ["x"],
    [1],
    [null],
    [""],
    Array.from({ length: 11 }, () => crypto.randomUUID()),
  ],
  offerCap: [null, "10", -1, 1001, 2.5, [], {}, true, 1e308, "x"],
  visibility: ["", "PUBLIC", null, 1, [], {}, true, "private", "hidden", 0],
  verifiedOnly: [null, 1, 0, "true", "", [], {}, "yes", -1, "false"],
} as const

test.each(Object.entries(unreadable))(
  "ten unreadable values of %s are told at that field",
  async (field, values) => {
    const ana = await aCaller(world)
    expect(values).toHaveLength(10)
    for (const value of values) {
      const { status, body } = await ana.raw("task.create", { payload: { [field]: value } })
      const paths = (body.error?.data.fields as { path: string }[] | null)?.map(({ path }) => path) ?? []
      expect([status, paths.every((path) => path.startsWith(`payload.${field}`)), paths.length > 0]).toEqual([
        400,
        true,
        true,
      ])
    }
    expect((await ana.ask<{ total: number }>("task.getMy", {})).total).toBe(0)
  },
)

describe("what a form sends and cannot be published stays in the draft, and is told at its field", () => {
  test.each([
    [{ title: "tap" }, "title", "title_too_short"],
    [{ title: "Ring me: 069123456 please" }, "title", "title_has_contacts"],
    [{ description: "short" }, "description", "description_too_short"],
    [{ budgetMin: { amount: 1, currency: "MDL" } }, "budgetMin", "amount_too_low"],
    [{ timing: { kind: "on_date", date: "2020-01-01" } }, "timing.date", "date_past"],
    [{ mode: "in_person" }, "placeId", "place_required"],
    [{ offerCap: 2 }, "offerCap", "offer_cap_out_of_range"],
    [{ spokenLanguages: [] }, "spokenLanguages", "languages_required"],
  ])("%j", async (given, path, code) => {
    const ana = await aCaller(world)
    const draft = await ana.tell("task.create", { payload: await wholePayload(world.db, given) })
    const { body } = await ana.raw("task.publish", { id: draft.id })
    expect(body.error?.data).toMatchObject({ refusal: "task_incomplete", fields: [{ path, code }] })
    const { task } = await ana.ask<{ task: typeof draft }>("task.getById", { id: draft.id })
    expect(task).toEqual(draft)
  })
})
