import { addDays } from "@doable/domain/task/market-day"
import { partsOf, type TaskSearch } from "./task-search.ts"

export const leafDays = 7

/** What each field of the filters holds for a search. Days show on the leaves, or in the two fields when they lie further. */
export function formValues(search: TaskSearch, today: string): Record<string, string[]> {
  const last = addDays(today, leafDays - 1)
  const { from = search.to, to = from } = search
  const onLeaves =
    from !== undefined && to !== undefined && from >= today && to <= last && from === (search.from ?? from)
  const isStretch = search.from !== undefined && search.to !== undefined
  const leaves = onLeaves && isStretch ? daysBetween(from, to) : []
  const value = (one: string | number | undefined) => (one === undefined ? [] : [String(one)])
  return {
    q: value(search.q),
    without: value(search.without),
    category: value(search.category),
    mode: value(search.mode),
    place: value(search.place),
    where: value(search.where),
    radius: value(search.radius),
    currency: value(search.currency ?? "MDL"),
    min: value(search.min),
    max: value(search.max),
    budget: partsOf(search.budget) ?? [],
    day: leaves,
    from: leaves.length > 0 ? [] : value(search.from),
    to: leaves.length > 0 ? [] : value(search.to),
    languages: partsOf(search.languages) ?? [],
    photos: value(search.photos),
    few: value(search.few),
    urgent: value(search.urgent),
    unverified: value(search.unverified),
    posted: value(search.posted),
    sort: value(search.sort),
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

/** Puts a search that came from elsewhere (a chip, the way back) into the fields; what is being typed is left alone. */
export function fillForm(
  form: HTMLFormElement,
  values: Record<string, string[]>,
  typing: Element | null = document.activeElement,
) {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
    const wanted = values[field.name]
    if (!wanted) continue
    if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")) {
      field.checked = wanted.includes(field.value) || (wanted.length === 0 && field.value === "")
    } else if (field !== typing) {
      field.value = wanted[0] ?? ""
    }
  }
}
