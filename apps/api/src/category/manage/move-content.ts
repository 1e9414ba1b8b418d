import { sql } from "../../platform/db/drizzle.ts"
import type { Transaction } from "../../platform/db/client.ts"

/** As much as one transaction moves: far less than a statement may take, and nobody waits long for its locks. */
const portion = 500

type Way = { fromId: string; toId: string; parentId: string | null }

/** Moves the next batch from one subcategory to another, in any state. Returns how many. */
export async function moveLeafPortion(tx: Transaction, { fromId, toId, parentId }: Way): Promise<number> {
  const [from, into] = [sql`${fromId}::uuid`, sql`${toId}::uuid`]
  // Tasks first and in one order, as everywhere.
  const tasks = await tx.execute(sql`
    update tasks set category_id = ${into}, parent_category_id = ${parentId}::uuid where id in (
      select id from tasks where category_id = ${from} order by id limit ${portion} for update)`)
  const reviews = await tx.execute(sql`
    update reviews set category_id = ${into} where id in (
      select id from reviews where category_id = ${from} order by id limit ${portion} for update)`)
  const doers = await moveDoers(tx, fromId, toId)
  const applications = await moveApplications(tx, fromId, toId)
  return (tasks.rowCount ?? 0) + (reviews.rowCount ?? 0) + doers + applications
}

/** Updates the parent of what's in these subcategories. */
export async function moveBranchPortion(tx: Transaction, { fromId, toId }: Way): Promise<number> {
  const from = sql`${fromId}::uuid`
  const tasks = await tx.execute(sql`
    update tasks t set parent_category_id = c.parent_id from categories c
    where c.id = t.category_id and t.id in (
      select lies.id from tasks lies join categories leaf on leaf.id = lies.category_id
      where lies.parent_category_id = ${from} and leaf.parent_id is distinct from ${from}
      order by lies.id limit ${portion} for update of lies)`)
  const { rows } = await tx.execute<{ id: string }>(sql`
    select p.id from provider_profiles p where p.branch_ids @> array[${from}] and p.id in (
      select pc.provider_id from provider_categories pc join categories c on c.id = pc.category_id
      where c.parent_id = ${toId}::uuid)
    order by p.user_id limit ${portion} for no key update`)
  const ids = rows.map(({ id }) => id)
  await refreshShelves(tx, ids)
  return (tasks.rowCount ?? 0) + ids.length
}

/** A subcategory has a new parent: moves the next batch of its contents. */
export async function followLeafPortion(tx: Transaction, leafId: string, branchId: string): Promise<number> {
  const [leaf, branch] = [sql`${leafId}::uuid`, sql`${branchId}::uuid`]
  const { rowCount } = await tx.execute(sql`
    update tasks set parent_category_id = ${branch} where id in (
      select id from tasks where category_id = ${leaf} and parent_category_id is distinct from ${branch}
      order by id limit ${portion} for update)`)
  return rowCount ?? 0
}

/** The next doers of a subcategory, whose rows get their categories recomputed; null if there are no more. */
export async function followDoersPortion(tx: Transaction, leafId: string, after: string) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select provider_id as id from provider_categories
    where category_id = ${leafId}::uuid and provider_id > ${after}::uuid order by provider_id limit ${portion}`)
  const ids = rows.map(({ id }) => id)
  await lockProfiles(tx, ids)
  await refreshShelves(tx, ids)
  return ids.at(-1) ?? null
}

async function moveDoers(tx: Transaction, fromId: string, toId: string): Promise<number> {
  const [from, into] = [sql`${fromId}::uuid`, sql`${toId}::uuid`]
  const { rows } = await tx.execute<{ id: string }>(sql`
    select provider_id as id from provider_categories where category_id = ${from}
    union select provider_id from provider_services where category_id = ${from}
    union select provider_id from provider_portfolio where category_id = ${from}
    order by id limit ${portion}`)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  const those = sql`category_id = ${from} and provider_id = any(${sql.param(ids)}::uuid[])`
  await lockProfiles(tx, ids)
  await tx.execute(sql`update provider_services set category_id = ${into} where ${those}`)
  await tx.execute(sql`update provider_portfolio set category_id = ${into} where ${those}`)
  // Doers with both categories keep one of them.
  await tx.execute(sql`
    delete from provider_categories mine where ${those} and exists (
      select 1 from provider_categories also where also.provider_id = mine.provider_id and also.category_id = ${into})`)
  await tx.execute(sql`update provider_categories set category_id = ${into} where ${those}`)
  await refreshShelves(tx, ids)
  return ids.length
}

/** In the order of their users, the same as everywhere else that locks several. */
async function lockProfiles(tx: Transaction, ids: string[]): Promise<void> {
  await tx.execute(sql`
    select 1 from provider_profiles where id = any(${sql.param(ids)}::uuid[])
    order by user_id for no key update`)
}

/** The applications that name it, with their licences; of two for the same thing the target's own stays. */
async function moveApplications(tx: Transaction, fromId: string, toId: string): Promise<number> {
  const files = await tx.execute(sql`
    update provider_application_files set category_id = ${toId}::uuid where (application_id, file_id) in (
      select application_id, file_id from provider_application_files
      where category_id = ${fromId}::uuid limit ${portion})`)
  const named = JSON.stringify([{ categoryId: fromId }])
  const taken = JSON.stringify([{ licence: { categoryId: fromId } }])
  const applications = await tx.execute(sql`
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
    where id in (
      select id from provider_applications where category_ids @> array[${fromId}::uuid]
        or licences @> ${named}::jsonb or taken_badges @> ${taken}::jsonb
      order by id limit ${portion} for update)`)
  return (files.rowCount ?? 0) + (applications.rowCount ?? 0)
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
