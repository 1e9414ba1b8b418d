import { and, eq } from "drizzle-orm"
import { z } from "zod"
import { providerApplications } from "../../platform/db/schema/provider-application.ts"
import { kind, tells } from "./kind.ts"
import { accountLetter } from "./letters.ts"
import { dayIn } from "./provider-kinds.ts"

const actionUrl = "/providers/applications"
const aboutOne = z.object({ applicationId: z.string() })

export const providerApplicationApproved = kind({
  data: z.object({ expiresAt: z.iso.datetime() }),
  from: {
    "provider-application.approved": async ({ applicationId, userId }, db) => {
      const [row] = await db
        .select({ expiresAt: providerApplications.expiresAt })
        .from(providerApplications)
        .where(and(eq(providerApplications.id, applicationId), eq(providerApplications.status, "approved")))
      return row?.expiresAt ? [{ userId, data: { expiresAt: row.expiresAt.toISOString() } }] : []
    },
  },
  letter: accountLetter,
  actionUrl,
  words: {
    en: {
      title: "You are verified",
      message: ({ expiresAt }) =>
        `Your profile shows the badge from now on, until ${dayIn("en", expiresAt)}.`,
      actionText: "See the decision",
    },
    ru: {
      title: "Вы прошли проверку",
      message: ({ expiresAt }) => `Значок в вашем профиле действует до ${dayIn("ru", expiresAt)}.`,
      actionText: "Посмотреть решение",
    },
    ro: {
      title: "Ai trecut verificarea",
      message: ({ expiresAt }) => `Insigna de pe profilul tău e valabilă până pe ${dayIn("ro", expiresAt)}.`,
      actionText: "Vezi decizia",
    },
  },
})

export const providerApplicationRejected = kind({
  data: aboutOne,
  from: { "provider-application.rejected": tells(({ applicationId }) => ({ applicationId })) },
  letter: accountLetter,
  actionUrl,
  words: {
    en: {
      title: "Your application was not approved",
      message: "We say why, and when you can apply again.",
      actionText: "Read why",
    },
    ru: {
      title: "Ваша заявка не одобрена",
      message: "Мы написали, почему и когда можно подать новую.",
      actionText: "Прочитать причину",
    },
    ro: {
      title: "Cererea ta nu a fost aprobată",
      message: "Ți-am scris de ce și când poți depune alta.",
      actionText: "Citește motivul",
    },
  },
})

export const providerApplicationChangesRequested = kind({
  data: aboutOne,
  from: { "provider-application.sent-back": tells(({ applicationId }) => ({ applicationId })) },
  letter: accountLetter,
  actionUrl,
  words: {
    en: {
      title: "Your application needs a change",
      message: "Mend what is marked and send it again. Your documents are still there.",
      actionText: "See what to fix",
    },
    ru: {
      title: "Заявку нужно поправить",
      message: "Исправьте отмеченное и отправьте снова. Документы сохранены.",
      actionText: "Что исправить",
    },
    ro: {
      title: "Cererea are nevoie de o corectură",
      message: "Corectează ce e marcat și trimite din nou. Documentele sunt păstrate.",
      actionText: "Vezi ce e de corectat",
    },
  },
})
