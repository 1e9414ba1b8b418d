import { asc, count, eq, isNotNull } from "../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { GetAppeal, GetAppeals } from "@doable/domain/restriction/input"
import { appealDueAt, whyCannotDecideAppeal } from "@doable/domain/restriction/appeals"
import type { UserContext } from "../platform/context.ts"
import { newestFirst } from "../platform/db/lists/newest-first.ts"
import { restrictions } from "../platform/db/schema/trust/restriction.ts"
import { users } from "../platform/db/schema/user.ts"
import { findAdmins } from "../user/find-admins.ts"
import { findNameOrEmail, nameOrEmail } from "../user/name-or-email.ts"
import { appealFilesOf, describeAppeal, describeDecision } from "./queries.ts"

/** The one that waits longest comes first. */
export async function findAppeals({ db }: UserContext, { tab, pagination }: GetAppeals) {
  const isWanted =
    tab === "open" ? eq(restrictions.appealStatus, "open") : isNotNull(restrictions.appealDecidedAt)
  const order =
    tab === "open"
      ? [asc(restrictions.appealedAt), asc(restrictions.id)]
      : newestFirst(restrictions.appealDecidedAt, restrictions.id)
  const [rows, [total]] = await Promise.all([
    db
      .select({ row: restrictions, userName: nameOrEmail(users) })
      .from(restrictions)
      .innerJoin(users, eq(users.id, restrictions.userId))
      .where(isWanted)
      .orderBy(...order)
      .limit(pagination.limit)
      .offset(pagination.offset),
    db.select({ count: count() }).from(restrictions).where(isWanted),
  ])
  const data = rows.flatMap(({ row, userName }) => {
    const { id, userId, kind, reasonCode, appealStatus: status, appealedAt: at, appealDecidedAt } = row
    if (!status || !at) return []
    const decidedAt = appealDecidedAt?.toISOString() ?? null
    const dueAt = appealDueAt(at).toISOString()
    return [{ id, userId, userName, kind, reasonCode, status, at: at.toISOString(), dueAt, decidedAt }]
  })
  return { data, total: total?.count ?? 0 }
}

export async function findAppeal(ctx: UserContext, { id }: GetAppeal) {
  const { db, user } = ctx
  const [found] = await db
    .select({ row: restrictions, name: nameOrEmail(users), locale: users.locale })
    .from(restrictions)
    .innerJoin(users, eq(users.id, restrictions.userId))
    .where(eq(restrictions.id, id))
  const locale = ctx.language ?? user.locale
  const appeal = found && describeAppeal(found.row, locale)
  if (!found || !appeal) throw new Refused("appeal_not_found")
  const { row } = found
  const [issuerName, attached, adminIds] = await Promise.all([
    row.issuedById ? findNameOrEmail(db, row.issuedById) : null,
    appealFilesOf(db, [id]),
    findAdmins(db),
  ])
  return {
    ...describeDecision(row, locale, ctx.now()),
    user: { id: row.userId, name: found.name, locale: found.locale },
    issuerName,
    appeal,
    files: attached.map(({ id: fileId, name }) => ({ id: fileId, name })),
    whyNot: whyCannotDecideAppeal(row, { actorId: user.id, adminIds }),
  }
}
