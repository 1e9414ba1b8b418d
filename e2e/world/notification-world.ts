// What the stories of notifications share: people who have some, and pages that are told of more.
import type { BrowserContext, Page } from "playwright-core"
import { aNotification } from "../../apps/api/test/factories.ts"
import { withDatabase } from "./with-database.ts"

type Given = NonNullable<Parameters<typeof aNotification>[2]>

/** Rows that lie there from earlier. */
export function notify(userId: string, given: readonly Given[]) {
  return withDatabase(async (db) => {
    for (const one of given) await aNotification(db, { id: userId }, one)
  })
}

/** As many as wanted, newest first, an hour apart, with titles that none of our kinds have. */
export const many = (count: number, given: Given = {}): Given[] =>
  Array.from({ length: count }, (_, index) => ({
    type: "OfALaterVersion",
    metadata: { title: `Notice ${index + 1}`, message: "Words as they were stored. ".repeat(20) },
    createdAt: new Date(Date.now() - (index + 1) * 60 * 60 * 1000),
    ...given,
  }))

export const bell = (page: Page) => page.locator(".notification-bell")
/** Empty while everything is read. */
export const badgeText = async (page: Page) => (await bell(page).locator("span").allTextContents()).join()
export const panel = (page: Page) => page.locator("#notification-panel")
export const rows = (page: Page) => page.locator("a[data-notification]")
/** The opened notification; the panel is a dialog too, but not a modal one. */
export const detail = (page: Page) => page.locator("[role=dialog]:not([popover])")

export async function openPanel(page: Page) {
  await bell(page).click()
  await panel(page).getByRole("heading", { level: 2 }).waitFor()
}

const pathOf = (url: string) => new URL(url).pathname

/** Waits until one tab of this browser holds the stream, and stops all questions: what is learned now was pushed. */
export async function onlyPushed(context: BrowserContext, open: () => Promise<unknown>) {
  const listening = context.waitForEvent("request", {
    predicate: (request) => pathOf(request.url()) === "/trpc/live.onEvent",
    timeout: 60_000,
  })
  await open()
  await listening
  await context.route("**/trpc/notification.getUnreadCount", (route) => route.abort())
}
