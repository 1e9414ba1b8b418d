import type { OfferStatus } from "@doable/domain/offer/status"
import type { AuthState } from "../session/auth-context.ts"
import type { RouterContext } from "../session/router-context.ts"
import type { MyOffersAnswer } from "../session/answers/offer-answers.ts"

export const offersPerPage = 20

export const offerGroups = {
  live: ["active", "stale"],
  won: ["accepted", "ended"],
  lost: ["not_selected", "declined", "expired"],
  gone: ["withdrawn", "removed"],
} satisfies Record<string, OfferStatus[]>
export type OfferGroup = keyof typeof offerGroups

export interface MyOffersData {
  answer: MyOffersAnswer
  group: OfferGroup | undefined
  page: number
}

/** Null for visitors, and when they can't be had. */
export async function loadMyOffers(
  context: RouterContext & { auth: AuthState },
  { group, page = 1 }: { group?: OfferGroup | undefined; page?: number | undefined },
): Promise<MyOffersData | null> {
  if (!context.auth?.user) return null
  const api = await context.api()
  const pagination = { limit: offersPerPage, offset: (page - 1) * offersPerPage }
  const status = group ? offerGroups[group] : undefined
  return api.offer.getMy
    .query({ ...(status && { status }), pagination })
    .then((answer) => ({ answer, group, page }))
    .catch(() => null)
}
