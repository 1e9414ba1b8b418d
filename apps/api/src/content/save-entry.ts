import { and, desc, eq, lt, ne } from "../platform/db/drizzle.ts"
import { contentProblems } from "@doable/domain/content/problems"
import type { ContentPayload, ResetEntry, SaveEntry } from "@doable/domain/content/input"
import {
  entriesPerKind,
  keysPerKind,
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
import { shippedPayloads } from "./find-entries.ts"
import { forgetRows } from "./cached-rows.ts"
import { newestRows, type ContentRow } from "./rows.ts"

/** A draft may lack what it likes; what everyone reads may not. */
export async function saveEntry(ctx: UserContext, { isNew, state, payload, ...change }: SaveEntry) {
  const problems = state === "published" ? contentProblems(change.kind, payload) : []
  if (problems.length > 0) throw new Refused("content_incomplete", { fields: problems })
  return addVersion(ctx, change, async (tx, before) => {
    const isShipped = shippedPayloads(change.kind).has(change.key)
    const isKnown = before !== undefined || isShipped
    if (isNew && isKnown) throw new Refused("content_key_taken")
    if (!isNew && !isKnown) throw new Refused("content_not_found")
    const isBack = before?.state === "hidden" && state !== "hidden"
    if (!isShipped && (isNew || isBack)) await haveRoom(tx, change.kind, isNew)
    return { state, payload }
  })
}

async function haveRoom(tx: Transaction, kind: ContentKind, isNew: boolean) {
  const rows = await newestRows(tx, kind)
  const used = rows.filter(({ state }) => state === "published" || state === "draft")
  if (used.length >= entriesPerKind || (isNew && rows.length >= keysPerKind))
    throw new Refused("content_full")
}

/** Back to the shipped text. What was written stays in the history. */
export function resetEntry(ctx: UserContext, change: ResetEntry) {
  return addVersion(ctx, change, async (_tx, before) => {
    if (!before || !shippedPayloads(change.kind).has(change.key)) throw new Refused("content_not_found")
    return { state: "shipped" as const, payload: null }
  })
}

type Next = { state: ContentState; payload: ContentPayload | null }

/** The version's own key decides between two who save at the same time. */
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
  forgetRows(ctx.db, kind)
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
async function forgetOld(tx: Transaction, { kind, key, version }: ContentRow) {
  const own = and(eq(contentVersions.kind, kind), eq(contentVersions.key, key))
  const [inForce] = await tx
    .select({ version: contentVersions.version })
    .from(contentVersions)
    .where(and(own, ne(contentVersions.state, "draft")))
    .orderBy(desc(contentVersions.version))
    .limit(1)
  const kept = version + 1 - versionsKept
  if (!inForce || inForce.version >= kept)
    await tx.delete(contentVersions).where(and(own, lt(contentVersions.version, kept)))
  else
    await tx
      .delete(contentVersions)
      // One fewer beside it.
      .where(and(own, lt(contentVersions.version, kept + 1), ne(contentVersions.version, inForce.version)))
}

const told = ({ key, state, payload }: ContentRow) => ({
  slug: key,
  status: state,
  ...(payload && { name: payload.texts.en.title || payload.texts.en.body }),
})
