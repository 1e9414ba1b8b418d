import { act, screen, waitFor } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { aCategoryTree, aShownCategory, assembly, wiring } from "../../../test/answers/category-tree.ts"
import { aProvider } from "../../../test/answers/provider/provider.ts"
import { anApplication, applications } from "../../../test/answers/provider/provider-application.ts"
import { aDoer } from "../../../test/answers/user.ts"
import { failure, refused, type Answers } from "../../../test/fake-api.ts"
import { renderPage } from "../../../test/render.tsx"
import { described } from "../../../test/described.ts"

type Application = ReturnType<typeof anApplication>

async function open(own: Partial<Application> = {}, api: Answers = {}) {
  const page = await renderPage("/providers/applications", {
    as: aDoer(),
    api: {
      "provider.getMy": aProvider({ categories: [assembly, wiring].map(aShownCategory) }),
      "providerApplication.getMy": applications([anApplication(own)]),
      "category.getTree": aCategoryTree(),
      ...api,
    },
  })
  const name = await screen.findByLabelText(page.t("provider-application:form.legalName"))
  const send = () =>
    page.user.click(screen.getByRole("button", { name: page.t("provider-application:form.send") }))
  return { ...page, name, send }
}

/** From here on time passes only in a pause: typing may take as long as it takes. */
const stopTime = () => vi.useFakeTimers()
const pause = () => act(() => vi.advanceTimersByTimeAsync(1000))

const lacking: Application["problems"] = [
  { path: "legalName", code: "legal_name_required", min: 3 },
  { path: "birthDate", code: "birth_date_required" },
  { path: "idDocFileIds", code: "identity_required" },
  { path: "experienceYears", code: "experience_required" },
  { path: "consent", code: "consent_required" },
]

test("what is missing is said only once somebody wants to send it: at the fields, counted, the first one gets the cursor", async () => {
  const { api, t, name, send } = await open({ legalName: "", problems: lacking, consentAt: null })
  expect(described(name)).not.toContain(t("provider-application:problem.legal_name_required", { min: 3 }))
  await send()
  await waitFor(() => expect(document.activeElement).toBe(name))
  expect(described(name)).toContain(t("provider-application:problem.legal_name_required", { min: 3 }))
  for (const code of ["identity_required", "birth_date_required", "experience_required"] as const)
    expect(screen.getByText(t(`provider-application:problem.${code}`))).toBeDefined()
  const consent = screen.getByLabelText(t("provider-application:form.consent"))
  expect(described(consent)).toContain(t("provider-application:problem.consent_required"))
  expect(screen.getByText(t("provider-application:form.missing", { count: 5 }))).toBeDefined()
  expect(api.calls("providerApplication.submit")).toEqual([])
})

test("an age is told as a number, and a share with its sign", async () => {
  const { t, send } = await open({
    problems: [
      { path: "birthDate", code: "underage", min: 18 },
      { path: "profile", code: "profile_incomplete", min: 80 },
    ],
  })
  await send()
  await screen.findByText(t("provider-application:problem.underage", { min: 18 }))
  const share = t("provider-application:problem.profile_incomplete", { min: "80%" })
  expect(screen.getByText(new RegExp(share))).toBeDefined()
})

test("what is mended elsewhere is listed with the way there, and keeps it from being sent", async () => {
  const { api, t, send } = await open({
    problems: [
      { path: "phone", code: "phone_required" },
      { path: "profile", code: "profile_incomplete", min: 60 },
    ],
  })
  expect(screen.getByText(t("provider-application:toProfile")).getAttribute("href")).toBe("/providers/manage")
  await send()
  await waitFor(() =>
    expect(document.activeElement?.textContent).toContain(t("provider-application:toPhone")),
  )
  expect(api.calls("providerApplication.submit")).toEqual([])
})

test("it keeps itself while it is filled in: only what changed, one version after the other", async () => {
  const { user, api, t, name } = await open(
    {},
    {
      "providerApplication.update": ({ version }) => anApplication({ version: version + 1 }),
    },
  )
  stopTime()
  await user.clear(name)
  await user.paste("Ion I. Munteanu")
  await user.type(screen.getByLabelText(t("provider-application:form.about")), "Ten years")
  expect(api.calls("providerApplication.update")).toEqual([])
  await pause()
  expect(await screen.findByText(t("provider-application:form.saved"))).toBeDefined()
  const years = screen.getByLabelText(t("provider-application:form.years"))
  await user.clear(years)
  await user.type(years, "99")
  await pause()
  await waitFor(() => expect(api.calls("providerApplication.update")).toHaveLength(2))
  expect(api.calls("providerApplication.update")).toEqual([
    { id: "application-1", version: 1, payload: { legalName: "Ion I. Munteanu", about: "Ten years" } },
    { id: "application-1", version: 2, payload: { experienceYears: 60 } },
  ])
})

