import { and, count, desc, eq } from "../platform/db/drizzle.ts"
import type { ContentPayload, GetEntry, GetVersions } from "@doable/domain/content/input"
import type { ContentKind, TextName } from "@doable/domain/content/kinds"
import { perLocale } from "@doable/domain/locale"
import { Refused } from "@doable/domain/refusal"
import { figures } from "@doable/words/figures"
import { inOrder, shippedEntries } from "@doable/words/shipped-content"
import { fillIn } from "@doable/words/translate"
import type { UserContext } from "../platform/context.ts"
import { contentVersions } from "../platform/db/schema/content/version.ts"
import { users } from "../platform/db/schema/user.ts"
import { translatorIn } from "../platform/words.ts"
import { nameOrEmail } from "../user/name-or-email.ts"
import { newestRows, rowsInForce, type ContentRow } from "./rows.ts"

type Shipped = Map<string, ContentPayload>

/** The shipped texts of a kind in every language, by their keys. */
export function shippedPayloads(kind: ContentKind): Shipped {
  const perLanguage = perLocale((locale) => shippedEntries(kind, translatorIn(locale)))
  return new Map(
    perLanguage.en.map(({ key, ...one }, at) => [
      key,
      { ...one, texts: perLocale((locale) => perLanguage[locale][at]?.texts ?? one.texts) },
    ]),
  )
}

/** Every text there is of a kind, in the order of its page; drafts and hidden ones too. */
export async function findEntries({ db, appName }: UserContext, { kind }: { kind: ContentKind }) {
  const [newest, inForce] = await Promise.all([newestRows(db, kind), rowsInForce(db, kind)])
  const shipped = shippedPayloads(kind)
  const rows = new Map(newest.map((row) => [row.key, row]))
  const live = new Set(inForce.filter(({ state }) => state !== "hidden").map(({ key }) => key))
  const keys = [...new Set([...shipped.keys(), ...rows.keys()])]
  const found = keys.flatMap((key) => {
    const row = rows.get(key)
    const payload = row?.payload ?? shipped.get(key)
    return payload ? { ...payload, key, texts: payload.texts.en, all: payload, row } : []
  })
  const known = figuresPerLanguage(appName)
  const name: TextName = kind === "announcement" ? "body" : "title"
  const data = (inOrder(kind, found) as typeof found).map(({ key, section, date, all, row }) => ({
    ...headOf(key, row, { isShipped: shipped.has(key), isLive: isLive(key, { live, shipped, inForce }) }),
    name: perLocale((locale) => fillIn(all.texts[locale][name], locale, known[locale])),
    section,
    date,
  }))
  return { data, total: data.length }
}

type Known = { live: Set<string>; shipped: Shipped; inForce: ContentRow[] }

function isLive(key: string, { live, shipped, inForce }: Known): boolean {
  return live.has(key) || (shipped.has(key) && !inForce.some((row) => row.key === key))
}

function headOf(key: string, row: ContentRow | undefined, is: { isShipped: boolean; isLive: boolean }) {
  return {
    key,
    version: row?.version ?? 0,
    state: row?.state ?? ("shipped" as const),
    savedAt: row?.savedAt.toISOString() ?? null,
    ...is,
  }
}

export async function findEntry(ctx: UserContext, { kind, key }: GetEntry) {
  const head = (await findEntries(ctx, { kind })).data.find((one) => one.key === key)
  const [row] = await ctx.db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.kind, kind), eq(contentVersions.key, key)))
    .orderBy(desc(contentVersions.version))
    .limit(1)
  const shipped = shippedPayloads(kind).get(key) ?? null
  const payload = row?.payload ?? shipped
  if (!head || !payload) throw new Refused("content_not_found")
  const { name: _, section: __, date: ___, ...rest } = head
  return { ...rest, payload, shipped, figures: figuresPerLanguage(ctx.appName) }
}

export const figuresPerLanguage = (appName: string) =>
  perLocale((locale) => figures(translatorIn(locale), appName))

/** The newest first. */
export async function findVersions({ db }: UserContext, { kind, key, pagination }: GetVersions) {
  const { version, state, payload, reason, savedAt } = contentVersions
  const those = and(eq(contentVersions.kind, kind), eq(contentVersions.key, key))
  const rows = await db
    .select({ version, state, payload, reason, savedAt, savedBy: nameOrEmail(users) })
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.savedById))
    .where(those)
    .orderBy(desc(version))
    .limit(pagination.limit)
    .offset(pagination.offset)
  const [all] = await db.select({ count: count() }).from(contentVersions).where(those)
  return { data: rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() })), total: all?.count ?? 0 }
}
