import { eq, sql } from "../platform/db/drizzle.ts"
import { findHits, maskHits } from "@doable/domain/moderation/text-rules"
import { textsToTry } from "@doable/domain/moderation/text-rule-limits"
import type { TryRule, TryText } from "@doable/domain/moderation/text-rule-input"
import type { UserContext } from "../platform/context.ts"
import type { Database } from "../platform/db/client.ts"
import { providerProfiles } from "../platform/db/schema/provider.ts"
import { tasks } from "../platform/db/schema/task.ts"
import { rulesInForce } from "./queries.ts"

/** What would become of a text. Nothing is counted. */
export async function tryText({ db }: UserContext, { text, place }: TryText) {
  const rules = await rulesInForce(db)
  const hits = findHits(text, place, rules)
  return {
    shown: maskHits(text, hits).text,
    found: hits.map(({ rule, action, start, end }) => ({
      rule,
      name: rules.find(({ id }) => id === rule)?.name ?? null,
      action,
      text: text.slice(start, end),
    })),
  }
}

/** What a rule would have found among the newest tasks and profiles that everyone can read. */
export async function tryRule({ db }: UserContext, { payload: { action, words } }: TryRule) {
  const texts = await newestTexts(db)
  const rule = { id: "tried", action, words, places: ["task"] as const }
  const hits = texts.flatMap((text) => {
    const hit = findHits(text, "task", [rule]).find((one) => one.rule === rule.id)
    return hit ? [{ text: around(text, hit), found: text.slice(hit.start, hit.end) }] : []
  })
  return { looked: texts.length, hit: hits.length, samples: hits.slice(0, 10) }
}

async function newestTexts(db: Database): Promise<string[]> {
  const half = textsToTry / 2
  const [posted, shown] = await Promise.all([
    db
      .select({ title: tasks.title, text: tasks.description, translations: tasks.translations })
      .from(tasks)
      .where(eq(tasks.status, "open"))
      .orderBy(sql`${tasks.publishedAt} desc nulls last, ${tasks.id} desc nulls last`)
      .limit(half),
    db
      .select({ title: providerProfiles.headline, text: providerProfiles.bio })
      .from(providerProfiles)
      .where(eq(providerProfiles.status, "published"))
      .orderBy(sql`${providerProfiles.createdAt} desc nulls last, ${providerProfiles.id} desc nulls last`)
      .limit(half),
  ])
  const written = posted.map(({ title, text, translations }) =>
    [title, text, ...Object.values(translations).flatMap((one) => [one.title, one.description])].join("\n"),
  )
  return [...written, ...shown.map(({ title, text }) => `${title}\n${text}`)]
}

const letters = 60

/** Enough of a text to see whether the rule was right. */
function around(text: string, { start, end }: { start: number; end: number }): string {
  const from = Math.max(0, start - letters)
  const to = Math.min(text.length, end + letters)
  return `${from > 0 ? "…" : ""}${text.slice(from, to).replaceAll("\n", " ")}${to < text.length ? "…" : ""}`
}
