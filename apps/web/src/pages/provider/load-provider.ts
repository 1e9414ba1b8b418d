import { notFound } from "@tanstack/react-router"
import { errorDetails } from "../../session/error-details.ts"
import type { ReviewList } from "../../session/answers/review-answers.ts"
import type { RouterContext } from "../../session/router-context.ts"
import type { ProviderPageAnswer, ServiceData } from "../../session/answers/provider-answers.ts"
import { reviewsPerPage, type ReviewSearch } from "./review-search.ts"

export interface ProfileData extends ProviderPageAnswer {
  now: number
  services: ServiceData[]
  /** Null when they couldn't be had: the rest of the page is whole without them. */
  reviews: ReviewList | null
}

/** A hidden profile isn't found, whatever the reason; doers can always see their own page. */
export async function loadProvider(
  id: string,
  search: ReviewSearch,
  context: RouterContext,
): Promise<ProfileData> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw notFound()
  const api = await context.api()
  const [page, services, reviews] = await Promise.all([
    api.provider.getById.query({ id }),
    api.providerService.getByProvider.query({ providerId: id }),
    api.review.getByProvider.query(questionOf(id, search)).catch(() => null),
  ]).catch((error: unknown) => {
    if (errorDetails(error, "").status === 404) throw notFound()
    throw error
  })
  return { ...page, now: Date.now(), services: services.data.filter(({ isActive }) => isActive), reviews }
}

function questionOf(providerId: string, { stars, about, written, page = 1 }: ReviewSearch) {
  return {
    providerId,
    ...(stars ? { rating: stars } : {}),
    ...(about ? { categoryId: about } : {}),
    ...(written ? { lang: written } : {}),
    pagination: { limit: reviewsPerPage, offset: (page - 1) * reviewsPerPage },
  }
}
