import type { OfferAction } from "@doable/domain/offer/graph"
import type { TaskAction } from "@doable/domain/task/graph"
import type { Cast, Outcome, Person } from "./cast.ts"
import type { Facts } from "./facts.ts"

/** Who acts and on what: numbers that are taken round the people and rows that there are. */
export type Pick = { who: number; what: number; secret: string }
export type Act = (cast: Cast, facts: Facts, pick: Pick) => Promise<Outcome>
export type Action = {
  act: Act
  /** Whether there's anything to do it to; the bold try it anyway. */
  when?: (facts: Facts) => boolean
  /** Which moves of the two graphs it may lead to on its own. */
  task?: readonly TaskAction[]
  offer?: readonly OfferAction[]
}

export const nothing: Outcome = { told: "nothing to do it to", answer: null }
export const one = <T>(list: readonly T[], number: number): T | undefined =>
  list[number % Math.max(1, list.length)]
export const anyone = (cast: Cast, { who }: Pick): Person => one(cast.people, who) ?? cast.owner
export const doer = (cast: Cast, { who }: Pick): Person => one(cast.doers, who) ?? cast.stranger
export const named = (cast: Cast, id: string | null) =>
  cast.people.find((person) => person.id === id) ?? cast.stranger

/** Whose it is mostly, and now and then someone who has no business there. */
export const mostly = (cast: Cast, pick: Pick, person: Person) =>
  pick.who % 6 === 5 ? anyone(cast, pick) : person
