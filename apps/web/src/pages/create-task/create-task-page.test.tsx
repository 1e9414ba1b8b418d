import { screen, waitFor, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { aProviderPage } from "../../../test/answers/provider/provider.ts"
import { aDraft, aLeaf, aPlace, ownPage, taskId } from "../../../test/answers/task-draft.ts"
import { aDoer, aPerson } from "../../../test/answers/user.ts"
import { failure, refused } from "../../../test/fake-api.ts"
import { renderPage } from "../../../test/render.tsx"
import { aDesk } from "../../../test/task-desk.ts"
import { controlOf, goOn, openStep, stepIs, write } from "../../../test/task-fields.ts"

const as = aPerson()
const never = () => new Promise<never>(() => {})
const away = () => {
  throw failure()
}

/** What the page says about the draft, beside the button. */
const draftIs = (state: string) =>
  waitFor(() => expect(document.querySelector("[data-draft]")?.getAttribute("data-draft")).toBe(state))

test("the first words begin one draft, whose address a reload finds; the next ones are sent by themselves", async () => {
  const desk = aDesk()
  const { api, address, t } = await renderPage("/tasks/create", { as, api: desk.api })
  expect(document.querySelector("[data-draft]")).toBeNull()
  vi.useFakeTimers()
  write("title", "Paint the fence")
  await draftIs("saving")
  await draftIs("saved")
  expect(screen.getByText(t("task-create:draft.saved"))).toBeDefined()
  expect(address()).toBe(`/tasks/create?draft=${taskId}`)
  const key: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/)
  expect(api.calls("task.create")).toMatchObject([
    { key, payload: { title: "Paint the fence", lang: "en", spokenLanguages: ["en"] } },
  ])
  write("title", "Paint the fence and the gate")
  await draftIs("saved")
  expect(api.calls("task.update")).toMatchObject([
    { id: taskId, version: 1, payload: { title: "Paint the fence and the gate" } },
  ])
  expect(localStorage).toHaveLength(0)
})

test("unfinished tasks are offered by their names, and one press goes on with one", async () => {
  const { owner, ...page } = ownPage(aDraft())
  const card = {
    ...aDraft(),
    excerpt: "",
    translatedTitles: {},
    pictureUrl: null,
    pictureCount: 0,
    owner,
    isSaved: false,
    distanceKm: null,
    why: [],
    hire: null,
  }
  const drafts = [card, { ...card, id: "0192f000-0000-7000-8000-0000000000d2", title: "", category: null }]
  const { user, t, api, address } = await renderPage("/tasks/create", {
    as,
    api: aDesk(page.task, { "task.getMy": { data: drafts, total: 2 } }).api,
  })
  expect(api.calls("task.getMy")).toMatchObject([{ role: "owner", status: ["draft"] }])
  const offer = within(screen.getByRole("region", { name: t("task-create:drafts.title", { count: 2 }) }))
  expect(offer.getByRole("link", { name: t("task-create:drafts.untitled") })).toBeDefined()
  await user.click(offer.getByRole("link", { name: /Carry a wardrobe.*Moving furniture/ }))
  await waitFor(() => expect(controlOf("title").value).toBe("Carry a wardrobe down the stairs"))
  expect(address()).toBe(`/tasks/create?draft=${taskId}`)
  expect(api.calls("task.create")).toEqual([])
})

test("a first save that gets no answer is said, kept here, and told again under the same key", async () => {
  const lost = aDesk(undefined, { "task.create": away })
  const first = await renderPage("/tasks/create", { as, api: lost.api })
  vi.useFakeTimers()
  write("title", "Dig a small pond")
  await draftIs("failed")
  expect(screen.getByText(first.t("task-create:draft.failed")).closest("[role=alert]")).not.toBeNull()
  first.unmount()
  vi.useRealTimers()

  const stranger = await renderPage("/tasks/create", { as: aDoer(), api: aDesk().api })
  expect(controlOf("title").value).toBe("")
  stranger.unmount()

  const desk = aDesk()
  const again = await renderPage("/tasks/create", { as, api: desk.api })
  await waitFor(() => expect(controlOf("title").value).toBe("Dig a small pond"))
  await goOn(again.user, again.t)
  await draftIs("saved")
  const keys = [...first.api.calls("task.create"), ...again.api.calls("task.create")].map(({ key }) => key)
  expect(new Set(keys).size).toBe(1)
  expect(localStorage).toHaveLength(0)
})

