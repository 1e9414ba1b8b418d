import { and, eq, inArray, isNull } from "../../platform/db/drizzle.ts"
import {
  channels,
  typesOf,
  usualChannels,
  withChoices,
  type Channels,
  type NotificationGroup,
} from "@doable/domain/notification/groups"
import type { PreferenceChange } from "@doable/domain/notification/input"
import type { Transaction } from "../../platform/db/client.ts"
import {
  notificationPreferences,
  notificationSettings,
  unwantedEmails,
} from "../../platform/db/schema/notification.ts"
import { users } from "../../platform/db/schema/user.ts"
import { findChannels } from "./find-preferences.ts"
import { markOf } from "./stopped-together.ts"

/** One change of a person's preferences at a time. Null if they have left. */
export async function lockSettings(tx: Transaction, userId: string) {
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for("share")
  if (!person) return null
  await tx.insert(notificationSettings).values({ userId }).onConflictDoNothing()
  const ofThem = eq(notificationSettings.userId, userId)
  const [row] = await tx.select().from(notificationSettings).where(ofThem).for("update")
  return row ?? null
}

/** Under the lock. What a change leaves out stays; what is as usual leaves no row. */
export async function savePreferences(
  tx: Transaction,
  userId: string,
  changes: readonly PreferenceChange[],
): Promise<void> {
  if (changes.length === 0) return
  const current = await findChannels(tx, userId)
  for (const { type, ...change } of changes) {
    const wishes = { ...current[type], ...definedOnly(change) }
    current[type] = withChoices(type, wishes)
    await keep(tx, userId, type, current[type])
    if (change.email !== undefined) await forgetStops(tx, userId, type)
  }
}

async function keep(tx: Transaction, userId: string, type: NotificationGroup, chosen: Channels) {
  const usual = usualChannels(type)
  const { userId: whose, type: which } = notificationPreferences
  if (channels.every((channel) => chosen[channel] === usual[channel]))
    await tx.delete(notificationPreferences).where(and(eq(whose, userId), eq(which, type)))
  else
    await tx
      .insert(notificationPreferences)
      .values({ userId, type, ...chosen })
      .onConflictDoUpdate({ target: [whose, which], set: chosen })
}

async function forgetStops(tx: Transaction, userId: string, type: NotificationGroup) {
  const isOfGroup = inArray(unwantedEmails.type, [...typesOf(type), markOf(type)])
  await tx.delete(unwantedEmails).where(and(eq(unwantedEmails.userId, userId), isOfGroup))
}

function definedOnly(change: Omit<PreferenceChange, "type">): Partial<Channels> {
  return Object.fromEntries(Object.entries(change).filter(([, wish]) => wish !== undefined))
}
