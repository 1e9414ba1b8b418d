import { and, desc, eq } from "drizzle-orm"
import { z } from "zod"
import type { Locale } from "@doable/domain/locale"
import type { SingleBadge } from "@doable/domain/provider/badges"
import { l10n } from "@doable/domain/text/l10n"
import type { Database } from "../../platform/db/client.ts"
import { categories } from "../../platform/db/schema/category.ts"
import { providerApplications } from "../../platform/db/schema/provider-application.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { kind, tells } from "./kind.ts"
import { accountLetter } from "./letters.ts"
import { sentence } from "./moderation-kinds.ts"

const actionUrl = "/providers/manage"

const restrictions = ["profile_suspended", "badge_revoked", "company_revoked", "licence_revoked"] as const
type Restriction = (typeof restrictions)[number]

const issued = z.object({
  what: z.enum(restrictions),
  note: z.string(),
  /** Of a licence: what for. */
  category: l10n.nullable().optional(),
})
type Issued = z.infer<typeof issued>
const toldOf = (userId: string, data: Issued | null) => (data ? [{ userId, data }] : [])

export const restrictionIssued = kind({
  data: issued,
  from: {
    "provider.suspended": async ({ userId }, db) => {
      const [profile] = await db
        .select({ note: providerProfiles.moderationNote })
        .from(providerProfiles)
        .where(and(eq(providerProfiles.userId, userId), eq(providerProfiles.status, "suspended")))
      return toldOf(userId, profile?.note ? { what: "profile_suspended", note: profile.note } : null)
    },
    "provider.badge-revoked": async ({ userId, badge }, db) =>
      toldOf(userId, badge ? await singleRevoked(db, userId, badge) : await allRevoked(db, userId)),
  },
  letter: accountLetter,
  actionUrl,
  words: {
    en: {
      title: (data) => titles.en[data.what](categoryIn(data, "en")),
      message: ({ what, note }) => `${sentence(note)} ${follows.en[what]}`,
      actionText: "See your profile",
    },
    ru: {
      title: (data) => titles.ru[data.what](categoryIn(data, "ru")),
      message: ({ what, note }) => `${sentence(note)} ${follows.ru[what]}`,
      actionText: "Открыть профиль",
    },
    ro: {
      title: (data) => titles.ro[data.what](categoryIn(data, "ro")),
      message: ({ what, note }) => `${sentence(note)} ${follows.ro[what]}`,
      actionText: "Vezi profilul",
    },
  },
})

const titles: Record<Locale, Record<Restriction, (category: string) => string>> = {
  en: {
    profile_suspended: () => "Your profile is suspended",
    badge_revoked: () => "Your verification was taken back",
    company_revoked: () => "Your company’s badge was taken back",
    licence_revoked: (category) => `Your licence badge was taken back: ${category}`,
  },
  ru: {
    profile_suspended: () => "Ваш профиль приостановлен",
    badge_revoked: () => "Проверка отозвана",
    company_revoked: () => "Значок компании отозван",
    licence_revoked: (category) => `Значок лицензии отозван: ${category}`,
  },
  ro: {
    profile_suspended: () => "Profilul tău este suspendat",
    badge_revoked: () => "Verificarea ta a fost retrasă",
    company_revoked: () => "Insigna companiei tale a fost retrasă",
    licence_revoked: (category) => `Insigna licenței tale a fost retrasă: ${category}`,
  },
}

/** What follows from it, behind our words. */
const follows: Record<Locale, Record<Restriction, string>> = {
  en: {
    profile_suspended: "Nobody finds the profile for now, and offers that stood were withdrawn.",
    badge_revoked: "Your profile no longer shows the badge. You can apply again.",
    company_revoked: "Under the company’s name the profile is no longer verified. You can apply again.",
    licence_revoked: "Work that needs this licence is closed to you until it is checked again.",
  },
  ru: {
    profile_suspended: "Пока профиль никто не видит, а действующие предложения отозваны.",
    badge_revoked: "Значка в профиле больше нет. Вы можете подать новую заявку.",
    company_revoked:
      "Под именем компании профиль больше не считается проверенным. Вы можете подать новую заявку.",
    licence_revoked: "Работа, для которой нужна эта лицензия, недоступна, пока мы не проверим её снова.",
  },
  ro: {
    profile_suspended: "Deocamdată nimeni nu găsește profilul, iar ofertele active au fost retrase.",
    badge_revoked: "Profilul tău nu mai are insigna. Poți depune o cerere nouă.",
    company_revoked: "Sub numele companiei, profilul nu mai este verificat. Poți depune o cerere nouă.",
    licence_revoked: "Lucrările care cer această licență îți sunt închise până o verificăm din nou.",
  },
}