test("what did not reach the server is sent when the connection is back", async () => {
  const { api, desk } = await openStep("what")
  const { "task.update": update } = desk.api
  api.answer({ "task.update": away })
  vi.useFakeTimers()
  write("title", "Carry a wardrobe up the stairs")
  await draftIs("failed")
  api.answer({ ...(update && { "task.update": update }) })
  window.dispatchEvent(new Event("online"))
  await draftIs("saved")
  expect(desk.now().title).toBe("Carry a wardrobe up the stairs")
})

test("a session that ended keeps the text until one is back", async () => {
  const first = await openStep("what", {
    api: {
      "task.update": () => {
        throw refused("sign_in_needed", { httpStatus: 401 })
      },
    },
  })
  vi.useFakeTimers()
  write("title", "Translate a letter into Romanian")
  await draftIs("signedOut")
  const back = screen.getByRole("link", { name: first.t("task-create:draft.logIn") })
  const wanted = new URL(back.getAttribute("href") ?? "", "http://x").searchParams.get("redirect")
  expect(wanted).toBe(`/tasks/create?draft=${taskId}&step=what`)
  first.unmount()
  vi.useRealTimers()

  const { user, t, desk } = await openStep("what")
  await waitFor(() => expect(controlOf("title").value).toBe("Translate a letter into Romanian"))
  await goOn(user, t)
  await stepIs(t, "details")
  expect(desk.now().title).toBe("Translate a letter into Romanian")
})

test("what both changed is shown side by side, and the person says which stays", async () => {
  const { user, t, api, desk } = await openStep("what")
  desk.elsewhere({ title: "Carry a wardrobe to the cellar", description: "From the phone, with a lift." })
  write("title", "Carry a wardrobe to the attic")
  await goOn(user, t)
  const question = within(await screen.findByRole("alertdialog", { name: t("task-create:merge.title") }))
  await draftIs("changed")
  expect(question.getByLabelText(/Carry a wardrobe to the attic/)).toHaveProperty("checked", true)
  expect(question.getByLabelText(/Carry a wardrobe to the cellar/)).toHaveProperty("checked", false)
  await user.click(question.getByRole("button", { name: t("task-create:merge.settle") }))
  await draftIs("saved")
  expect(api.calls("task.update").at(-1)).toMatchObject({
    version: 2,
    payload: { title: "Carry a wardrobe to the attic" },
  })
  expect(desk.now().description).toBe("From the phone, with a lift.")
})

test("theirs can be taken, by the choice or all at once", async () => {
  for (const way of ["choice", "all"] as const) {
    const page = await openStep("what")
    const { user, t, desk } = page
    desk.elsewhere({ title: "Carry a wardrobe to the cellar" })
    write("title", "Carry a wardrobe to the attic")
    await goOn(user, t)
    const question = within(await screen.findByRole("alertdialog"))
    if (way === "choice") await user.click(question.getByLabelText(/to the cellar/))
    const press = way === "choice" ? "task-create:merge.settle" : "task-create:merge.takeTheirs"
    await user.click(question.getByRole("button", { name: t(press) }))
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
    expect(desk.now().title).toBe("Carry a wardrobe to the cellar")
    page.unmount()
  }
})

test("changes in other places come together by themselves, and that is said", async () => {
  const { user, t, desk } = await openStep("what")
  desk.elsewhere({ description: "Wooden, heavy, two people should be enough for it." })
  write("title", "Carry a wardrobe to the attic")
  await goOn(user, t)
  await stepIs(t, "details")
  const words = await screen.findByText(t("task-create:merge.takenIn"))
  expect(words.getAttribute("role")).toBe("status")
  expect(controlOf("description").value).toContain("two people should be enough")
  expect(desk.now().title).toBe("Carry a wardrobe to the attic")
})

test("what the home page brought stands in the form and is kept at once; a long wish is not cut", async () => {
  const wish =
    "move a sofa, two beds, a piano and fourteen boxes of books from the third floor to the sixth floor"
  const desk = aDesk(undefined, { "place.search": { data: [aPlace()], total: 1 } })
  const at = `/tasks/create?text=${encodeURIComponent(wish)}&where=botanica&when=flexible&category=furniture-moving`
  const { api, address } = await renderPage(at, { as, api: desk.api })
  await waitFor(() => expect(address()).toBe(`/tasks/create?draft=${taskId}`))
  expect(controlOf("title").value.length).toBeLessThanOrEqual(80)
  expect(api.calls("task.create")).toMatchObject([
    {
      payload: {
        description: `M${wish.slice(1)}`,
        categoryId: aLeaf().id,
        mode: "in_person",
        placeId: aPlace().id,
        timing: { kind: "flexible" },
      },
    },
  ])
})

