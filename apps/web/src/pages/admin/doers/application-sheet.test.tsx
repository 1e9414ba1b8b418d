import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { anApplication, takenBy } from "../../../../test/answers/admin/application.ts"
import { anAdmin } from "../../../../test/answers/user.ts"
import { explain } from "../../../../test/explain.ts"
import { failure, refused, type Answers } from "../../../../test/fake-api.ts"
import { renderWithApi } from "../../../../test/render.tsx"
import { ApplicationSheet } from "./application-sheet.tsx"
import type { Application } from "./load-doers.ts"

const me = anAdmin()
const { id } = anApplication()
const mine = anApplication(takenBy(me))
const decided = anApplication({ status: "approved", decidedAt: "2026-06-01T09:00:00.000Z" })
const note = "The picture of the passport is too dark to be read."

const open = (application: Application, more: Answers = {}) =>
  renderWithApi(<ApplicationSheet id={id} now={new Date().toISOString()} onClose={() => {}} />, {
    as: me,
    api: { "adminApplication.getById": application, ...more },
  })
const button = (name: string) => screen.findByRole("button", { name })

test("one that waits is taken, and then it can be decided; let go, it waits again", async () => {
  const { user, api, t } = await open(anApplication(), {
    "adminApplication.claim": mine,
    "adminApplication.release": anApplication(),
  })
  await user.click(await button(t("admin-doers:review.claim")))
  await screen.findByText(t("admin-doers:review.claimed"))
  const heading = screen.getByRole("heading", { name: t("admin-doers:review.title") })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(api.calls("adminApplication.claim")).toEqual([{ id }])
  await user.click(await button(t("admin-doers:review.release")))
  await screen.findByText(t("admin-doers:review.free"))
  expect(document.activeElement).toBe(await button(t("admin-doers:review.claim")))
  expect(api.calls("adminApplication.release")).toEqual([{ id }])
})

test("one that somebody else has taken meanwhile is refused, and shows who has it", async () => {
  const { user, api, t } = await open(anApplication(), {
    "adminApplication.claim": () => {
      throw refused("application_claimed")
    },
  })
  const claim = await button(t("admin-doers:review.claim"))
  api.answer({ "adminApplication.getById": anApplication(takenBy({ id: "another", name: "Petru" })) })
  await user.click(claim)
  await screen.findByText(/^Assigned to Petru until/)
  expect(screen.queryByRole("button", { name: t("admin-doers:review.claim") })).toBeNull()
})

test("it is approved when every point is ticked, not before", async () => {
  const { user, api, t } = await open(mine, { "adminApplication.approve": decided })
  const approve = () => button(t("admin-doers:review.approve"))
  expect((await approve()).getAttribute("aria-disabled")).toBe("true")
  await user.click(await approve())
  expect(api.calls("adminApplication.approve")).toEqual([])
  for (const point of ["nameMatchesId", "idReadable", "ageOk", "licenceOk", "profileOk"] as const) {
    expect(screen.getByText(t("admin-doers:review.tickAll"))).toBeDefined()
    await user.click(screen.getByRole("checkbox", { name: t(`admin-doers:checks.${point}`) }))
  }
  await user.click(await approve())
  await screen.findByText(t("admin-doers:review.approved"))
  expect(api.calls("adminApplication.approve")).toEqual([
    {
      id,
      checklist: { nameMatchesId: true, idReadable: true, ageOk: true, licenceOk: true, profileOk: true },
    },
  ])
})

test("to be sent back it needs words of some length and what to fix", async () => {
  const page = await open(mine, {
    "adminApplication.requestChanges": anApplication({ status: "changes_requested" }),
  })
  const { user, api, t } = page
  const asked = { title: t("admin-doers:review.requestChanges"), confirm: t("admin-doers:review.sendBack") }
  await user.click(await button(asked.title))
  const dialog = await explain(page, { ...asked, words: "Dark." })
  expect(dialog.getByText(t("admin:tooShort", { count: 20 }))).toBeDefined()
  // What only companies have isn't asked of a person.
  expect(dialog.queryByText(t("admin-doers:fields.companyIdno"))).toBeNull()
  await user.clear(dialog.getByRole("textbox", { name: t("admin-doers:review.note") }))
  await explain(page, { ...asked, words: note })
  expect(dialog.getByText(t("admin-doers:review.fieldsNeeded"))).toBeDefined()
  expect(api.calls("adminApplication.requestChanges")).toEqual([])
  await user.click(dialog.getByRole("checkbox", { name: t("admin-doers:fields.idDocFileIds") }))
  await user.click(dialog.getByRole("button", { name: asked.confirm }))
  await screen.findByText(t("admin-doers:review.sentBack"))
  expect(api.calls("adminApplication.requestChanges")).toEqual([{ id, note, fields: ["idDocFileIds"] }])
})

