import { sql } from "../platform/db/drizzle.ts"
import type { SharedKind } from "@doable/domain/user/linked-accounts"
import type { Transaction } from "../platform/db/client.ts"
import { sharedSignals } from "../platform/db/schema/trust/phone-holder.ts"

type Pair = { ownerId: string; providerId: string }

const numbersOf = (userId: string) => sql`
  select value as phone from contacts where user_id = ${userId} and type = 'phone'
  union select phone from phone_holders where user_id = ${userId}`

const sharesSession = ({ ownerId, providerId }: Pair, isSame: ReturnType<typeof sql>) => sql`
  exists (select 1 from sessions a join sessions b on a.ip_address = b.ip_address and ${isSame}
    where a.user_id = ${ownerId} and b.user_id = ${providerId})`

/** What the accounts of two people have in common at this moment. */
export async function sharedBetween(tx: Transaction, pair: Pair): Promise<SharedKind[]> {
  const { rows } = await tx.execute<Record<SharedKind, boolean>>(sql`
    select exists ((${numbersOf(pair.ownerId)}) intersect (${numbersOf(pair.providerId)})) as "number",
      ${sharesSession(pair, sql`true`)} as "network",
      ${sharesSession(pair, sql`a.user_agent = b.user_agent`)} as "device"`)
  const [found] = rows
  return (["number", "network", "device"] as const).filter((kind) => found?.[kind])
}

/** Raised at each hire, for administrators: a family behind one router is no fraud, so it forbids nothing. */
export async function noteShared(tx: Transaction, pair: Pair, kinds: SharedKind[], now: Date): Promise<void> {
  if (kinds.length === 0) return
  await tx
    .insert(sharedSignals)
    .values(kinds.map((kind) => ({ ...pair, kind, createdAt: now, updatedAt: now })))
    .onConflictDoUpdate({
      target: [sharedSignals.ownerId, sharedSignals.providerId, sharedSignals.kind],
      set: { times: sql`${sharedSignals.times} + 1`, updatedAt: now },
    })
}
