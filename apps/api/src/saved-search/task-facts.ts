// Tasks as the domain compares them with a search.
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
