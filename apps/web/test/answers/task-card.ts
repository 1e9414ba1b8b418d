import type { Output } from "../fake-api.ts"
import { aTaskPage } from "./task-page.ts"

type TaskCard = Output<"task.getList">["data"][number]
type OwnTaskCard = Output<"task.getMy">["data"][number]

/** A task as lists show it. */
export function aTaskCard(own: Partial<TaskCard> = {}): TaskCard {
  const { task, owner } = aTaskPage()
  const { id, status, wasHired, title, lang, category, mode, place, timing, isUrgent } = task
  const { budgetKind, budgetMin, budgetMax, offerCount, offerCap, spokenLanguages } = task
  const { needsVerification, publishedAt } = task
  return {
    id,
    status,
    wasHired,
    title,
    lang,
    category,
    mode,
    place,
    timing,
    isUrgent,
    budgetKind,
    budgetMin,
    budgetMax,
    offerCount,
    offerCap,
    spokenLanguages,
    needsVerification,
    publishedAt,
    excerpt: task.description,
    translatedTitles: {},
    pictureUrl: null,
    pictureCount: 0,
    owner: { id: owner.id, name: owner.name, image: null, hireRate: null },
    isSaved: false,
    distanceKm: null,
    why: [],
    ...own,
  }
}

/** A task in its owner's own list. */
export const anOwnTaskCard = (own: Partial<OwnTaskCard> = {}): OwnTaskCard => ({
  ...aTaskCard(),
  hire: null,
  ...own,
})
