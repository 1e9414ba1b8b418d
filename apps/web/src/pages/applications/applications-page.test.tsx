import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aCategoryTree, aShownCategory, assembly, wiring } from "../../../test/answers/category-tree.ts"
import { aProvider } from "../../../test/answers/provider/provider.ts"
import { anApplication, applications } from "../../../test/answers/provider/provider-application.ts"
import { aDoer } from "../../../test/answers/user.ts"
import { failure, type Answers } from "../../../test/fake-api.ts"
import { renderPage } from "../../../test/render.tsx"

const open = (mine = applications(), api: Answers = {}) =>
  renderPage("/providers/applications", {
    as: aDoer(),
    api: {
      "provider.getMy": aProvider(),
      "providerApplication.getMy": mine,
      "category.getTree": aCategoryTree(),
      ...api,
    },
  })
const hrefOf = (words: string) =>
  within(screen.getByRole("main")).getByText(words).closest("a")?.getAttribute("href")

test("visitors read what a verification is, and log in to come back here", async () => {
  const { user, t } = await renderPage("/providers/applications", { locale: "ro" })
  expect(screen.getByText(t("provider-application:welcome.title"))).toBeDefined()
  expect(hrefOf(t("provider-application:welcome.signIn"))).toBe(
    "/signin?redirect=%2Fproviders%2Fapplications",
  )
  await user.click(screen.getByText(t("provider-application:tabs.offers")))
  expect(await screen.findByText(t("provider-application:offers.signedOut"))).toBeDefined()
  expect(hrefOf(t("provider-application:offers.signIn"))).toBe(
    "/signin?redirect=%2Fproviders%2Fapplications%3Ftab%3Doffers",
  )
})

test("without a profile there is nothing to verify yet, and the way to one", async () => {
  const { t } = await open(applications(), { "provider.getMy": null })
  expect(screen.getByText(t("provider-application:noProfile.title"))).toBeDefined()
  expect(hrefOf(t("provider-application:noProfile.action"))).toBe("/providers/create")
})

test("what did not load offers to try again", async () => {
  const { user, api, t } = await open(applications(), {
    "providerApplication.getMy": () => {
      throw failure(500)
    },
  })
  expect(screen.getByText(t("provider-application:failed"))).toBeDefined()
  api.answer({ "providerApplication.getMy": applications() })
  await user.click(screen.getByRole("button", { name: t("ui:tryAgain") }))
  expect(await screen.findByText(t("provider-application:start.action"))).toBeDefined()
})

test("one press begins an application, and its form is there", async () => {
  const { user, api, t } = await open(applications(), { "providerApplication.create": anApplication() })
  api.answer({ "providerApplication.getMy": applications([anApplication()]) })
  await user.click(screen.getByRole("button", { name: t("provider-application:start.action") }))
  expect(await screen.findByLabelText(t("provider-application:form.legalName"))).toHaveProperty(
    "value",
    "Ion Munteanu",
  )
  expect(api.calls("providerApplication.create")).toEqual([{ payload: {} }])
})

test("one that waits says its place in the queue and by when we look", async () => {
  const waiting = anApplication({ status: "submitted", submittedAt: "2026-02-02T09:00:00.000Z" })
  const { t } = await open(applications([waiting], { queuePlace: 3, targetAt: "2026-02-04T09:00:00.000Z" }))
  expect(screen.getByText(t("provider-application:status.submitted"))).toBeDefined()
  expect(screen.getByText(/4 February 2026/).textContent).toContain("3")
  expect(screen.queryByText(t("provider-application:form.send"))).toBeNull()
})

test("what is to be mended is listed with the note, above the form that is sent again", async () => {
  const note = "The picture of the passport is too dark to be read."
  const { t } = await open(
    applications([
      anApplication({
        status: "changes_requested",
        attempt: 1,
        decisionNote: note,
        fieldsToFix: ["idDocFileIds"],
      }),
    ]),
  )
  expect(screen.getByText(note)).toBeDefined()
  const toFix = screen.getByText(t("provider-application:fix.idDocFileIds"))
  expect(toFix.closest("li")).not.toBeNull()
  expect(await screen.findByText(t("provider-application:form.sendAgain"))).toBeDefined()
  expect(screen.getByText(t("provider-application:form.attempt", { attempt: 2, max: 5 }))).toBeDefined()
})

const document = {
  fileId: "passport",
  role: "identity",
  categoryId: null,
  name: "passport.png",
  mimeType: "image/png",
  size: 2048,
  url: "/passport",
} as const
const approved = anApplication({
  status: "approved",
  checkedName: "Ion Munteanu",
  decidedAt: "2026-02-03T09:00:00.000Z",
  expiresAt: "2126-02-03T09:00:00.000Z",
  documents: [document],
  documentsPurgeAt: "2026-03-05T09:00:00.000Z",
})

test("a verified doer reads until when, sees the documents and when they go, and has nothing to begin", async () => {
  const { t } = await open(applications([approved]), { "provider.getMy": aProvider({ level: "verified" }) })
  expect(screen.getByText(t("provider-application:status.approved"))).toBeDefined()
  expect(hrefOf("passport.png")).toBe("/passport")
  expect(screen.getByText(/5 Mar(ch)? 2026/)).toBeDefined()
  expect(screen.queryByText(t("provider-application:start.again"))).toBeNull()
})

test("who shows another name than the checked one is told so and may apply again", async () => {
  const { t } = await open(applications([approved]), { "provider.getMy": aProvider({ level: "none" }) })
  expect(screen.getByText(t("provider-application:now.renamed", { name: "Ion Munteanu" }))).toBeDefined()
  expect(screen.getByRole("button", { name: t("provider-application:start.again") })).toBeDefined()
})

test("work that asks for a licence nobody has checked is a reason to apply again", async () => {
  const categories = [assembly, wiring].map(aShownCategory)
  const { t } = await open(applications([approved]), {
    "provider.getMy": aProvider({ level: "verified", categories }),
  })
  expect(screen.getByText(t("provider-application:start.moreTitle"))).toBeDefined()
})

test("after a no one waits a month, unless only the picture could not be read", async () => {
  const rejected = anApplication({
    status: "rejected",
    reasonCode: "name_differs",
    decidedAt: new Date().toISOString(),
  })
  const { t, unmount } = await open(applications([rejected]))
  expect(screen.getByText(t("provider-application:reason.name_differs"))).toBeDefined()
  expect(screen.queryByRole("button", { name: t("provider-application:start.again") })).toBeNull()
  unmount()
  await open(applications([{ ...rejected, reasonCode: "document_unreadable" }]))
  expect(screen.getByRole("button", { name: t("provider-application:start.again") })).toBeDefined()
})

test("a draft is discarded after a question, and stands among the earlier ones then", async () => {
  const { user, api, t } = await open(applications([anApplication()]), {
    "providerApplication.withdraw": anApplication({ status: "withdrawn" }),
  })
  await user.click(await screen.findByRole("button", { name: t("provider-application:discard.action") }))
  const question = within(await screen.findByRole("alertdialog"))
  expect(question.getByText(t("provider-application:discard.title"))).toBeDefined()
  expect(api.calls("providerApplication.withdraw")).toEqual([])
  api.answer({ "providerApplication.getMy": applications([anApplication({ status: "withdrawn" })]) })
  await user.click(question.getByRole("button", { name: t("provider-application:discard.action") }))
  expect(await screen.findByText(t("provider-application:history.title"))).toBeDefined()
  expect(screen.getByText(t("provider-application:start.action"))).toBeDefined()
  expect(api.calls("providerApplication.withdraw")).toEqual([{ id: "application-1" }])
})
