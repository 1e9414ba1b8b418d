import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aPlace, aTown, taskId } from "../../../../test/answers/task-draft.ts"
import { aPerson } from "../../../../test/answers/user.ts"
import type { Answers } from "../../../../test/fake-api.ts"
import { renderPage } from "../../../../test/render.tsx"
import { aDesk } from "../../../../test/task-desk.ts"
import {
  choose,
  controlOf,
  goOn,
  openStep,
  placeOf,
  sentOf,
  stepIs,
  toldAt,
  write,
} from "../../../../test/task-fields.ts"
import { ofCharacters } from "../../../../test/of-characters.ts"

const towns = [aPlace(), aTown("Soroca"), aTown("Bălți")]
/** As the API finds places: by the start of the name. */
const search: Answers = {
  "place.search": ({ q }) => {
    const data = towns.filter(({ name }) => name.en.toLowerCase().startsWith(q.toLowerCase()))
    return { data, total: data.length }
  },
  "place.getById": ({ id }) => towns.find((town) => town.id === id) ?? aPlace(),
}
const inBotanica = {
  mode: "in_person",
  place: { id: "618426-botanica", name: aPlace().name, city: aPlace().parentName },
} as const

/** The place is looked for again each time: it may be drawn again while one waits. */
const saidAt = (path: string, words: string) => waitFor(() => within(placeOf(path)).getByText(words))

test("what is not chosen is asked for at its place, first the kinds and then what they need", async () => {
  const { user, t, address } = await openStep("where", { draft: { mode: null, timing: null }, api: search })
  await goOn(user, t)
  expect(await saidAt("mode", t("task-create:problem.mode_required"))).toBeDefined()
  expect(await saidAt("timing", t("task-create:problem.timing_required"))).toBeDefined()
  await choose(user, "mode", t("task-create:mode.in_person"))
  await choose(user, "timing", t("task-create:timing.on_date"))
  // The code of both fields comes later: before it is here, there's nothing that could take the cursor.
  await screen.findByRole("grid")
  await screen.findByRole("combobox")
  await goOn(user, t)
  expect(await saidAt("placeId", t("task-create:problem.place_required"))).toBeDefined()
  expect(await saidAt("timing.date", t("task-create:problem.date_required"))).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(controlOf("placeId")))
  expect(address()).toContain("step=where")
})

test("hours that end before they begin are told at the end", async () => {
  const { user, t } = await openStep("where", {
    draft: { timing: { kind: "flexible", date: null, window: "any", from: "18:00", to: "09:00" } },
  })
  await screen.findAllByRole("combobox")
  await goOn(user, t)
  await waitFor(() => toldAt("timing.to", t("task-create:problem.hours_reversed")))
  expect(controlOf("timing.to").value).toBe("09:00")
})

test("a town written in full is taken on leaving; one that nobody knows is told, not replaced", async () => {
  const { user, t, api } = await openStep("where", { draft: { mode: "in_person" }, api: search })
  await screen.findByRole("combobox")
  write("placeId", "soroca")
  await user.tab()
  await waitFor(() => expect(controlOf("placeId").value).toBe("Soroca"))
  write("placeId", "Narnia")
  await user.tab()
  await waitFor(() => toldAt("placeId", t("task-create:problem.place_unknown", { text: "Narnia" })))
  await goOn(user, t)
  await waitFor(() => expect(document.activeElement).toBe(controlOf("placeId")))
  expect(controlOf("placeId").value).toBe("Narnia")

  write("placeId", "bot")
  await screen.findByRole("option", { name: /Botanica/ })
  await user.keyboard("{Enter}")
  await waitFor(() => expect(controlOf("placeId").value).toBe("Botanica, Chișinău"))
  const hint = t("task-create:where.addressPublic", { place: "Botanica, Chișinău" })
  expect(within(placeOf("address")).getByText(hint)).toBeDefined()
  write("address", " Strada Florilor 5 ")
  await goOn(user, t)
  await stepIs(t, "budget")
  expect(sentOf(api)).toMatchObject({
    mode: "in_person",
    placeId: "618426-botanica",
    address: " Strada Florilor 5 ",
  })
})

test("an address without an end is told while one types, and nothing of it is lost", async () => {
  const { t } = await openStep("where", { draft: inBotanica, api: search })
  write("address", "s".repeat(301))
  await waitFor(() => toldAt("address", t("task-create:problem.address_too_long", ofCharacters(t, 300))))
  expect(controlOf("address").value).toHaveLength(301)
})

test("exact hours that are no hours, or none at all, are told beside them; a known one goes on", async () => {
  const { user, t, api } = await openStep("where")
  await user.click(screen.getByLabelText(t("task-create:when.exact")))
  await screen.findAllByRole("combobox")
  await goOn(user, t)
  await waitFor(() => toldAt("timing.from", t("task-create:problem.hours_required")))
  write("timing.from", "25:99")
  await goOn(user, t)
  await waitFor(() => toldAt("timing.from", t("task-create:problem.time_unknown", { text: "25:99" })))
  expect(controlOf("timing.from").value).toBe("25:99")
  write("timing.from", "18:20")
  await goOn(user, t)
  await stepIs(t, "budget")
  expect(sentOf(api)).toMatchObject({
    timing: { kind: "flexible", date: null, window: "any", from: "18:20", to: null },
    isUrgent: false,
  })
})

test("a day, a part of it and the haste are sent; remote work takes place and address away", async () => {
  const { user, t, api } = await openStep("where", { draft: inBotanica, api: search })
  await choose(user, "timing", t("task-create:timing.before_date"))
  const today = (await screen.findByRole("grid")).querySelector("[aria-current=date]")
  if (!today) throw new Error("there is no today")
  await user.click(today)
  await choose(user, "timing.window", t("fields:timeWindow.evening"))
  await user.click(screen.getByLabelText(t("task-create:when.urgent"), { exact: false }))
  await choose(user, "mode", t("task-create:mode.remote"))
  await goOn(user, t)
  await stepIs(t, "budget")
  const payload = sentOf(api)
  expect(payload).toMatchObject({ mode: "remote", placeId: null, address: null, isUrgent: true })
  const date: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
  expect(payload.timing).toMatchObject({ kind: "before_date", date, window: "evening" })
})

test("a town of the address that nobody knows is told at the place", async () => {
  const desk = aDesk(undefined, search)
  const at = "/tasks/create?text=Feed+the+lion+for+a+week&where=Narnia&step=where"
  const { t } = await renderPage(at, { as: aPerson(), api: desk.api })
  await stepIs(t, "where")
  await screen.findByRole("combobox")
  await waitFor(() => toldAt("placeId", t("task-create:problem.place_unknown", { text: "Narnia" })))
  expect(controlOf("placeId").value).toBe("Narnia")
  await waitFor(() => expect(desk.now().id).toBe(taskId))
  expect(desk.now()).toMatchObject({ title: "Feed the lion for a week", mode: "in_person", place: null })
})
