import { and, asc, eq, inArray, isNull, lte, sql } from "../../platform/db/drizzle.ts"
import { claimMinutes, idleDays, purgeAfterDays } from "@doable/domain/provider/application/limits"
import type { Database, Transaction } from "../../platform/db/client.ts"
import {
  providerApplicationFiles,
  providerApplications,
} from "../../platform/db/schema/provider-application.ts"
import { record } from "../../platform/outbox/record.ts"
import { refreshProvider } from "../refresh-provider.ts"
import { lockedUser } from "../../user/locked-user.ts"
import { dropDocuments } from "./keep-documents.ts"
import { released } from "./release-application.ts"

const dayMs = 24 * 60 * 60 * 1000
const portion = 100
const { id, userId, status, decidedAt, expiresAt, warnAt, documentsPurgedAt, updatedAt, version } =
  providerApplications
const { reviewStartedAt } = providerApplications

/** What only time does to applications. Each in a transaction of its own; running it twice changes nothing more. */
export async function runApplicationTimers(db: Database, now: Date): Promise<void> {
  const isApproved = eq(status, "approved")
  await forEach(db, and(isApproved, lte(expiresAt, now)), async (tx, row) => {
    await tx
      .update(providerApplications)
      .set({ status: "expired", warnAt: null, updatedAt: now })
      .where(eq(id, row.id))
    await refreshProvider(tx, row.userId)
  })
  await forEach(db, and(isApproved, lte(warnAt, now)), async (tx, row) => {
    await tx.update(providerApplications).set({ warnAt: null }).where(eq(id, row.id))
    await record(tx, { type: "verification.expiring", applicationId: row.id, userId: row.userId })
  })
  const isLeftLying = and(
    eq(status, "in_review"),
    lte(reviewStartedAt, new Date(now.getTime() - claimMinutes * 60_000)),
  )
  await forEach(db, isLeftLying, async (tx, row) => {
    await tx
      .update(providerApplications)
      .set({ ...released, version: sql`${version} + 1`, updatedAt: now })
      .where(eq(id, row.id))
  })
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  const isDecided = inArray(status, ["approved", "rejected", "expired", "revoked"])
  await forEach(
    db,
    and(isDecided, isNull(documentsPurgedAt), lte(decidedAt, before(purgeAfterDays))),
    async (tx, row) => {
      await dropDocuments(tx, row.userId, [row.id])
      await tx.update(providerApplications).set({ documentsPurgedAt: now }).where(eq(id, row.id))
    },
  )
  for (const [idle, days] of [
    ["draft", idleDays.draft],
    ["changes_requested", idleDays.changes_requested],
  ] as const) {
    const isLeft = and(eq(status, idle), lte(updatedAt, before(days)), hasDocuments)
    await forEach(db, isLeft, async (tx, row) => {
      await dropDocuments(tx, row.userId, [row.id])
      // A form that still shows them has to be read again before it saves.
      await tx
        .update(providerApplications)
        .set({ version: sql`${version} + 1` })
        .where(eq(id, row.id))
    })
  }
}

/** It can be taken up again with new documents, which have a time of their own: no date says that they went. */
const hasDocuments = sql`exists (select 1 from ${providerApplicationFiles} d where d.application_id = ${id})`

type Due = { id: string; userId: string }

/** The person's row is locked first, as by their own commands; what has changed by then is left alone. */
async function forEach(
  db: Database,
  isDue: ReturnType<typeof and>,
  act: (tx: Transaction, row: Due) => Promise<void>,
): Promise<void> {
  let due: Due[]
  do {
    due = await db
      .select({ id, userId })
      .from(providerApplications)
      .where(isDue)
      .orderBy(asc(id))
      .limit(portion)
    for (const row of due) {
      await db.transaction(async (tx) => {
        await lockedUser(tx, row.userId)
        const [still] = await tx
          .select({ id })
          .from(providerApplications)
          .where(and(eq(id, row.id), isDue))
          .for("update")
        if (still) await act(tx, row)
      })
    }
  } while (due.length === portion)
}
