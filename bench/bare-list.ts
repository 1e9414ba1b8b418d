// The task list with nothing around it, as a baseline for the figures.
export const page = "order by t.published_at desc nulls last, t.id desc nulls last limit 20"
export const listed = "t.status = 'open' and t.visibility = 'public'"
const columns = `t.id, t.title, t.lang, t.mode, t.budget_kind, t.budget_currency, t.budget_min, t.budget_max, t.due_date,
  t.timing_kind, t.offer_count, t.offer_cap, t.spoken_languages, t.published_at, left(t.description, 160) as excerpt,
  c.name as category, p.name as place, u.name as owner`
const joins = `join users u on u.id = t.owner_id left join categories c on c.id = t.category_id
  left join places p on p.id = t.place_id`

export const bare = (where: string, rest = page) =>
  `select ${columns} from tasks t ${joins} where ${listed} and ${where} ${rest}`

/** Words through their index first: otherwise a rare word walks the whole wall. */
export const words = (
  where: string,
) => `with hits as materialized (select t.id from tasks t where ${listed} and ${where} limit 1001)
  select ${columns} from hits join tasks t on t.id = hits.id ${joins} ${page}`

export const newestPage = bare("true")
