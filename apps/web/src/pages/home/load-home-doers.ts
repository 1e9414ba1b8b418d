import { ratingText } from "@doable/words/format"
import type { CategorySlug } from "@doable/domain/category/slugs"
import type { ProviderCardData } from "../../session/answers/provider-answers.ts"
import type { RouterContext } from "../../session/router-context.ts"
import { paperOf } from "../../category/paper-of.ts"

const shown = 4

/** No more of a doer than the page shows. */
export interface HomeDoer extends Pick<
  ProviderCardData,
  "id" | "name" | "image" | "headline" | "lang" | "mode"
> {
  place: string | null
  /** Ratings as numbers, the way the page uses them; null without any. */
  rating: { figure: string; count: number } | null
  paper: CategorySlug
}

/** Verified doers in the recommended order; none where none could be had: the page is whole without them. */
export async function loadHomeDoers({ api: connect, i18n }: RouterContext): Promise<HomeDoer[]> {
  try {
    const api = await connect()
    const { data } = await api.provider.getList.query({
      filter: { verifiedOnly: true },
      sort: "recommended",
      pagination: { limit: shown, offset: 0 },
    })
    return data.map(({ id, name, image, headline, lang, mode, place, categories, stats }) => ({
      id,
      name,
      image,
      headline,
      lang,
      mode,
      place: place?.name[i18n.locale] ?? null,
      rating: stats.ratingAvg
        ? { figure: ratingText(stats.ratingAvg, i18n.locale), count: stats.ratingCount }
        : null,
      paper: paperOf(categories[0] ?? null),
    }))
  } catch {
    return []
  }
}
