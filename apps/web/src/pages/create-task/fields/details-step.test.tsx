import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { markOf } from "@doable/domain/task/translation/translation"
import type { Translate } from "@doable/words/translator"
import { aDraft, ownPart } from "../../../../test/answers/task-draft.ts"
import {
  choose,
  goOn,
  openStep,
  placeOf,
  refusedAt,
  sentOf,
  stepIs,
  toldAt,
  write,
} from "../../../../test/task-fields.ts"
import { ofCharacters } from "../../../../test/of-characters.ts"

test("what is wrong with the description is said at it, and it keeps the cursor and the text", async () => {
  const { user, t, address } = await openStep("details")
  const short = t("task-create:problem.description_too_short", ofCharacters(t, 30))
  await refusedAt(user, t, "description", [
    ["", t("task-create:problem.description_required")],
    ["ё".repeat(29), short],
    [`one${"\n".repeat(40)}two`, short],
    ["x".repeat(5001), t("task-create:problem.description_too_long", ofCharacters(t, 5000))],
  ])
  expect(address()).toContain("step=details")
})

test("a text too long to be kept is told at once, and what can be kept is saved all the same", async () => {
  const { user, t, api } = await openStep("details")
  write("description", "y".repeat(10_001))
  await waitFor(() =>
    toldAt("description", t("task-create:problem.description_too_long", ofCharacters(t, 5000))),
  )
  expect(screen.getByText(t("task-create:draft.tooLong")).closest("[role=alert]")).not.toBeNull()
  await choose(user, "materials", t("task-create:materials.doer_brings"))
  await waitFor(() => expect(api.calls("task.update")).toHaveLength(1))
  expect(api.calls("task.update")[0]?.payload).toEqual({ materials: "doer_brings" })
})

test("contacts are told while one writes, and all that was written is sent", async () => {
  const { user, t, api } = await openStep("details")
  const text = "Five computers and a printer. Call 069 123 456 or write to ana@mail.md."
  write("description", text)
  const note = t("task-create:details.contacts", { found: "069 123 456, ana@mail.md" })
  expect((await screen.findByText(note)).closest("[role=status]")).not.toBeNull()
  await user.click(within(placeOf("lang")).getByRole("radio", { name: t("task:language.ro") }))
  await choose(user, "materials", t("task-create:materials.customer_brings"))
  await goOn(user, t)
  await stepIs(t, "where")
  expect(sentOf(api)).toMatchObject({ description: text, lang: "ro", materials: "customer_brings" })
})

describe("a translation", () => {
  const title = "Починить кран на кухне"
  const fold = (t: Translate) => screen.getByText(t("task-create:translation.add")).closest("details")

  test("is folded away, and what is written into it goes along with the original it was made for", async () => {
    const { user, t, api } = await openStep("details")
    expect(fold(t)?.open).toBe(false)
    await user.click(screen.getByText(t("task-create:translation.add")))
    expect(placeOf("translations.ru.title").closest("fieldset")?.textContent).toContain(
      t("task:translation.into.ru"),
    )
    write("translations.ru.title", title)
    await waitFor(() => expect(api.calls("task.update")).toHaveLength(1))
    expect(api.calls("task.update")[0]?.payload).toEqual({
      translations: { ru: { title, description: "", of: markOf(aDraft()) } },
    })
    write("translations.ru.description", "Капает днём и ночью, картридж уже есть.")
    await goOn(user, t)
    await stepIs(t, "where")
  })

  test("tells of contacts while one writes, like the description", async () => {
    const { user, t } = await openStep("details")
    await user.click(screen.getByText(t("task-create:translation.add")))
    write("translations.ru.description", "Капает днём и ночью, звоните: 069 123 456.")
    const note = t("task-create:details.contacts", { found: "069 123 456" })
    expect((await screen.findByText(note)).closest("[role=status]")).not.toBeNull()
  })

  test("is open where there's one, and is confirmed once the original has changed", async () => {
    const text = { title, description: "Капает днём и ночью, картридж уже есть.", of: "0" }
    const { user, t, desk } = await openStep("details", {
      draft: { own: ownPart({ ...aDraft().own, translations: { ru: text } }) },
    })
    expect(fold(t)?.open).toBe(true)
    await user.click(screen.getByRole("button", { name: t("task-create:translation.fits") }))
    expect(screen.queryByText(t("task-create:translation.older"))).toBeNull()
    await waitFor(() =>
      expect(desk.now().own?.translations).toEqual({ ru: { ...text, of: markOf(aDraft()) } }),
    )
  })
})

test("how much a doer learns grows with what is written, and the next hint is said", async () => {
  const { t } = await openStep("details", {
    draft: { description: "", budgetKind: null, budgetMin: null },
  })
  const meter = screen.getByRole("progressbar", { name: t("task-create:meter.label") })
  const before = Number(meter.getAttribute("aria-valuenow"))
  expect(screen.getByText(t("task-create:meter.hint.description"))).toBeDefined()
  write("description", "One wardrobe, it comes apart in three pieces. The lift is too small for them.")
  await waitFor(() => expect(Number(meter.getAttribute("aria-valuenow"))).toBeGreaterThan(before))
  expect(screen.queryByText(t("task-create:meter.hint.description"))).toBeNull()
})
