import { and, desc, eq } from "drizzle-orm"
import { z } from "zod"
import { providerApplications } from "../../db/schema/provider-application.ts"
import { providerProfiles } from "../../db/schema/provider.ts"
import { kind, tells } from "./kind.ts"
import { accountLetter } from "./letters.ts"
import { sentence } from "./moderation-kinds.ts"

const actionUrl = "/providers/manage"

export const restrictionIssued = kind({
  data: z.object({ what: z.enum(["profile_suspended", "badge_revoked"]), note: z.string() }),
  from: {
    "provider.suspended": async ({ userId }, db) => {
      const [profile] = await db
        .select({ note: providerProfiles.moderationNote })
        .from(providerProfiles)
        .where(and(eq(providerProfiles.userId, userId), eq(providerProfiles.status, "suspended")))
      return profile?.note ? [{ userId, data: { what: "profile_suspended", note: profile.note } }] : []
    },
    "provider.badge-revoked": async ({ userId }, db) => {
      const [application] = await db
        .select({ note: providerApplications.decisionNote })
        .from(providerApplications)
        .where(and(eq(providerApplications.userId, userId), eq(providerApplications.status, "revoked")))
        .orderBy(desc(providerApplications.decidedAt))
        .limit(1)
      return application?.note ? [{ userId, data: { what: "badge_revoked", note: application.note } }] : []
    },
  },
  letter: accountLetter,
  actionUrl,
  words: {
    en: {
      title: ({ what }) =>
        what === "profile_suspended" ? "Your profile is suspended" : "Your verification was taken back",
      message: ({ what, note }) =>
        what === "profile_suspended"
          ? `${sentence(note)} Nobody finds the profile for now, and offers that stood were withdrawn.`
          : `${sentence(note)} Your profile no longer shows the badge. You can apply again.`,
      actionText: "See your profile",
    },
    ru: {
      title: ({ what }) => (what === "profile_suspended" ? "Ваш профиль приостановлен" : "Проверка отозвана"),
      message: ({ what, note }) =>
        what === "profile_suspended"
          ? `${sentence(note)} Пока профиль никто не видит, а действующие предложения отозваны.`
          : `${sentence(note)} Значка в профиле больше нет. Вы можете подать новую заявку.`,
      actionText: "Открыть профиль",
    },
    ro: {
      title: ({ what }) =>
        what === "profile_suspended" ? "Profilul tău este suspendat" : "Verificarea ta a fost retrasă",
      message: ({ what, note }) =>
        what === "profile_suspended"
          ? `${sentence(note)} Deocamdată nimeni nu găsește profilul, iar ofertele active au fost retrase.`
          : `${sentence(note)} Profilul tău nu mai are insigna. Poți depune o cerere nouă.`,
      actionText: "Vezi profilul",
    },
  },
})

export const restrictionLifted = kind({
  data: z.object({}),
  from: { "provider.restored": tells(() => ({})) },
  letter: accountLetter,
  actionUrl,
  words: {
    en: {
      title: "Your profile is back",
      message: "The suspension was lifted. Look at your profile, and revive the offers you still want.",
      actionText: "See your profile",
    },
    ru: {
      title: "Ваш профиль восстановлен",
      message: "Приостановка снята. Загляните в профиль и верните предложения, которые ещё актуальны.",
      actionText: "Открыть профиль",
    },
    ro: {
      title: "Profilul tău a revenit",
      message: "Suspendarea a fost ridicată. Uită-te la profil și reactivează ofertele pe care le mai vrei.",
      actionText: "Vezi profilul",
    },
  },
})
