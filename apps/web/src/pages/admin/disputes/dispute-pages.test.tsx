// The queue of disputes, one dispute with all that belongs to it, and its decision.
import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, test } from "vitest"
import { aCase, aDisputeCase, aPreview } from "../../../../test/answers/admin/case.ts"
import { noQueues } from "../../../../test/answers/admin/overview.ts"
import { aCancellation, aChange } from "../../../../test/answers/change.ts"
import { aDispute, disputeId } from "../../../../test/answers/dispute.ts"
import { vera } from "../../../../test/answers/hire.ts"
import { lei } from "../../../../test/answers/task-page.ts"
import { inDays, inHours } from "../../../../test/answers/moment.ts"
import { anAdmin } from "../../../../test/answers/user.ts"
import { failure, refused, type Answers, type Output } from "../../../../test/fake-api.ts"
import { renderPage, type Rendered } from "../../../../test/render.tsx"
import { formatDate, type DateVariant } from "../../../i18n/dates.ts"

const main = () => within(screen.getByRole("main"))
const asAdmin = (at: string, api: Answers) =>
  renderPage(at, { as: anAdmin(), api: { "admin.getQueues": noQueues, ...api } })
const onCase = (found: Output<"adminDispute.getById">, api: Answers = {}) =>
  asAdmin(`/admin/disputes/${disputeId}`, {
    "adminDispute.getById": found,
    "adminDispute.preview": aPreview,
    ...api,
  })
const dateOf = (at: string, variant: DateVariant) =>
  formatDate(at, variant, { locale: "en", now: new Date(), justNow: "" })
const reasons = "The floor was uneven and the doer said so in the chat before starting. Both agreed to go on."

beforeEach(() => localStorage.clear())

function aRow(own: Partial<Output<"adminDispute.getList">["data"][number]> = {}) {
  const { id, number, taskId, title, reasonCode, wantedOutcome, opener, against } = aDispute()
  const base = { id, number, taskId, title, reasonCode, wantedOutcome, opener, against }
  const times = { openedAt: inDays(-10), escalatedAt: inDays(-6), dueAt: null, endedAt: null }
  return { ...base, status: "admin_review" as const, ...times, ...own }
}

test("the queue leads to each case and says what is late", async () => {
  const { t, api } = await asAdmin("/admin/disputes", {
    "adminDispute.getList": { data: [aRow()], total: 1 },
  })
  const link = main().getByRole("link", { name: aRow().title })
  expect(link.getAttribute("href")).toBe(`/admin/disputes/${disputeId}`)
  // The age of the case is that of its page, and the promise to the two stands beside it.
  main().getByText(t("admin:age.days", { count: 10 }))
  main().getByRole("columnheader", { name: t("admin-disputes:columns.due") })
  expect(main().getByText(t("admin:age.late")).parentElement?.textContent).toContain(dateOf(inDays(-1), "xs"))
  expect(api.calls("adminDispute.getList")).toMatchObject([{ status: "admin_review" }])
})

test("an ended dispute says when it ended and how long it took", async () => {
  const ended = aRow({ status: "resolved", endedAt: inDays(-4.5) })
  const { t } = await asAdmin("/admin/disputes?status=resolved", {
    "adminDispute.getList": { data: [ended], total: 1 },
  })
  main().getByRole("columnheader", { name: t("admin-disputes:columns.ended") })
  main().getByText(t("admin:age.took", { age: t("admin:age.days", { count: 5 }) }))
  expect(main().queryByText(t("admin:age.days", { count: 10 }))).toBeNull()
})

test("an empty queue and one that can't be had are told apart, and it's asked again", async () => {
  const { t, api, user } = await asAdmin("/admin/disputes", {
    "adminDispute.getList": () => {
      throw failure(500)
    },
  })
  expect(main().queryByText(t("admin-disputes:none"))).toBeNull()
  api.answer({ "adminDispute.getList": { data: [], total: 0 } })
  await user.click(main().getByRole("button", { name: /again/i }))
  await main().findByText(t("admin-disputes:none"))
})

test("a case that isn't there is not found", async () => {
  const { t } = await asAdmin(`/admin/disputes/${disputeId}`, {
    "adminDispute.getById": () => {
      throw refused("dispute_not_found", { httpStatus: 404 })
    },
  })
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(t("common:notFound.short"))
})

test("the head says who asked for a decision, or that nobody did", async () => {
  const first = await onCase(aDisputeCase())
  expect(main().getByText(/asked for a decision/).textContent).toContain(vera.name)
  expect(main().getByText(/asked for a decision/).textContent).toContain(
    first.t("admin-disputes:openFor", { age: first.t("admin:age.days", { count: 6 }) }),
  )
  const due = first.t("admin-disputes:decideBy", { date: dateOf(inHours(5 * 24 - 5), "long") })
  expect(main().getByText(/asked for a decision/).textContent).toContain(due)
  first.unmount()
  await onCase(aDisputeCase({ escalatedBy: null }))
  main().getByText(/Nobody asked for a decision/)
})

