// What the stories of notifications share: people who have some, and things that happen to them.
import type { Page } from "playwright-core"
import type { OutboxEvent } from "../../apps/api/src/outbox/events.ts"
import { record } from "../../apps/api/src/outbox/record.ts"
import { changeAccountType } from "../../apps/api/src/user/change-account-type.ts"
import { aNotification } from "../../apps/api/test/factories.ts"
import { withDatabase } from "./with-database.ts"

type Given = NonNullable<Parameters<typeof aNotification>[2]>

/** It happened, as a deed would record it: the pipeline and the push do the rest. */
export function happens(event: OutboxEvent) {
  return withDatabase((db) => record(db, event))
}

/** As the first published profile does it. */
export function becomesDoer(userId: string) {
  return withDatabase((db) =>
    db.transaction((tx) => changeAccountType(tx, { userId, accountType: "PROVIDER", now: new Date() })),
  )
}

/** Rows that lie there from earlier. */
export function notify(userId: string, given: readonly Given[]) {
  return withDatabase(async (db) => {
    const ids: string[] = []
    for (const one of given) ids.push((await aNotification(db, { id: userId }, one)).id)
    return ids
  })
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const ago = (age: number) => new Date(Date.now() - age)

/** The seven types, of ages on every step of relative time; the first three are unread. */
export const sevenTypes = (): Given[] => [
  {
    type: "UserRoleChanged",
    metadata: { data: { previousRole: "USER", newRole: "ADMIN" } },
    createdAt: ago(0),
  },
  {
    type: "UserProfileUpdated",
    metadata: { data: { fields: ["name", "image"] } },
    createdAt: ago(14 * minute),
  },
  {
    type: "UserAccountTypeChanged",
    metadata: { data: { previousAccountType: "CUSTOMER", newAccountType: "PROVIDER" } },
    createdAt: ago(2 * hour),
  },
  { type: "UserActivated", createdAt: ago(3 * day), isRead: true },
  { type: "UserDeactivated", createdAt: ago(5 * day), isRead: true },
  { type: "TestNotification", createdAt: ago(20 * day), isRead: true },
  { type: "UserRegistered", createdAt: ago(40 * day), isRead: true },
]

/** As many as wanted, the newest first, an hour apart; numbered in words that no kind of ours has. */
export const many = (count: number, isRead = false): Given[] =>
  Array.from({ length: count }, (_, index) => ({
    type: "OfALaterVersion",
    metadata: { title: `Notice ${index + 1}`, message: "Words as they were stored." },
    isRead,
    createdAt: ago((index + 1) * hour),
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