const categoryIn = ({ category }: Pick<Issued, "category">, locale: Locale) => category?.[locale] ?? ""

async function allRevoked(db: Database, userId: string): Promise<Issued | null> {
  const [application] = await db
    .select({ note: providerApplications.decisionNote })
    .from(providerApplications)
    .where(and(eq(providerApplications.userId, userId), eq(providerApplications.status, "revoked")))
    .orderBy(desc(providerApplications.decidedAt))
    .limit(1)
  return application?.note ? { what: "badge_revoked", note: application.note } : null
}

/** Told with our words of then, unless it was given back meanwhile. */
async function singleRevoked(db: Database, userId: string, badge: SingleBadge): Promise<Issued | null> {
  const approved = await db
    .select({ takenBadges: providerApplications.takenBadges })
    .from(providerApplications)
    .where(and(eq(providerApplications.userId, userId), eq(providerApplications.status, "approved")))
    .orderBy(desc(providerApplications.decidedAt))
    .limit(5)
  const taken = approved
    .flatMap(({ takenBadges }) => takenBadges)
    .find((one) =>
      one.type === "licence"
        ? badge.type === "licence" && one.licence.categoryId === badge.categoryId
        : badge.type === "company",
    )
  if (!taken) return null
  if (badge.type === "company") return { what: "company_revoked", note: taken.note }
  return { what: "licence_revoked", note: taken.note, category: await nameOf(db, badge.categoryId) }
}

async function nameOf(db: Database, categoryId: string) {
  const [found] = await db
    .select({ name: categories.name })
    .from(categories)
    .where(eq(categories.id, categoryId))
  return found?.name ?? null
}

const lifted = z.object({
  /** Without a word it is the profile. */
  what: z.enum(["company", "licence"]).optional(),
  category: l10n.nullable().optional(),
})

type Lifted = z.infer<typeof lifted>

export const restrictionLifted = kind({
  data: lifted,
  from: {
    "provider.restored": tells((): Lifted => ({})),
    "provider.badge-restored": async ({ userId, badge }, db) => {
      const category = badge.type === "licence" ? await nameOf(db, badge.categoryId) : null
      const data: Lifted = { what: badge.type, category }
      return [{ userId, data }]
    },
  },
  letter: accountLetter,
  actionUrl,
  words: {
    en: {
      title: ({ what }) => (what ? "Your badge is back" : "Your profile is back"),
      message: ({ what, ...data }) =>
        what === undefined
          ? "The suspension was lifted. Look at your profile, and revive the offers you still want."
          : what === "company"
            ? "Your company’s badge is shown again. We are sorry for the trouble."
            : `The badge of your licence is shown again: ${categoryIn(data, "en")}. We are sorry for the trouble.`,
      actionText: "See your profile",
    },
    ru: {
      title: ({ what }) => (what ? "Значок возвращён" : "Ваш профиль восстановлен"),
      message: ({ what, ...data }) =>
        what === undefined
          ? "Приостановка снята. Загляните в профиль и верните предложения, которые ещё актуальны."
          : what === "company"
            ? "Значок компании снова виден. Простите за неудобство."
            : `Значок лицензии снова виден: ${categoryIn(data, "ru")}. Простите за неудобство.`,
      actionText: "Открыть профиль",
    },
    ro: {
      title: ({ what }) => (what ? "Insigna ta a revenit" : "Profilul tău a revenit"),
      message: ({ what, ...data }) =>
        what === undefined
          ? "Suspendarea a fost ridicată. Uită-te la profil și reactivează ofertele pe care le mai vrei."
          : what === "company"
            ? "Insigna companiei tale se vede din nou. Ne pare rău pentru neplăceri."
            : `Insigna licenței tale se vede din nou: ${categoryIn(data, "ro")}. Ne pare rău pentru neplăceri.`,
      actionText: "Vezi profilul",
    },
  },
})