test("whoever comes from a doer's profile asks that doer, until they say otherwise", async () => {
  const doer = aProviderPage()
  const { id, name } = doer.provider
  const desk = aDesk(undefined, { "provider.getById": doer })
  const { user, t, api, address } = await renderPage(`/tasks/create?providerId=${id}`, { as, api: desk.api })
  const title = t("task-create:asked.title", { name })
  expect(screen.getByRole("region", { name: title })).toBeDefined()
  expect(api.calls("task.create"), "nothing is begun by looking").toEqual([])
  vi.useFakeTimers()
  write("title", "Hang four heavy shelves")
  await draftIs("saved")
  expect(api.calls("task.create")).toMatchObject([{ payload: { providerIds: [id] } }])
  expect(address()).toBe(`/tasks/create?draft=${taskId}`)
  await user.click(within(screen.getByRole("region", { name: title })).getByRole("button"))
  await draftIs("saving")
  await draftIs("saved")
  expect(api.calls("task.update").at(-1)?.payload).toMatchObject({ providerIds: [] })
  expect(screen.queryByText(title)).toBeNull()
})

test("of several who are asked one can be left out by name", async () => {
  const doers = ["a1", "a2"].map((end) =>
    aProviderPage({
      id: `0192f000-0000-7000-8000-0000000000${end}`,
      name: end === "a1" ? "Ion M." : "Eva P.",
    }),
  )
  const { user, t } = await renderPage(
    `/tasks/create?providerId=${doers.map(({ provider }) => provider.id).join(",")}`,
    {
      as,
      api: aDesk(undefined, {
        "provider.getById": ({ id }) => doers.find(({ provider }) => provider.id === id) ?? aProviderPage(),
      }).api,
    },
  )
  expect(screen.getByText(t("task-create:asked.several", { count: 2 }))).toBeDefined()
  await user.click(screen.getByRole("button", { name: t("task-create:asked.leave", { name: "Ion M." }) }))
  const title = screen.getByText(t("task-create:asked.title", { name: "Eva P." }))
  expect(document.activeElement).toBe(title)
})

test.each([
  ["?from=some-task", false],
  ["?from=some-task&hireAgain=1", true],
])("a task of one's own is copied once and opened as a draft: %s", async (query, hireAgain) => {
  const desk = aDesk(aDraft(), { "task.duplicate": aDraft({ title: "Cut the vines again" }) })
  const { api, address } = await renderPage(`/tasks/create${query}`, { as, api: desk.api })
  await waitFor(() => expect(controlOf("title").value).toBe("Cut the vines again"))
  expect(address()).toBe(`/tasks/create?draft=${taskId}`)
  expect(api.calls("task.duplicate")).toEqual([{ id: "some-task", hireAgain }])
})

test("a copy that does not work says so, and can be tried again", async () => {
  let tries = 0
  const desk = aDesk(aDraft(), {
    "task.duplicate": () => {
      tries += 1
      if (tries === 1) throw refused("task_not_found", { httpStatus: 404 })
      return never()
    },
  })
  const { user, t } = await renderPage("/tasks/create?from=some-task", { as, api: desk.api })
  await screen.findByRole("heading", { level: 1, name: t("task-create:copy.failed") })
  expect(screen.getByRole("link", { name: t("task-create:copy.blank") }).getAttribute("href")).toBe(
    "/tasks/create",
  )
  await user.click(screen.getByRole("button", { name: t("task-create:copy.again") }))
  await screen.findByRole("heading", { level: 1, name: t("task-create:copy.title") })
})

test("whose account is limited reads that, not that a field is wrong", async () => {
  const desk = aDesk(undefined, {
    "task.create": () => {
      throw refused("user_limited", { httpStatus: 403 })
    },
  })
  const { t } = await renderPage("/tasks/create", { as, api: desk.api })
  vi.useFakeTimers()
  write("title", "Cut the vines")
  await draftIs("refused")
  expect(document.querySelector("[data-draft]")?.textContent).toBe(t("refusal:user_limited"))
})

test("a stranger's draft is not there", async () => {
  const desk = aDesk(aDraft(), { "task.getById": ownPage(aDraft(), { isOwner: false }) })
  const { t } = await renderPage(`/tasks/create?draft=${taskId}`, { as, api: desk.api })
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(t("common:notFound.title"))
})
