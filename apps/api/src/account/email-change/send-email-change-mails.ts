import { and, eq } from "../../platform/db/drizzle.ts"
import type { Locale } from "@doable/domain/locale"
import { emailChanges } from "../../platform/db/schema/account.ts"
import { users } from "../../platform/db/schema/user.ts"
import { sendEmail } from "../../platform/mail/send-email.ts"
import type { Effect, EffectWorld } from "../../platform/outbox/effect.ts"
import { createLink, newToken } from "../account-link.ts"
import { recipientById, inLanguage } from "../recipient.ts"
import { hashOfToken } from "../email-key.ts"
import { pageFor } from "../page-for.ts"

type Wish = { changeId: string; newEmail: string; locale?: Locale }

export const askOldAddress: Effect<"email-change.requested"> = {
  name: "ask-old-address",
  run: async (world, wish, deliveryId) => {
    const change = await wishedChange(world, wish)
    if (!change) return
    const { to, url, token } = change
    await keep(world, wish, { oldTokenHash: hashOfToken(token) })
    const about = wish.newEmail
    await sendEmail(world, { to, name: "emailChangeOld", url, about, deliveryId })
  },
}

/** Nothing is sent to an address that already has an account; only its owner may learn that it has. */
export const askNewAddress: Effect<"email-change.requested"> = {
  name: "ask-new-address",
  run: async (world, wish, deliveryId) => {
    const change = await wishedChange(world, wish)
    if (!change || (await isTaken(world, wish.newEmail))) return
    const { url, token } = change
    await keep(world, wish, { newTokenHash: hashOfToken(token) })
    const to = { ...change.to, email: wish.newEmail }
    await sendEmail(world, { to, name: "emailChangeNew", url, deliveryId })
  },
}

export const notifyOldAddress: Effect<"email.changed"> = {
  name: "tell-old-address",
  run: async (world, { userId, oldEmail, newEmail }, deliveryId) => {
    const person = await recipientById(world.db, userId)
    if (!person) return
    const to = { ...person, email: oldEmail }
    const token = await createLink(world.db, { userId, email: oldEmail, purpose: "email_undo" })
    const url = pageFor(to, world.config.uiUrl, "/reset-password", { token })
    await sendEmail(world, { to, name: "emailChanged", url, about: newEmail, deliveryId })
  },
}

/** The current request, or nothing if another one has replaced it. */
async function wishedChange({ db, config }: EffectWorld, { changeId, newEmail, locale }: Wish) {
  const [change] = await db
    .select({ userId: emailChanges.userId, oldEmail: emailChanges.oldEmail })
    .from(emailChanges)
    .where(and(eq(emailChanges.id, changeId), eq(emailChanges.newEmail, newEmail)))
  const person = change && (await recipientById(db, change.userId))
  if (!person || person.email !== change.oldEmail) return null
  const to = inLanguage(person, locale)
  const token = newToken()
  return { to, token, url: pageFor(to, config.uiUrl, "/dashboard", { token }) }
}

async function keep(
  { db }: EffectWorld,
  { changeId, newEmail }: Wish,
  hash: Partial<typeof emailChanges.$inferInsert>,
) {
  await db
    .update(emailChanges)
    .set(hash)
    .where(and(eq(emailChanges.id, changeId), eq(emailChanges.newEmail, newEmail)))
}

async function isTaken({ db }: EffectWorld, email: string) {
  const [holder] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true)))
  return holder !== undefined
}
