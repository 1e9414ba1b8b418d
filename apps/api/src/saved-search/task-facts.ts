// Tasks as the domain compares them with a search, and which of them a person may be told of.
import { sql, type SQL } from "../platform/db/drizzle.ts"
import type { TaskFacts } from "@doable/domain/saved-search/matches"

/** One JSON per task; `t` is the task and `o` its owner. */
export const factsOf = `json_build_object(
  'categoryId', t.category_id, 'parentCategoryId', t.parent_category_id, 'mode', t.mode,
  'placeId', t.place_id, 'cityId', t.city_id,
  'spot', case when t.public_lat is null then null else
    json_build_object('lat', t.public_lat, 'lng', t.public_lng) end,
  'dueDate', t.due_date, 'budgetKind', t.budget_kind, 'currency', t.budget_currency,
  'budgetMin', t.budget_min, 'budgetMax', t.budget_max, 'spokenLanguages', t.spoken_languages,
  'pictureCount', t.picture_count, 'isUrgent', t.is_urgent, 'needsVerification', t.needs_verification,
  'ownerHireRate', o.hire_rate)`

export type Facts = TaskFacts

/** Neither has blocked the other, and it isn't their own. */
export const mayHear = (reader: string, owner: string) => `${reader} <> ${owner} and not exists (
  select 1 from user_blocks b where (b.blocker_id = ${owner} and b.blocked_id = ${reader})
    or (b.blocker_id = ${reader} and b.blocked_id = ${owner}))`

/** Their account is in use, and they may hear of the tasks of this owner. */
export const hears = (
  userId: string,
  owner: "t.owner_id" | "tasks.owner_id" | "p.user_id" | "users.id",
): SQL =>
  sql`exists (select 1 from users r where r.id = ${userId} and r.status = 'active' and r.deleted_at is null
    and ${sql.raw(mayHear("r.id", owner))})`
