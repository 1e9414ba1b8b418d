import { addDays } from "@doable/domain/time/market-day"
import { fieldValue } from "../../blocks/list-page/fill-form.ts"
import { partsOf } from "../../blocks/list-page/read-address.ts"
import { type TaskSearch } from "./task-search.ts"

export const leafDays = 7

/** What each field of the filters holds for a search. Days show on the leaves, or in the two fields when they lie further. */
export function formValues(search: TaskSearch, today: string): Record<string, string[]> {
  const last = addDays(today, leafDays - 1)
  const { from = search.to, to = from } = search
  const onLeaves =
    from !== undefined && to !== undefined && from >= today && to <= last && from === (search.from ?? from)
  const isStretch = search.from !== undefined && search.to !== undefined
  const leaves = onLeaves && isStretch ? daysBetween(from, to) : []
  return {
    q: fieldValue(search.q),
    without: fieldValue(search.without),
    category: fieldValue(search.category),
    mode: fieldValue(search.mode),
    place: fieldValue(search.place),
    where: fieldValue(search.where),
    radius: fieldValue(search.radius),
    currency: fieldValue(search.currency ?? "MDL"),
    min: fieldValue(search.min),
    max: fieldValue(search.max),
    budget: partsOf(search.budget) ?? [],
    day: leaves,
    from: leaves.length > 0 ? [] : fieldValue(search.from),
    to: leaves.length > 0 ? [] : fieldValue(search.to),
    languages: partsOf(search.languages) ?? [],
    photos: fieldValue(search.photos),
    few: fieldValue(search.few),
    urgent: fieldValue(search.urgent),
    unverified: fieldValue(search.unverified),
    posted: fieldValue(search.posted),
    hires: fieldValue(search.hires),
    status: fieldValue(search.status),
    sort: fieldValue(search.sort),
  }
}

/** Pressing a leaf: takes a day, stretches to it, shrinks at an end, or starts again from the middle. */
export function toggleDay(
  { from, to }: Pick<TaskSearch, "from" | "to">,
  day: string,
): Pick<TaskSearch, "from" | "to"> {
  if (!from || !to) return { from: day, to: day }
  if (day < from) return { from: day, to }
  if (day > to) return { from, to: day }
  if (from === to) return { from: undefined, to: undefined }
  if (day === from) return { from: addDays(day, 1), to }
  if (day === to) return { from, to: addDays(day, -1) }
  return { from: day, to: day }
}

function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
