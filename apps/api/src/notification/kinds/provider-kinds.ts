import { and, eq, isNull } from "drizzle-orm"
import { z } from "zod"
import type { Locale } from "@doable/domain/locale"
import { providerApplications } from "../../platform/db/schema/provider-application.ts"
import { users } from "../../platform/db/schema/user.ts"
import { kind } from "./kind.ts"
import { accountLetter } from "./letters.ts"

const mostAdmins = 100

/** To everybody who may look at it. */
export const providerApplicationSubmitted = kind({
  data: z.object({ applicationId: z.string() }),
  from: {
    "provider-application.submitted": async ({ applicationId }, db) => {
      const admins = await db
        .select({ userId: users.id })
        .from(users)
        .where(and(eq(users.role, "ADMIN"), eq(users.status, "active"), isNull(users.deletedAt)))
        .limit(mostAdmins)
      return admins.map(({ userId }) => ({ userId, data: { applicationId } }))
    },
  },
  actionUrl: "/admin/providers",
  words: {
    en: {
      title: "A doer asks to be verified",
      message: "A new application waits in the queue.",
      actionText: "Open the queue",
    },
    ru: {
      title: "Исполнитель просит о проверке",
      message: "В очереди новая заявка.",
      actionText: "Открыть очередь",
    },
    ro: {
      title: "Un executant cere verificarea",
      message: "O cerere nouă așteaptă la rând.",
      actionText: "Deschide lista",
    },
  },
})

/** Without the Russian «г.»: the sentence has a dot of its own. */
export const dayIn = (locale: Locale, moment: string) =>
  new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "Europe/Chisinau",
  })
    .format(new Date(moment))
    .replace(/\sг\.$/, "")

export const verificationExpiring = kind({
  data: z.object({ expiresAt: z.iso.datetime() }),
  from: {
    "verification.expiring": async ({ applicationId, userId }, db) => {
      const [row] = await db
        .select({ expiresAt: providerApplications.expiresAt })
        .from(providerApplications)
        .where(and(eq(providerApplications.id, applicationId), eq(providerApplications.status, "approved")))
      return row?.expiresAt ? [{ userId, data: { expiresAt: row.expiresAt.toISOString() } }] : []
    },
  },
  letter: { ...accountLetter, isDue: ({ expiresAt }, now) => Date.parse(expiresAt) > now.getTime() },
  actionUrl: "/providers/applications",
  words: {
    en: {
      title: "Your verification ends soon",
      message: ({ expiresAt }) =>
        `It is valid until ${dayIn("en", expiresAt)}. Apply again to keep your badge.`,
      actionText: "Renew it",
    },
    ru: {
      title: "Срок вашей проверки заканчивается",
      message: ({ expiresAt }) =>
        `Она действует до ${dayIn("ru", expiresAt)}. Подайте новую заявку, чтобы сохранить значок.`,
      actionText: "Продлить",
    },
    ro: {
      title: "Verificarea ta expiră curând",
      message: ({ expiresAt }) =>
        `Este valabilă până pe ${dayIn("ro", expiresAt)}. Depune o cerere nouă ca să păstrezi insigna.`,
      actionText: "Reînnoiește",
    },
  },
})
