import { eq } from "../../../platform/db/drizzle.ts"
import { z } from "zod"
import { reasonsFor } from "@doable/domain/deal/fault/faults"
import { locales } from "@doable/domain/locale"
import { appealStatuses, restrictionKinds } from "@doable/domain/restriction/kinds"
import type { Translator } from "@doable/words/translator"
import type { Database } from "../../../platform/db/client.ts"
import { restrictions } from "../../../platform/db/schema/trust/restriction.ts"
import { dayAndTime } from "../day-words.ts"
import { accountEmail } from "../emails.ts"
import { kind } from "../kind.ts"
import { sentence } from "../moderation-kinds.ts"

const reasons = z.partialRecord(z.enum(locales), z.string())

/** Without a decision that says why, as it was before there were any. */
const decided = z.object({ text: reasons.optional(), until: z.string().optional() })
type Decided = z.infer<typeof decided>

async function decisionOf(db: Database, id: string | null | undefined): Promise<Decided> {
  if (!id) return {}
  const [row] = await db.select().from(restrictions).where(eq(restrictions.id, id))
  if (!row) return {}
  return { text: row.explanation, ...(row.endsAt ? { until: row.endsAt.toISOString() } : {}) }
}

const inWords = ({ text, until }: Decided, { locale }: Translator) => {
  const note = reasonsFor(text, locale)
  return { note: note ? sentence(note) : "", until: until ? dayAndTime(locale, until) : "" }
}
const choose = { title: ({ until }: Decided) => (until ? ("until" as const) : ("open" as const)) }

/** The person is logged out right away, so the email tells them now, and the notification when they return. */
export const userDeactivated = kind("UserDeactivated", {
  data: decided,
  from: {
    "user.deactivated": async ({ userId, restrictionId }, db) => [
      { userId, data: await decisionOf(db, restrictionId) },
    ],
  },
  letter: accountEmail,
  fill: inWords,
  choose,
})

export const userLimited = kind("UserLimited", {
  data: decided,
  from: {
    "user.limited": async ({ userId, restrictionId }, db) => [
      { userId, data: await decisionOf(db, restrictionId) },
    ],
  },
  letter: accountEmail,
  actionUrl: "/account?section=restrictions",
  fill: inWords,
  choose,
})

/** What we answered to an appeal. */
export const appealDecided = kind("AppealDecided", {
  data: z.object({ status: z.enum(appealStatuses), of: z.enum(restrictionKinds), text: reasons }),
  from: {
    "appeal.decided": async ({ restrictionId }, db) => {
      const [row] = await db.select().from(restrictions).where(eq(restrictions.id, restrictionId))
      if (!row?.appealStatus || !row.appealAnswer) return []
      const { userId, kind: of, appealStatus: status, appealAnswer: text } = row
      return [{ userId, data: { status, of, text } }]
    },
  },
  letter: accountEmail,
  actionUrl: "/account?section=restrictions",
  fill: ({ text }, { locale }) => ({ note: sentence(reasonsFor(text, locale) ?? "") }),
  choose: { title: ({ status }) => (status === "overturned" ? status : "upheld") },
})

/** What our team hid, and when it's back. */
export const contentHidden = kind("ContentHidden", {
  data: z.object({ isBack: z.boolean(), snippet: z.string(), text: reasons }),
  from: {
    "content.hidden": ({ restrictionId }, db) => contentOf(db, restrictionId, false),
    "content.restored": ({ restrictionId }, db) => contentOf(db, restrictionId, true),
  },
  letter: accountEmail,
  actionUrl: "/account?section=restrictions",
  fill: ({ text }, { locale }) => ({ note: sentence(reasonsFor(text, locale) ?? "") }),
  choose: {
    title: ({ isBack }) => (isBack ? "back" : "hidden"),
    message: ({ isBack }) => (isBack ? "back" : "hidden"),
  },
})

const shown = 80

async function contentOf(db: Database, id: string, isBack: boolean) {
  const [row] = await db.select().from(restrictions).where(eq(restrictions.id, id))
  if (!row) return []
  const snippet = row.snippet.length > shown ? `${row.snippet.slice(0, shown)}…` : row.snippet
  return [{ userId: row.userId, data: { isBack, snippet, text: row.explanation } }]
}
