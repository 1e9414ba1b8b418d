import { sql } from "drizzle-orm"
import type { Database } from "../platform/db/client.ts"
import type { ReviewSummary } from "./answers.ts"
import type { Of } from "./queries.ts"

/** A doer works in a few kinds; nobody chooses among more. */
const mostKinds = 20

type Told = { stars: number[]; sub: Record<string, number> | null } & {
  [Choice in "langs" | "categories"]: ReviewSummary[Choice] | null
}

/** Of all that are published, whatever is looked for among them. */
export async function summarizeReviews(db: Database, { subjectId, direction }: Of): Promise<ReviewSummary> {
  const { rows } = await db.execute<Told>(sql`
    with told as (select rating, sub, lang, category_id from reviews
      where subject_id = ${subjectId} and direction = ${direction} and status = 'published')
    select array(select (select count(*)::int from told where rating = star)
        from generate_series(1, 5) star order by star) as stars,
      (select json_object_agg(rated.key, rated.mean) from
        (select each.key, round(avg(each.value::numeric), 2)::float8 as mean
          from told, jsonb_each_text(told.sub) each group by each.key) rated) as sub,
      (select json_agg(spoken order by spoken.count desc, spoken.lang) from
        (select lang, count(*)::int as count from told where lang is not null group by lang) spoken) as langs,
      (select json_agg(kinds order by kinds.count desc, kinds.category ->> 'slug') from
        (select json_build_object('id', c.id, 'parentId', c.parent_id, 'parentSlug', b.slug,
            'slug', c.slug, 'name', c.name, 'icon', c.icon) as category, count(*)::int as count
          from told join categories c on c.id = told.category_id left join categories b on b.id = c.parent_id
          group by c.id, b.slug order by count(*) desc limit ${mostKinds}) kinds) as categories`)
  const histogram = rows[0]?.stars ?? [0, 0, 0, 0, 0]
  const count = histogram.reduce((sum, some) => sum + some, 0)
  const points = histogram.reduce((sum, some, index) => sum + some * (index + 1), 0)
  return {
    avg: count > 0 ? points / count : null,
    count,
    histogram,
    sub: rows[0]?.sub ?? {},
    langs: rows[0]?.langs ?? [],
    categories: rows[0]?.categories ?? [],
  }
}
