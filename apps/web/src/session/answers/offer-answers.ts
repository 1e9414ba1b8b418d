// The shapes in which offers come from the API.
import type { ApiClient } from "../api-client.ts"

type Answer<Call extends (...of: never[]) => Promise<unknown>> = Awaited<ReturnType<Call>>

export type OfferList = Answer<ApiClient["offer"]["getByTask"]["query"]>
export type OfferCard = OfferList["data"][number]
export type OwnOffer = Answer<ApiClient["offer"]["getById"]["query"]>
export type MyOffersAnswer = Answer<ApiClient["offer"]["getMy"]["query"]>
export type Assignment = Answer<ApiClient["taskAssignment"]["getByTask"]["query"]>["data"][number]
export type OfferTemplate = Answer<ApiClient["offerTemplate"]["getMy"]["query"]>["data"][number]