test("a save that fails is told, keeps the text, and goes with the next one", async () => {
  const { user, api, t, name } = await open(
    {},
    {
      "providerApplication.update": () => {
        throw failure(500)
      },
    },
  )
  stopTime()
  await user.clear(name)
  await user.paste("Ion I. Munteanu")
  await pause()
  expect(await screen.findByText(t("provider-application:form.notSaved"))).toBeDefined()
  expect(name).toHaveProperty("value", "Ion I. Munteanu")
  api.answer({ "providerApplication.update": anApplication({ version: 2 }) })
  await user.type(screen.getByLabelText(t("provider-application:form.about")), "!")
  await pause()
  await waitFor(() =>
    expect(api.calls("providerApplication.update").at(-1)?.payload).toEqual({
      legalName: "Ion I. Munteanu",
      about: "!",
    }),
  )
})

test("one that was changed elsewhere is shown as it is there", async () => {
  const { user, api, t, name } = await open(
    {},
    {
      "providerApplication.update": () => {
        throw refused("application_changed_elsewhere", { version: 5 })
      },
    },
  )
  stopTime()
  await user.type(name, "x")
  const newer = anApplication({ version: 5, legalName: "Ion from elsewhere" })
  api.answer({ "providerApplication.getMy": applications([newer]) })
  await pause()
  expect(await screen.findByText(t("provider-application:form.conflict"))).toBeDefined()
  expect(await screen.findByDisplayValue("Ion from elsewhere")).toBe(
    screen.getByLabelText(t("provider-application:form.legalName")),
  )
})

test("sending saves what waits, then asks for a look; the page says that it waits", async () => {
  const { user, api, t, name, send } = await open(
    {},
    {
      "providerApplication.update": anApplication({ version: 2 }),
      "providerApplication.submit": anApplication({ status: "submitted" }),
    },
  )
  stopTime()
  await user.type(name, " sr")
  api.answer({ "providerApplication.getMy": applications([anApplication({ status: "submitted" })]) })
  await send()
  expect(await screen.findByText(t("provider-application:status.submitted"))).toBeDefined()
  expect(api.calls("providerApplication.update")).toHaveLength(1)
  expect(api.calls("providerApplication.submit")).toEqual([{ id: "application-1" }])
})

test("sending that fails is told, and the form stays", async () => {
  const { t, name, send } = await open(
    {},
    {
      "providerApplication.submit": () => {
        throw failure(500)
      },
    },
  )
  await send()
  expect(await screen.findByText(t("provider-application:form.sendFailed"))).toBeDefined()
  expect(name).toHaveProperty("value", "Ion Munteanu")
})

test("a company is asked for its number and its papers", async () => {
  const { user, t } = await open({}, { "providerApplication.update": anApplication({ kind: "company" }) })
  expect(screen.queryByLabelText(t("provider-application:form.companyIdno"))).toBeNull()
  await user.click(screen.getByText(t("provider-application:form.company")))
  expect(screen.getByLabelText(t("provider-application:form.companyIdno"))).toBeDefined()
  expect(screen.getByText(t("provider-application:form.companyDocs"))).toBeDefined()
})

test("work with a licence asks for it, and dropping the work drops the licence", async () => {
  const licence = { categoryId: wiring.id, number: "A-1", validUntil: null }
  const { user, api } = await open(
    { categoryIds: [assembly.id, wiring.id], licences: [licence] },
    {
      "providerApplication.update": anApplication({ version: 2 }),
    },
  )
  stopTime()
  expect(screen.getByDisplayValue("A-1")).toBeDefined()
  await user.click(screen.getByLabelText("Electrical work"))
  expect(screen.queryByDisplayValue("A-1")).toBeNull()
  await pause()
  await waitFor(() =>
    expect(api.calls("providerApplication.update")[0]?.payload).toEqual({
      categoryIds: [assembly.id],
      licences: [],
    }),
  )
})
