import { screen, waitFor } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { aPerson } from "../../test/answers/user.ts"
import { failure, type Answers } from "../../test/fake-api.ts"
import { pushKey, withPush } from "../../test/push-browser.ts"
import { renderWithApi } from "../../test/render.tsx"
import { LazyPushAsk } from "./lazy-push-ask.tsx"
import { noteOccasion, waitingOccasion } from "./occasion.ts"
import { readOwner } from "./push-owner.ts"

const person = aPerson()
const since = "2026-11-12T10:00:00.000Z"
const there: Answers = { "push.getKey": { key: pushKey }, "push.subscribe": { id: "1", createdAt: since } }
const show = (api: Answers = there, locale: "en" | "ru" | "ro" = "en", client?: string) =>
  renderWithApi(
    <>
      <h1>My task</h1>
      <h3 id="my-offer-title">My offer</h3>
      <LazyPushAsk client={client} />
    </>,
    { api, as: person, locale },
  )

test("after a task it asks, turns push on after the browser's own question, and isn't seen again", async () => {
  const browser = withPush()
  noteOccasion("task")
  const { user, t, api, unmount } = await show()
  await screen.findByRole("heading", { name: t("push:ask.task") })
  expect(browser.asked).toBe(0)
  await user.click(screen.getByRole("button", { name: t("push:turnOn") }))
  await screen.findByText(t("push:turnedOn"))
  expect(api.calls("push.subscribe")).toEqual([
    { endpoint: "https://push.example/1", keys: { p256dh: "point", auth: "random" } },
  ])
  expect(readOwner()).toEqual({ userId: person.id, endpoint: "https://push.example/1", since })
  expect(screen.queryByRole("heading", { name: t("push:ask.task") })).toBe(null)
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }))
  unmount()
  noteOccasion("offer")
  expect(waitingOccasion()).toBe(null)
})

test.each(["en", "ru", "ro"] as const)("“not now” is remembered (%s)", async (locale) => {
  withPush()
  noteOccasion("offer")
  const { user, t } = await show(there, locale)
  await screen.findByRole("heading", { name: t("push:ask.offer") })
  await user.click(screen.getByRole("button", { name: t("push:ask.notNow") }))
  expect(screen.queryByRole("heading", { level: 2 })).toBe(null)
  expect(document.activeElement).toBe(screen.getByText("My offer"))
  noteOccasion("offer")
  expect(waitingOccasion()).toBe(null)
})

test.each(["en", "ru", "ro"] as const)(
  "after an offer it names the client whom the page names (%s)",
  async (locale) => {
    withPush()
    noteOccasion("offer")
    const { t } = await show(there, locale, "Maria C.")
    const heading = await screen.findByRole("heading", { name: t("push:ask.offerTo", { name: "Maria C." }) })
    expect(heading.textContent).toContain("Maria C.")
  },
)

test("someone who tells the browser no learns how to change it", async () => {
  withPush({ answer: "denied" })
  noteOccasion("task")
  const { user, t, api } = await show()
  await user.click(await screen.findByRole("button", { name: t("push:turnOn") }))
  await screen.findByText(t("push:blocked"))
  expect(api.calls("push.subscribe")).toEqual([])
  await user.click(screen.getByRole("button", { name: t("push:ask.close") }))
  expect(screen.queryByRole("heading", { level: 2 })).toBe(null)
})

test("a browser's question that's closed, or a call that fails, leaves the card as it was", async () => {
  withPush({ answer: "default" })
  noteOccasion("task")
  const { user, t, api } = await show()
  await user.click(await screen.findByRole("button", { name: t("push:turnOn") }))
  expect(waitingOccasion()).toBe("task")
  withPush()
  const away = () => {
    throw failure()
  }
  api.answer({ "push.subscribe": away })
  await user.click(screen.getByRole("button", { name: t("push:turnOn") }))
  await screen.findByText(t("push:failed"))
  screen.getByRole("heading", { name: t("push:ask.task") })
})

test("an iPhone says what's needed first", async () => {
  vi.stubGlobal("navigator", { ...navigator, userAgent: "iPhone", maxTouchPoints: 5, languages: ["en"] })
  noteOccasion("task")
  const { t } = await show()
  await screen.findByText(t("push:homeScreen"))
  expect(screen.queryByRole("button", { name: t("push:turnOn") })).toBe(null)
})

const nobodyAsked: [string, () => void, Answers][] = [
  ["nothing was posted", () => withPush(), {}],
  ["the browser can't", () => noteOccasion("task"), {}],
  [
    "push is off for everyone",
    () => {
      withPush()
      noteOccasion("task")
    },
    { "push.getKey": { key: null } },
  ],
  [
    "the browser already said no",
    () => {
      withPush({ permission: "denied" })
      noteOccasion("task")
    },
    {},
  ],
]

test.each(nobodyAsked)("nobody is asked where %s", async (_title, prepare, api) => {
  prepare()
  await show(api)
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toBeTruthy())
  expect(screen.queryByRole("heading", { level: 2 })).toBe(null)
})