test("it is refused for one of the reasons, and the decision stands there with its words", async () => {
  const refusedOne = anApplication({
    status: "rejected",
    decidedAt: "2026-06-01T09:00:00.000Z",
    decisionNote: note,
    reviewer: { id: me.id, name: me.name },
  })
  const page = await open(mine, { "adminApplication.reject": refusedOne })
  const { user, api, t } = page
  const reject = t("admin-doers:review.reject")
  await user.click(await button(reject))
  await user.click(screen.getByRole("radio", { name: t("admin-doers:rejectReasons.name_differs") }))
  await explain(page, { title: reject, confirm: reject, words: note })
  await screen.findByText(t("admin-doers:review.rejected"))
  expect(api.calls("adminApplication.reject")).toEqual([{ id, note, reasonCode: "name_differs" }])
  expect(await screen.findByText(note)).toBeDefined()
})

test("nobody decides about themselves, nor opens their own documents here", async () => {
  const { t } = await open(anApplication({ applicant: { id: me.id, name: me.name, email: me.email } }))
  await screen.findByText(t("refusal:application_own"))
  expect(screen.getByText(t("admin-doers:documents.own"))).toBeDefined()
  expect(screen.queryByRole("button", { name: t("admin-doers:review.claim") })).toBeNull()
})

test.each<
  [
    when: string,
    given: Partial<Application>,
    words: "takeFirst" | "beingChanged" | "logged" | "purged",
    isClosed: boolean,
  ]
>([
  ["before it is taken", {}, "takeFirst", true],
  ["taken by another", takenBy({ id: "another", name: "Petru" }), "takeFirst", true],
  ["taken by oneself", takenBy(me), "logged", false],
  ["sent back", { status: "changes_requested" }, "beingChanged", true],
  [
    "deleted after the decision",
    { status: "approved", documents: [], documentsPurgedAt: "2026-06-01T09:00:00.000Z" },
    "purged",
    false,
  ],
])("documents %s", async (_when, given, words, isClosed) => {
  const application = anApplication(given)
  const { t } = await open(application)
  await screen.findByText(t(`admin-doers:documents.${words}`))
  if (application.documents.length === 0) return
  const document = await button("Identity document id.jpg")
  expect(document).toHaveProperty("disabled", isClosed)
})

test("a document is opened singly, made larger, turned, and the next one follows", async () => {
  const { user, api, t } = await open(mine, {
    "adminApplication.getDocumentUrl": ({ fileId }) => ({ url: `https://files.example/${fileId}` }),
  })
  await user.click(await button("Identity document id.jpg"))
  const viewer = within(await screen.findByRole("dialog", { name: t("admin-doers:documents.identity") }))
  const picture = await viewer.findByRole("img")
  expect(picture.getAttribute("src")).toBe("https://files.example/id-card")
  const smaller = viewer.getByRole("button", { name: t("admin-doers:documents.zoomOut") })
  expect(smaller).toHaveProperty("disabled", true)
  await user.click(viewer.getByRole("button", { name: t("admin-doers:documents.zoomIn") }))
  expect(smaller).toHaveProperty("disabled", false)
  await user.click(viewer.getByRole("button", { name: t("admin-doers:documents.turn") }))
  expect(picture.getAttribute("style")).toContain("rotate: 90deg")
  await user.click(viewer.getByRole("button", { name: t("admin-doers:documents.next") }))
  // What is no picture is only saved.
  const file = await screen.findByRole("link", { name: t("admin-doers:documents.save") })
  expect(file.getAttribute("href")).toBe("https://files.example/paper")
  expect(api.calls("adminApplication.getDocumentUrl")).toEqual([
    { id, fileId: "id-card" },
    { id, fileId: "paper" },
  ])
})

test("after the decision a document is opened for a reason, which is asked for once", async () => {
  const page = await open(decided, { "adminApplication.getDocumentUrl": { url: "https://files.example/x" } })
  const { user, api, t } = page
  await user.click(await button("Identity document id.jpg"))
  const reason = "The applicant asks what was wrong"
  await explain(page, {
    title: t("admin-doers:documents.why"),
    confirm: t("admin-doers:documents.show"),
    words: reason,
  })
  await screen.findByRole("img")
  await user.click(screen.getByRole("button", { name: t("admin-doers:documents.next") }))
  await waitFor(() =>
    expect(api.calls("adminApplication.getDocumentUrl")).toEqual([
      { id, fileId: "id-card", reason },
      { id, fileId: "paper", reason },
    ]),
  )
})

test("a document that does not open says so and closes the viewer", async () => {
  const { user, t } = await open(mine, {
    "adminApplication.getDocumentUrl": () => {
      throw failure(500)
    },
  })
  await user.click(await button("Identity document id.jpg"))
  await screen.findByText(t("admin-doers:documents.failed"))
  expect(screen.queryByRole("dialog", { name: t("admin-doers:documents.identity") })).toBeNull()
})

test("an application that does not load comes by Retry", async () => {
  const { user, api, t } = await renderWithApi(
    <ApplicationSheet id={id} now={new Date().toISOString()} onClose={() => {}} />,
    {
      as: me,
      api: {
        "adminApplication.getById": () => {
          throw failure(500)
        },
      },
    },
  )
  const again = await button(t("ui:tryAgain"))
  api.answer({ "adminApplication.getById": mine })
  await user.click(again)
  expect(await screen.findByRole("dialog", { name: "Vera Lupu" })).toBeDefined()
})
