// The queue of contested faults, one of them with all that belongs to it, and its decision.
import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, test } from "vitest"
import { aFaultCase, aPreview } from "../../../../test/answers/admin/case.ts"
import { noQueues } from "../../../../test/answers/admin/overview.ts"
import { hireId, vera } from "../../../../test/answers/hire.ts"
import { inDays } from "../../../../test/answers/moment.ts"
import { anAdmin } from "../../../../test/answers/user.ts"
import { failure, refused, type Answers, type Output } from "../../../../test/fake-api.ts"
import { renderPage } from "../../../../test/render.tsx"

const main = () => within(screen.getByRole("main"))
const asAdmin = (at: string, api: Answers) =>
  renderPage(at, { as: anAdmin(), api: { "admin.getQueues": noQueues, ...api } })
const onCase = (found: Output<"adminAssignment.getContest">, api: Answers = {}) =>
  asAdmin(`/admin/faults/${hireId}`, {
    "adminAssignment.getContest": found,
    "adminAssignment.preview": aPreview,
    ...api,
  })
const reasons = "The doer sent the hospital’s letter, and the client confirms the message of Tuesday morning."

beforeEach(() => localStorage.clear())

function aRow(own: Partial<Output<"adminAssignment.getContested">["data"][number]> = {}) {
  const { assignmentId, taskId, title, by, contestedFault, createdAt, decision, decidedAt } = aFaultCase()
  return { assignmentId, taskId, title, by, contestedFault, createdAt, decision, decidedAt, ...own }
}

test("the queue leads to each fault; a decided one says when and how long it took", async () => {
  const list = { data: [aRow({ createdAt: inDays(-6) })], total: 1 }
  const first = await asAdmin("/admin/faults", { "adminAssignment.getContested": list })
  const link = main().getByRole("link", { name: aRow().title })
  expect(link.getAttribute("href")).toBe(`/admin/faults/${hireId}`)
  main().getByText(first.t("admin:age.days", { count: 6 }))
  main().getByRole("columnheader", { name: first.t("admin-disputes:columns.due") })
  main().getByText(first.t("admin:age.late"))
  first.unmount()
  const decided = aRow({ createdAt: inDays(-6), decision: "none", decidedAt: inDays(-2) })
  const { t, api } = await asAdmin("/admin/faults?status=decided", {
    "adminAssignment.getContested": { data: [decided], total: 1 },
  })
  main().getByText(t("admin:age.took", { age: t("admin:age.days", { count: 4 }) }))
  expect(api.calls("adminAssignment.getContested")).toMatchObject([{ isDecided: true }])
})

test("an empty queue and one that can't be had are told apart", async () => {
  const { t, api, user } = await asAdmin("/admin/faults", {
    "adminAssignment.getContested": () => {
      throw failure(500)
    },
  })
  expect(main().queryByText(t("admin-disputes:faults.none"))).toBeNull()
  api.answer({ "adminAssignment.getContested": { data: [], total: 0 } })
  await user.click(main().getByRole("button", { name: /again/i }))
  await main().findByText(t("admin-disputes:faults.none"))
})

test.each(["contest_not_found", "task_not_found"])(
  "a case that is refused with %s is not found",
  async (code) => {
    const { t } = await asAdmin(`/admin/faults/${hireId}`, {
      "adminAssignment.getContest": () => {
        throw refused(code, { httpStatus: 404 })
      },
    })
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(t("common:notFound.short"))
  },
)

test("the case says which fault is contested, who cancelled and why", async () => {
  const { t } = await onCase(aFaultCase({ cancelNote: "My son is ill.", isBySilence: true }))
  const fact = (name: string) => main().getByText(name).nextElementSibling?.textContent
  expect(fact(t("admin-disputes:faults.facts.fault"))).toBe("Ion Munteanu")
  expect(fact(t("admin-disputes:faults.facts.cancelledBy"))).toBe("Ion Munteanu")
  const part = main().getByRole("heading", { name: t("admin-disputes:faults.facts.title") }).parentElement
  expect(part?.textContent).toContain(t("job:reason.unwell"))
  expect(part?.textContent).toContain("My son is ill.")
  main().getByText(t("admin-disputes:faults.silence"))
})

test("the fault of the client, and a job that nobody cancelled, are named so", async () => {
  const { t } = await onCase(aFaultCase({ contestedFault: "owner", cancelledBy: null, reasonCode: null }))
  const fact = (name: string) => main().getByText(name).nextElementSibling?.textContent
  expect(fact(t("admin-disputes:faults.facts.fault"))).toBe(vera.name)
  expect(fact(t("admin-disputes:faults.facts.cancelledBy"))).toBe(t("admin-disputes:faults.facts.nobody"))
})

test("the decision is previewed; a refusal and a reload keep what was typed", async () => {
  const page = await onCase(aFaultCase(), {
    "adminAssignment.decideFault": () => {
      throw refused("reasons_missing")
    },
  })
  const { t, user, api } = page
  const save = t("admin-disputes:faults.do")
  const field = (locale: "ro" | "ru") =>
    main().getByLabelText<HTMLTextAreaElement>(
      t("admin-disputes:decide.reasons", { language: t(`task:language.${locale}`) }),
    )
  await user.click(main().getByRole("button", { name: save }))
  main().getByText(t("admin-disputes:decide.faultMissing"))
  await user.click(main().getByRole("radio", { name: t("admin-disputes:decide.faults.none") }))
  for (const locale of ["ro", "ru"] as const) {
    await user.click(field(locale))
    await user.paste(reasons)
  }
  const decided = { id: hireId, fault: "none", reasoning: { ro: reasons, ru: reasons } }
  await waitFor(() => expect(api.calls("adminAssignment.preview").at(-1)).toEqual(decided))
  await main().findByText("Спор закрыт")

  await user.click(main().getByRole("button", { name: save }))
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: save }))
  await screen.findByText(t("admin-disputes:faults.failed"))
  expect(api.calls("adminAssignment.decideFault")).toEqual([decided])
  expect(field("ru").value).toBe(reasons)
  page.unmount()
  await onCase(aFaultCase())
  expect(field("ro").value).toBe(reasons)
})

test("a decided fault says when, how long it took, whose it is and why", async () => {
  const { t } = await onCase(
    aFaultCase({
      createdAt: inDays(-5),
      decision: "shared",
      decidedAt: inDays(-2),
      reasoning: { ru: reasons },
    }),
  )
  main().getByText(t("admin:age.took", { age: t("admin:age.days", { count: 3 }) }), { exact: false })
  const who = t("admin-disputes:decide.faults.shared")
  main().getByText(t("admin-disputes:decide.faultOf", { who }))
  main().getByText(reasons)
  expect(main().queryByRole("button", { name: t("admin-disputes:faults.do") })).toBeNull()
})

test("nobody decides about themselves", async () => {
  const { t } = await onCase(aFaultCase({ isOwn: true }))
  main().getByText(t("refusal:contest_own"))
  expect(main().queryByRole("button", { name: t("admin-disputes:faults.do") })).toBeNull()
})
