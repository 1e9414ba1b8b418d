import { dateFormat } from "@doable/words/format"
import { deviceOf } from "@doable/domain/account/device"
import type { Locale } from "@doable/domain/locale"
import { sendEmail } from "../../platform/mail/send-email.ts"
import type { Effect, EffectWorld } from "../../platform/outbox/effect.ts"
import { createLink } from "../account-link.ts"
import { recipientByEmail, inLanguage } from "../recipient.ts"
import { pageFor } from "../page-for.ts"
import { lockedSince } from "../sign-in-guards.ts"

export const sendLockedMail: Effect<"sign-in.locked"> = {
  name: "send-locked-mail",
  run: (world, { email, at, address, agent }, deliveryId) =>
    sendUnlock(world, { email, deliveryId, circumstances: [at, address, agent] }),
}

export const sendUnlockMail: Effect<"unlock.requested"> = {
  name: "send-unlock-mail",
  run: async (world, { email, locale }, deliveryId) => {
    const at = await lockedSince(world.db, email, new Date())
    if (at) await sendUnlock(world, { email, locale, deliveryId, circumstances: [at, null, null] })
  },
}

type Circumstances = [at: string, address: string | null, agent: string | null]
type Unlocking = {
  email: string
  locale?: Locale | undefined
  deliveryId: string
  circumstances: Circumstances
}

async function sendUnlock(world: EffectWorld, { email, locale, deliveryId, circumstances }: Unlocking) {
  const person = await recipientByEmail(world.db, email)
  if (!person) return
  const to = inLanguage(person, locale)
  const token = await createLink(world.db, { userId: to.id, email, purpose: "unlock" })
  const url = pageFor(to, world.config.uiUrl, "/account-locked", { token })
  const about = inWords(to.locale, circumstances)
  await sendEmail(world, { to, name: "signInLocked", url, about, deliveryId })
}

/** When, from which network, with what: enough to know whether it was oneself. */
function inWords(locale: Locale, [at, address, agent]: Circumstances) {
  const when = dateFormat(locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Chisinau",
  })
  const { browser, system } = deviceOf(agent)
  const device = [browser, system].filter((name) => name !== "Unknown").join(", ")
  return [when.format(new Date(at)), address, device].filter(Boolean).join(" · ")
}
