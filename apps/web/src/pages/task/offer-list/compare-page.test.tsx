// Offers side by side: what is told, what is best, and who is led away.
import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { anOffer } from "../../../../test/answers/offer.ts"
import { aDoerCard } from "../../../../test/answers/provider/doer-card.ts"
import {
  aTaskPage,
  lei,
  noOffers,
  ownPart,
  taskAnswers,
  taskAround,
  taskId,
} from "../../../../test/answers/task-page.ts"
import { aHire } from "../../../../test/answers/hire.ts"
import { changeList } from "../../../../test/answers/change.ts"
import type { Output } from "../../../../test/fake-api.ts"
import { renderPage, type RenderOptions } from "../../../../test/render.tsx"
import { aPerson } from "../../../../test/answers/user.ts"
import { taskPageKey } from "../../../session/keys/task-keys.ts"

type Row = Output<"offer.compare">["data"][number]

const idOf = (at: number) => `0192f000-0000-7000-8000-0000000000c${at}`
const row = (at: number, name: string, own: Partial<Row> = {}): Row => ({
  ...anOffer({ id: idOf(at), provider: { ...aDoerCard(), name } }),
  jobsInCategory: 0,
  distanceKm: null,
  best: [],
  ...own,
})
const rows = [
  row(1, "Ion R.", { price: lei(380), best: ["price"] }),
  row(2, "Eva T.", { price: lei(450), materialsCost: lei(50), warrantyDays: 30, included: [] }),
]
const list = (data: Row[]) => ({ ...noOffers, data, total: data.length })

const open = (query: string, api: RenderOptions["api"] = {}) =>
  renderPage(`/tasks/${taskId}/compare${query}`, {
    as: aPerson(),
    api: {
      ...taskAnswers(aTaskPage({ viewer: { isOwner: true } })),
      "offer.getByTask": list([...rows, row(3, "Dan C."), row(4, "Olga M.")]),
      "offer.compare": { data: rows, total: 2 },
      ...api,
    },
  })

test("the offers asked for stand side by side, and the best of a row is told to eye and ear", async () => {
  const page = await open(`?o=${idOf(1)},${idOf(2)}`)
  expect(page.api.calls("offer.compare")).toEqual([{ ids: [idOf(1), idOf(2)] }])
  const table = within(screen.getByRole("table", { name: "Compare 2 offers" }))
  const price = within(table.getByRole("row", { name: /^Price 380/ }))
  expect(price.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
    "380\u00a0lei (best in the row)",
    "500\u00a0lei450\u00a0lei + 50\u00a0lei for materials",
  ])
  table.getByRole("row", { name: /^Warranty none 30 days/ })
  expect(table.queryByRole("row", { name: /^Distance/ })).toBeNull()
  table.getByRole("button", { name: "Hire Ion R." })
  screen.getByRole("link", { name: "Choose others to compare" })
})

test("without a choice the bookmarked and the best are compared, as a form without scripts sends them too", async () => {
  const many = list([...rows, row(3, "Dan C."), row(4, "Olga M.", { isShortlisted: true })])
  const page = await open("", { "offer.getByTask": many })
  expect(page.api.calls("offer.compare").at(-1)).toEqual({ ids: [idOf(4), idOf(1), idOf(2)] })
  page.unmount()
  const plain = await open(`?o=${idOf(3)}&o=${idOf(1)}`)
  expect(plain.api.calls("offer.compare").at(-1)).toEqual({ ids: [idOf(1), idOf(3)] })
})

test("who can only start after the task's day says so, by the market's clock", async () => {
  const timing = { kind: "before_date", date: "2026-11-20", window: "any", from: null, to: null } as const
  const late = row(2, "Eva T.", { canStartAt: "2026-11-20T22:30:00.000Z" })
  await open(`?o=${idOf(1)},${idOf(2)}`, {
    "task.getById": aTaskPage({ viewer: { isOwner: true }, task: { timing } }),
    "offer.compare": { data: [row(1, "Ion R.", { canStartAt: "2026-11-20T21:30:00.000Z" }), late], total: 2 },
  })
  screen.getByRole("columnheader", { name: /Eva T\..*After your date/ })
  expect(screen.getAllByText("After your date")).toHaveLength(1)
})

