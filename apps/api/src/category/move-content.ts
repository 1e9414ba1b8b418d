import { sql } from "drizzle-orm"
import type { Transaction } from "../db/client.ts"

/**
 * Everything that lies in one leaf comes to lie in another, in whatever state it is. Tasks first and in one order, as
 * everywhere; running it again moves what came in between.
 */
export async function moveContent(
  tx: Transaction,
  fromId: string,
  to: { id: string; parentId: string | null },
) {
  const [from, into] = [sql`${fromId}::uuid`, sql`${to.id}::uuid`]
  await tx.execute(sql`select 1 from tasks where category_id = ${from} order by id for update`)
  await tx.execute(sql`
    update tasks set category_id = ${into}, parent_category_id = ${to.parentId}::uuid where category_id = ${from}`)
  await tx.execute(sql`update reviews set category_id = ${into} where category_id = ${from}`)
  const concerned = await profilesIn(tx, fromId)
  await tx.execute(sql`update provider_services set category_id = ${into} where category_id = ${from}`)
  await tx.execute(sql`update provider_portfolio set category_id = ${into} where category_id = ${from}`)
  // Whoever works in both works in one of them afterwards.
  await tx.execute(sql`
    delete from provider_categories mine where mine.category_id = ${from} and exists (
      select 1 from provider_categories also where also.provider_id = mine.provider_id and also.category_id = ${into})`)
  await tx.execute(sql`update provider_categories set category_id = ${into} where category_id = ${from}`)
  await moveApplications(tx, fromId, to.id)
  await refreshShelves(tx, concerned)
}

/** What lies in a leaf lies under the leaf's new branch. */
export async function moveBranchOfContent(tx: Transaction, leafId: string, branchId: string) {
  await tx.execute(sql`select 1 from tasks where category_id = ${leafId}::uuid order by id for update`)
  await tx.execute(sql`
    update tasks set parent_category_id = ${branchId}::uuid where category_id = ${leafId}::uuid`)
  await refreshShelves(tx, await profilesIn(tx, leafId))
}

async function profilesIn(tx: Transaction, leafId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select p.id from provider_profiles p
    where p.id in (select provider_id from provider_categories where category_id = ${leafId}::uuid)
    order by p.user_id for no key update`)
  return rows.map(({ id }) => id)
}

/** The applications that name it, with their licences; of two for the same thing the target's own stays. */
async function moveApplications(tx: Transaction, fromId: string, toId: string) {
  await tx.execute(sql`
    update provider_application_files set category_id = ${toId}::uuid where category_id = ${fromId}::uuid`)
  await tx.execute(sql`
    update provider_applications set
      category_ids = case when ${toId}::uuid = any(category_ids) then array_remove(category_ids, ${fromId}::uuid)
        else array_replace(category_ids, ${fromId}::uuid, ${toId}::uuid) end,
      licences = coalesce((
        select jsonb_agg(case when l.licence->>'categoryId' = ${fromId}
          then jsonb_set(l.licence, '{categoryId}', to_jsonb(${toId}::text)) else l.licence end order by l.place)
        from jsonb_array_elements(licences) with ordinality as l(licence, place)
        where not (l.licence->>'categoryId' = ${fromId} and licences @> ${JSON.stringify([{ categoryId: toId }])}::jsonb)
      ), '[]'::jsonb),
      taken_badges = replace(taken_badges::text, ${fromId}, ${toId})::jsonb
    where category_ids @> array[${fromId}::uuid] or licences @> ${JSON.stringify([{ categoryId: fromId }])}::jsonb
      or taken_badges @> ${JSON.stringify([{ licence: { categoryId: fromId } }])}::jsonb`)
}

/** What the rows of these profiles tell in short about where they work, as `derive-columns.ts` has it. */
async function refreshShelves(tx: Transaction, profileIds: string[]) {
  if (profileIds.length === 0) return
  await tx.execute(sql`
    update provider_profiles p set
      category_ids = array(select pc.category_id from provider_categories pc
        where pc.provider_id = p.id order by pc.position),
      branch_ids = array(select c.parent_id from provider_categories pc join categories c on c.id = pc.category_id
        where pc.provider_id = p.id and c.parent_id is not null group by c.parent_id order by min(pc.position))
    where p.id = any(${sql.param(profileIds)}::uuid[])`)
}
