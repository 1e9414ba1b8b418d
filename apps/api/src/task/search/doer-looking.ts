import type { Locale } from "@doable/domain/locale"
import type { Spot } from "@doable/domain/task/whereabouts"
import type { Visitor } from "./find-tasks.ts"

/** What a doer's own profile says about the work that suits them. */
export type DoerLooking = {
  categoryIds: string[]
  branchIds: string[]
  spokenLanguages: Locale[]
  /** Null for doers who work remotely. */
  spot: Spot | null
}

const text = `select category_ids as "categoryIds", branch_ids as "branchIds", spoken_languages as "spokenLanguages",
    case when mode <> 'remote' and lat is not null then json_build_object('lat', lat, 'lng', lng) end as spot
  from provider_profiles where user_id = $1 and status = 'published'`

/** Null for everyone else; the account's type spares them the question. */
export async function doerLooking({ db, user }: Visitor): Promise<DoerLooking | null> {
  if (user?.accountType !== "PROVIDER") return null
  const { rows } = await db.$client.query<DoerLooking>({ name: "doer_looking", text, values: [user.id] })
  return rows[0] ?? null
}
