// The page of a task as someone who passes by reads it.
import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { aLeaf } from "../../../test/answers/category.ts"
import { aTaskSeen, taskId } from "../../../test/answers/task-details.ts"
import { aPerson } from "../../../test/answers/user.ts"
import { refused, type Answers } from "../../../test/fake-api.ts"
import { renderPage, renderWithApi, type RenderOptions } from "../../../test/render.tsx"
import { PhotoStrip } from "./photo-strip.tsx"

const around: Answers = {
  "category.getById": aLeaf(),
  "task.getSimilar": { data: [], total: 0 },
  "taskQuestion.getByTask": { data: [], total: 0 },
}

const open = (seen: ReturnType<typeof aTaskSeen>, options: RenderOptions = {}) =>
  renderPage(`/tasks/${taskId}`, { ...options, api: { ...around, "task.getById": seen, ...options.api } })

const plain = (element: Element | null) => element?.textContent?.replaceAll("\u00a0", " ") ?? ""

test("it says what, when, where about and for how much, and who posts it", async () => {
  const seen = aTaskSeen({
    task: {
      title: "Hang three shelves",
      timing: { kind: "flexible", date: null, window: "evening", from: null, to: null },
      place: {
        id: "618426-botanica",
        name: { en: "Botanica", ru: "Ботаника", ro: "Botanica" },
        city: { en: "Chișinău", ru: "Кишинёв", ro: "Chișinău" },
      },
      spokenLanguages: ["en", "ro"],
    },
  })
  const { t } = await open({ ...seen, owner: { ...seen.owner, hireRate: 83 } })
  screen.getByRole("heading", { level: 1, name: "Hang three shelves" })
  const facts = plain(document.querySelector(".task-facts"))
  for (const fact of [
    "Any day",
    "in the evening",
    "400 lei",
    "Botanica, Chișinău",
    t("taskPage:place.rough"),
  ])
    expect(facts).toContain(fact)
  screen.getByText(/hires 83% of the time/)
})

test("contacts in its text are words for the reader, and a foreign text says its language", async () => {
  const { t } = await open(
    aTaskSeen({ task: { lang: "ru", title: "Полки", description: "Call me on [hidden until hire]." } }),
  )
  expect(screen.getByRole("heading", { level: 1 }).lang).toBe("ru")
  expect(screen.queryByText(t("taskPage:masked"))).toBeNull()
})

describe("a task that its client translated", () => {
  const text = { title: "Повесить три полки", description: "Полки уже есть." }
  const seen = (isOlder: boolean) =>
    aTaskSeen({
      task: {
        title: "Hang three shelves",
        description: "I have the shelves.",
        translations: { ru: { ...text, isOlder } },
      },
    })

  test("is read in it, which is said, and the original is there without a script", async () => {
    const { t } = await open(seen(false), { locale: "ru" })
    screen.getByRole("heading", { level: 1, name: text.title })
    screen.getByText(text.description)
    screen.getByText(t("taskPage:translation.by"))
    const original = screen.getByText(t("taskPage:translation.original")).closest("details")
    expect(original?.textContent).toContain("I have the shelves.")
    expect(original?.querySelector("[lang=en]")?.textContent).toBe("Hang three shelves")
  })

  test("says that the original changed since", async () => {
    const { t } = await open(seen(true), { locale: "ru" })
    const note = `${t("taskPage:translation.by")} ${t("taskPage:translation.older")}`
    expect(screen.getByText(note)).toBeDefined()
  })

  test("is read in the original by everyone else, without a word", async () => {
    const { t } = await open(seen(false), { locale: "ro" })
    screen.getByRole("heading", { level: 1, name: "Hang three shelves" })
    expect(screen.queryByText(t("taskPage:translation.by"))).toBeNull()
  })
})

test("a task that is not there is not found", async () => {
  const { t } = await renderPage(`/tasks/${taskId}`, {
    api: {
      "task.getById": () => {
        throw refused("task_not_found", { httpStatus: 404 })
      },
    },
  })
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(t("common:notFound.title"))
})

