import type { OfferSort } from "@doable/domain/offer/input"
import { offerSorts } from "../../offer/offer-order.ts"

const tabs = ["offers", "questions", "offer"] as const

/** Where an address leads on the page of a task: to the offers, to the questions, or to the form of an offer. */
export type TaskTab = (typeof tabs)[number]

export interface TaskSearch {
  tab?: TaskTab | undefined
  /** Of the owner's offers. */
  sort?: OfferSort | undefined
}

export function readTaskSearch({ tab, sort }: Record<string, unknown>): TaskSearch {
  return { tab: tabs.find((one) => one === tab), sort: offerSorts.find((one) => one === sort) }
}