test.each([
  ["one offer", { "offer.getByTask": list(rows.slice(0, 1)) }],
  ["someone else's task", { "task.getById": aTaskPage() }],
])("%s: the page of the task", async (_, api) => {
  const page = await open("", api)
  await waitFor(() => expect(page.address()).toBe(`/tasks/${taskId}?tab=offers`))
})

test("a hire leads from here to the task with its agreement, whatever the page was loading meanwhile", async () => {
  let isHired = false
  let held: PromiseWithResolvers<void> | null = null
  const viewer = { isOwner: true, hasHires: true }
  const before = aTaskPage({ task: { own: ownPart, offerCount: 2 }, viewer: { isOwner: true } })
  const after = aTaskPage({ task: { own: ownPart, status: "assigned" }, viewer })
  const page = await renderPage(`/tasks/${taskId}`, {
    as: aPerson(),
    api: {
      ...taskAnswers(before, taskAround),
      "task.getById": async () => {
        const found = isHired ? after : before
        if (!isHired) await held?.promise
        return found
      },
      "offer.getByTask": list(rows),
      "offer.compare": { data: rows, total: 2 },
      "taskAssignment.getByTask": { data: [aHire()], total: 1 },
      "changeRequest.getByTask": changeList([]),
      "offer.accept": () => {
        isHired = true
        return null as never
      },
    },
  })
  const { t, user, address } = page
  for (const name of ["Ion R.", "Eva T."])
    await user.click(await screen.findByRole("checkbox", { name: t("offer:compare.tickNamed", { name }) }))
  await user.click(screen.getByRole("button", { name: t("offer:compare.go") }))
  await screen.findByRole("table", { name: "Compare 2 offers" })
  await user.click(screen.getByRole("button", { name: t("offer:acceptNamed", { name: "Ion R." }) }))
  // Something else happened to the task just before: its answer is still on the way, and old when it comes.
  held = Promise.withResolvers<void>()
  void page.router.options.context.queryClient.invalidateQueries({ queryKey: taskPageKey(taskId) })
  const title = t("offer:hire.title", { name: "Ion R." })
  const dialog = within(await screen.findByRole("dialog", { name: new RegExp(title.replace("?", "")) }))
  await user.click(dialog.getByRole("button", { name: t("offer:acceptNamed", { name: "Ion" }) }))
  await waitFor(() => expect(isHired).toBe(true))
  held.resolve()
  await screen.findByRole("heading", { name: t("offer:agreement.title") })
  expect(address()).toBe(`/tasks/${taskId}?tab=offers`)
})

test("below the table one of the doers is asked for another price", async () => {
  const data = rows.map((one) => ({ ...one, actions: ["accept", "decline", "counter"] as Row["actions"] }))
  const compared = { "offer.compare": { data, total: 2 }, "offer.counter": anOffer() }
  const { t, user, api } = await open(`?o=${idOf(1)},${idOf(2)}`, compared)
  await user.click(screen.getByRole("button", { name: t("offer-compare:counter") }))
  const dialog = within(await screen.findByRole("dialog", { name: t("offer:counter.titleOpen") }))
  const send = () => user.click(dialog.getByRole("button", { name: t("offer:counter.send") }))
  await send()
  dialog.getByText(t("offer:counter.whomNeeded"))
  await waitFor(() => expect(document.activeElement).toBe(dialog.getAllByRole("radio")[0]))
  await user.click(dialog.getByRole("radio", { name: /^Eva T\./ }))
  await user.type(dialog.getByRole("textbox", { name: t("offer:counter.price") }), "400")
  await send()
  await waitFor(() => expect(api.calls("offer.counter")).toHaveLength(1))
  expect(api.calls("offer.counter")).toEqual([{ id: idOf(2), version: 2, price: lei(400) }])
})
