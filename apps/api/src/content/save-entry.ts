import { and, desc, eq, lt } from "drizzle-orm"
import { contentProblems } from "@doable/domain/content/problems"
import type { ContentPayload, ResetEntry, SaveEntry } from "@doable/domain/content/input"
import {
  entriesPerKind,
  versionsKept,
  type ContentKind,
  type ContentState,
} from "@doable/domain/content/kinds"
import { Refused } from "@doable/domain/refusal"
import { caller } from "../platform/audit-log/actors.ts"
import { writeAuditLog } from "../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../platform/context.ts"
import type { Transaction } from "../platform/db/client.ts"
import { contentVersions } from "../platform/db/schema/content/version.ts"
import { forgetAnnouncements } from "./current-announcement.ts"
import { shippedPayloads } from "./find-entries.ts"
import { newestRows, type ContentRow } from "./rows.ts"

/** A draft may lack what it likes; what everyone reads may not. */
export async function saveEntry(ctx: UserContext, { isNew, state, payload, ...change }: SaveEntry) {
  const problems = state === "published" ? contentProblems(change.kind, payload) : []
  if (problems.length > 0) throw new Refused("content_incomplete", { fields: problems })
  return addVersion(ctx, change, async (tx, before) => {
    const isKnown = before !== undefined || shippedPayloads(change.kind).has(change.key)
    if (isNew && isKnown) throw new Refused("content_key_taken")
    if (!isNew && !isKnown) throw new Refused("content_not_found")
    if (isNew && (await newestRows(tx, change.kind)).length >= entriesPerKind)
      throw new Refused("content_full")
    return { state, payload }
  })
}

/** Back to the shipped text. What was written stays in the history. */
export function resetEntry(ctx: UserContext, change: ResetEntry) {
  return addVersion(ctx, change, async (_tx, before) => {
    if (!before || !shippedPayloads(change.kind).has(change.key)) throw new Refused("content_not_found")
    return { state: "shipped" as const, payload: null }
  })
}

type Next = { state: ContentState; payload: ContentPayload | null }

/** The version's own key decides between two who save at once. */
async function addVersion(
  ctx: UserContext,
  { kind, key, version, reason }: ResetEntry,
  decide: (tx: Transaction, before: ContentRow | undefined) => Promise<Next>,
) {
  const saved = await ctx.db.transaction(async (tx) => {
    const before = await newestOf(tx, kind, key)
    const next = await decide(tx, before)
    const seen = before?.version ?? 0
    if (seen !== version) throw new Refused("content_changed_elsewhere", { version: seen })
    const at = ctx.now()
    const [after] = await tx
      .insert(contentVersions)
      .values({ kind, key, version: version + 1, ...next, reason, savedById: ctx.user.id, savedAt: at })
      .onConflictDoNothing()
      .returning()
    if (!after) throw new Refused("content_changed_elsewhere", { version: version + 1 })
    await forgetOld(tx, after)
    await writeAuditLog(tx, caller(ctx), {
      action: next.state === "shipped" ? "content.reset" : "content.save",
      entity: { type: "content", id: `${kind}/${key}` },
      ...(before && { before: told(before) }),
      after: told(after),
      ...(reason && { reason }),
      at,
    })
    return { key, version: after.version, state: after.state }
  })
  if (kind === "announcement") forgetAnnouncements(ctx.db)
  return saved
}

async function newestOf(tx: Transaction, kind: ContentKind, key: string) {
  const [row] = await tx
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.kind, kind), eq(contentVersions.key, key)))
    .orderBy(desc(contentVersions.version))
    .limit(1)
  return row
}

/** What is in force stays, however many drafts were saved after it. */
async function forgetOld(tx: Transaction, { kind, key, version, state }: ContentRow) {
  if (state === "draft") return
  const old = and(
    eq(contentVersions.kind, kind),
    eq(contentVersions.key, key),
    lt(contentVersions.version, version + 1 - versionsKept),
  )
  await tx.delete(contentVersions).where(old)
}

const told = ({ key, state, payload }: ContentRow) => ({
  slug: key,
  status: state,
  ...(payload && { name: payload.texts.en.title || payload.texts.en.body }),
})