test("the client can be reported as a person; a visitor logs in first and comes back", async () => {
  const seen = aTaskSeen()
  const { t, user, router, unmount } = await open(seen)
  await user.click(screen.getByRole("button", { name: t("ui:reportPerson") }))
  await waitFor(() => expect(router.state.location.pathname).toBe("/signin"))
  expect(router.state.location.search).toMatchObject({ redirect: expect.stringContaining(taskId) })
  unmount()
  const known = await open(seen, { as: aPerson(), api: { "report.create": () => new Promise(() => {}) } })
  await known.user.click(screen.getByRole("button", { name: t("ui:reportPerson") }))
  const dialog = await screen.findByRole("dialog", { name: t("report:title.user") })
  await known.user.click(within(dialog).getByRole("radio", { name: t("report:reasons.fraud") }))
  await known.user.click(within(dialog).getByRole("button", { name: t("report:send") }))
  expect(known.api.calls("report.create")).toMatchObject([
    { payload: { targetType: "user", targetId: seen.owner.id, reasonCode: "fraud" } },
  ])
})

test("an address that is none asks nobody", async () => {
  const { t, api } = await renderPage("/tasks/nonsense")
  screen.getByRole("heading", { level: 1, name: t("common:notFound.title") })
  expect(api.calls("task.getById")).toEqual([])
})

test("the link is taken along by one press", async () => {
  const { user, t } = await open(aTaskSeen())
  await user.click(screen.getByRole("button", { name: t("ui:share") }))
  await screen.findByText(t("ui:linkCopied"))
  expect(await navigator.clipboard.readText()).toBe(location.origin + location.pathname)
})

test("a member saves it, and its button says so", async () => {
  const { user, api, t } = await open(aTaskSeen({ viewer: { cannotOfferReason: null } }), {
    as: aPerson(),
    api: { "favourite.add": { isSaved: true } },
  })
  const [save] = await screen.findAllByRole("button", { name: t("taskPage:save") })
  await user.click(save as HTMLElement)
  await waitFor(() => expect(api.calls("favourite.add")).toEqual([{ targetType: "task", targetId: taskId }]))
  const [saved] = screen.getAllByRole("button", { name: t("taskPage:saved") })
  expect(saved?.getAttribute("aria-pressed")).toBe("true")
})

describe("photos", () => {
  const file = (number: number) => ({
    id: String(number),
    url: `http://files/${number}.webp`,
    mimeType: "image/webp",
    name: null,
    size: 10,
    width: 100,
    height: 100,
  })
  const strip = (
    <PhotoStrip
      title="Shelves"
      files={[file(1), file(2), { ...file(3), mimeType: "application/pdf", name: "plan.pdf" }]}
    />
  )

  test("are large at a press, walked through by keys, and end where they began", async () => {
    const { user, t } = await renderWithApi(strip)
    const first = screen.getByRole("link", { name: t("taskPage:openPhoto", { number: 1, count: 2 }) })
    first.focus()
    await user.keyboard("{Enter}")
    const viewer = within(await screen.findByRole("dialog", { name: "Shelves" }))
    const shown = () => viewer.getByRole("img").getAttribute("alt")
    expect(shown()).toBe("Photo 1 of 2")
    await user.keyboard("{ArrowRight}")
    expect(shown()).toBe("Photo 2 of 2")
    await user.keyboard("{ArrowRight}")
    expect(shown()).toBe("Photo 1 of 2")
    await user.click(viewer.getByRole("button", { name: t("ui:previousPhoto") }))
    expect(shown()).toBe("Photo 2 of 2")
    await user.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(first))
  })

  test("are links to themselves where no scripts run, and so are other files", async () => {
    await renderWithApi(strip)
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "http://files/1.webp",
      "http://files/2.webp",
      "http://files/3.webp",
    ])
    screen.getByRole("link", { name: "plan.pdf" })
  })
})
