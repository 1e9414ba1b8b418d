import { and, desc, eq } from "../../platform/db/drizzle.ts"
import { z } from "zod"
import type { Locale } from "@doable/domain/locale"
import type { SingleBadge } from "@doable/domain/provider/badges"
import { l10n } from "@doable/domain/text/l10n"
import type { Database } from "../../platform/db/client.ts"
import { categories } from "../../platform/db/schema/category.ts"
import { providerApplications } from "../../platform/db/schema/provider-application.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { users } from "../../platform/db/schema/user.ts"
import { dayAndTime } from "./day-words.ts"
import { kind, notifyUser } from "./kind.ts"
import { accountEmail } from "./emails.ts"
import { sentence } from "./moderation-kinds.ts"

const actionUrl = "/providers/manage"

const restrictions = [
  "profile_suspended",
  "badge_revoked",
  "company_revoked",
  "licence_revoked",
  "own_faults",
] as const

const issued = z.object({
  what: z.enum(restrictions),
  note: z.string(),
  /** Of a licence: what for. */
  category: l10n.nullable().optional(),
  /** Of a limit by our own rule: how many faults, and until when. */
  count: z.number().optional(),
  until: z.string().optional(),
})
type Issued = z.infer<typeof issued>
const toldOf = (userId: string, data: Issued | null) => (data ? [{ userId, data }] : [])

export const restrictionIssued = kind("RestrictionIssued", {
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
    "user.limited-by-rule": async ({ userId, count, until }, db) => {
      const [person] = await db
        .select({ limitedUntil: users.limitedUntil })
        .from(users)
        .where(eq(users.id, userId))
      const isSo = person?.limitedUntil?.toISOString() === until
      return toldOf(userId, isSo ? { what: "own_faults", note: "", count, until } : null)
    },
  },
  letter: accountEmail,
  actionUrl: ({ what }) =>
    what === "own_faults"
      ? "/account"
      : what === "profile_suspended"
        ? "/account?section=restrictions"
        : actionUrl,
  fill: (data, { locale }) => ({
    note: sentence(data.note),
    category: categoryIn(data, locale),
    until: data.until ? dayAndTime(locale, data.until) : "",
  }),
  choose: { title: ({ what }) => what, message: ({ what }) => what },
})

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

/** Uses the explanation from back then, unless it was lifted since. */
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
  what: z.enum(["company", "licence", "limit"]).optional(),
  category: l10n.nullable().optional(),
})

type Lifted = z.infer<typeof lifted>

export const restrictionLifted = kind("RestrictionLifted", {
  data: lifted,
  from: {
    "provider.restored": notifyUser((): Lifted => ({})),
    "provider.badge-restored": async ({ userId, badge }, db) => {
      const category = badge.type === "licence" ? await nameOf(db, badge.categoryId) : null
      const data: Lifted = { what: badge.type, category }
      return [{ userId, data }]
    },
    "user.limit-ended": notifyUser((): Lifted => ({ what: "limit" })),
  },
  letter: accountEmail,
  actionUrl: ({ what }) => (what === "limit" ? "/account" : actionUrl),
  fill: (data, { locale }) => ({ category: categoryIn(data, locale) }),
  choose: {
    title: ({ what }) => (what === "limit" ? what : what ? "badge" : "profile"),
    message: ({ what }) => what ?? "profile",
  },
})