test("the agreement shows items and description, and marks what changed", async () => {
  const { t } = await onCase(aDisputeCase())
  const table = within(main().getByRole("region", { name: t("agreement:table") }))
  expect(table.getAllByText("Two people for the stairs")).toHaveLength(2)
  table.getByText("One sofa, it does not come apart.")
  const changed = table.getByText(/Two sofas, one comes apart/).closest("td")
  expect(changed?.textContent).toContain(t("agreement:changed"))
  table.getByText(/^\+70/)
  expect(table.getAllByText(t("agreement:same"))).toHaveLength(2)
})

test("requests show what was asked for", async () => {
  const nothing = { price: null, scheduledAt: null, scopeText: null, included: null }
  const { t } = await onCase(
    aDisputeCase(
      {},
      {
        changeRequests: [
          aChange({ id: "1", materialsCost: lei(120) }),
          aCancellation({ id: "2", status: "rejected" }),
          aChange({
            id: "3",
            kind: "scope",
            before: { ...nothing, included: ["Carry"], scopeText: "One sofa" },
            asked: { ...nothing, included: ["Carry", "Wrap"], scopeText: "One sofa" },
          }),
          aChange({
            id: "4",
            kind: "schedule",
            before: nothing,
            asked: { ...nothing, scheduledAt: inDays(2) },
          }),
        ],
      },
    ),
  )
  const heading = main().getByRole("heading", { name: t("admin-disputes:requests.title") })
  const [price, cancel, scope, time] = within(heading.parentElement ?? document.body).getAllByRole("listitem")
  expect(price?.textContent).toMatch(
    new RegExp(
      `${t("admin-disputes:requests.before")}380.*120.*${t("admin-disputes:requests.asked")}450.*120`,
    ),
  )
  expect(cancel?.textContent).toContain(t("job:reason.no_answer"))
  expect(cancel?.textContent).toContain(`${t("admin-disputes:requests.fault")}Ion Munteanu`)
  expect(scope?.textContent).toContain("Wrap")
  expect(scope?.textContent).not.toContain(t("admin-disputes:requests.descriptionAsked"))
  expect(time?.textContent).toContain(t("agreement:noDate"))
})

function aMessage(position: number, own: object = {}): Output<"adminDispute.getChat">["data"][number] {
  const base = {
    id: `m${position}`,
    position,
    by: "owner" as const,
    text: `Message ${position}`,
    systemKey: null,
  }
  return { ...base, files: [], isDeleted: false, createdAt: inHours(-1), ...own }
}

test("a long chat is read on to the newest message, and its files are opened one by one", async () => {
  const photo = { id: "f1", mimeType: "image/png", name: "scratch.png" }
  const all = Array.from({ length: 130 }, (_, at) => aMessage(at, at === 129 ? { files: [photo] } : {}))
  const { t, user, api } = await onCase(aDisputeCase({}, aCase({ messageCount: 130 })), {
    "adminDispute.getChat": ({ pagination }) => {
      const { limit = 20, offset = 0 } = pagination ?? {}
      return { data: all.slice(offset, offset + limit), total: all.length }
    },
    "file.getPreviewUrl": { url: "http://localhost:3001/files/f1" },
  })
  await user.click(main().getByRole("button", { name: t("admin-disputes:chat.open") }))
  await main().findByText("Message 99")
  expect(main().queryByText("Message 129")).toBeNull()
  await user.click(main().getByRole("button", { name: t("admin-disputes:chat.more") }))
  await main().findByText("Message 129")
  expect(main().getAllByText(/^Message \d+$/)).toHaveLength(130)
  expect(main().queryByRole("button", { name: t("admin-disputes:chat.more") })).toBeNull()
  const open = t("admin-disputes:files.openNamed", { name: "scratch.png" })
  await user.click(main().getByRole("button", { name: open }))
  await main().findByRole("img", { name: "scratch.png" })
  expect(api.calls("file.getPreviewUrl")).toEqual([{ id: "f1" }])
})

async function fillIn({ t, user }: Rendered) {
  await user.click(main().getByRole("radio", { name: t("admin-disputes:decide.decisions.complete") }))
  await user.click(main().getByRole("radio", { name: t("admin-disputes:decide.faults.shared") }))
  for (const locale of ["ro", "ru"] as const) {
    await user.click(reasonsIn(t, locale))
    await user.paste(reasons)
  }
}
const reasonsIn = (t: Rendered["t"], locale: "ro" | "ru") =>
  main().getByLabelText<HTMLTextAreaElement>(
    t("admin-disputes:decide.reasons", { language: t(`task:language.${locale}`) }),
  )
async function decide({ t, user }: Rendered) {
  const name = t("admin-disputes:decide.do")
  await user.click(main().getByRole("button", { name }))
  const sure = within(await screen.findByRole("alertdialog"))
  const fault = t("admin-disputes:decide.faultOf", { who: t("admin-disputes:decide.faults.shared") })
  sure.getByText(`${t("admin-disputes:decide.decisions.complete")}. ${fault}.`)
  expect(document.activeElement).toBe(sure.getByRole("button", { name: t("admin-disputes:decide.keep") }))
  await user.click(sure.getByRole("button", { name }))
}

test("what is missing is told at its field, and the first has the focus", async () => {
  const { t, user, api } = await onCase(aDisputeCase())
  await user.click(main().getByRole("button", { name: t("admin-disputes:decide.do") }))
  main().getByText(t("admin-disputes:decide.jobMissing"))
  main().getByText(t("admin-disputes:decide.faultMissing"))
  expect(main().getAllByText(t("admin:tooShort", { count: 50 }))).toHaveLength(2)
  const first = main().getByRole("radio", { name: t("admin-disputes:decide.decisions.complete") })
  expect(document.activeElement).toBe(first)
  expect(api.calls("adminDispute.decide")).toEqual([])
})

test("the preview shows what each will read, and whose reasons are missing", async () => {
  const page = await onCase(aDisputeCase())
  const { t, api } = page
  await fillIn(page)
  await main().findByText("Disputa s-a încheiat")
  main().getByText(t("admin-disputes:preview.missing", { name: "Ion Munteanu" }))
  const reasoning = { ro: reasons, ru: reasons }
  const asked = { id: disputeId, decision: "complete", fault: "shared", reasoning }
  await waitFor(() => expect(api.calls("adminDispute.preview").at(-1)).toEqual(asked))
})

test("a preview that fails says so and is asked for again", async () => {
  const page = await onCase(aDisputeCase(), {
    "adminDispute.preview": () => {
      throw refused("dispute_not_found")
    },
  })
  const { t, user, api } = page
  await fillIn(page)
  await main().findByText(t("admin-disputes:preview.failed"))
  api.answer({ "adminDispute.preview": aPreview })
  await user.click(main().getByRole("button", { name: t("admin-disputes:preview.again") }))
  await main().findByText("Disputa s-a încheiat")
  expect(main().queryByText(t("admin-disputes:preview.failed"))).toBeNull()
})

test("a refusal and a reload keep what was typed; the decision clears it", async () => {
  const page = await onCase(aDisputeCase(), {
    "adminDispute.decide": () => {
      throw refused("reasons_missing")
    },
  })
  await fillIn(page)
  await decide(page)
  await screen.findByText(page.t("admin-disputes:decide.failed"))
  expect(reasonsIn(page.t, "ru").value).toBe(reasons)
  page.unmount()

  const again = await onCase(aDisputeCase(), { "adminDispute.decide": aDisputeCase() })
  expect(reasonsIn(again.t, "ro").value).toBe(reasons)
  const shared = { name: again.t("admin-disputes:decide.faults.shared") }
  expect(main().getByRole<HTMLInputElement>("radio", shared).checked).toBe(true)
  await decide(again)
  await screen.findByText(again.t("admin-disputes:decide.done"))
  expect(Object.keys(localStorage).filter((key) => key.startsWith("doable-decision-"))).toEqual([])
})

test("another administrator's draft is not shown", async () => {
  const page = await onCase(aDisputeCase())
  await fillIn(page)
  page.unmount()
  const other = await renderPage(`/admin/disputes/${disputeId}`, {
    as: anAdmin({ id: "0192f000-0000-7000-8000-0000000000aa" }),
    api: { "admin.getQueues": noQueues, "adminDispute.getById": aDisputeCase() },
  })
  expect(reasonsIn(other.t, "ro").value).toBe("")
})

test("a closed dispute says how it ended, how long it took, and asks nothing more", async () => {
  const end = {
    by: "team",
    decision: "complete",
    fault: "provider",
    reasoning: null,
    at: inDays(-2),
  } as const
  const found = aDisputeCase({ status: "resolved", end, actions: [], openedAt: inDays(-6.5) })
  const { t } = await onCase({ ...found, reasoning: { ro: reasons } })
  main().getByText(t("admin:age.took", { age: t("admin:age.days", { count: 4 }) }), { exact: false })
  main().getByText(t("admin-disputes:decide.faultOf", { who: "Ion Munteanu" }), { exact: false })
  main().getByText(reasons)
  expect(main().queryByRole("button", { name: t("admin-disputes:decide.do") })).toBeNull()
})
