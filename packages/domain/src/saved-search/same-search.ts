import type { ProviderFilter } from "../provider/input.ts"
import type { TaskFilter } from "../task/input.ts"
import type { SearchScope } from "./status.ts"

/** What an alert is about: the list's filter without what only an older task can have. */
export function alertFilterOf({
  status: _s,
  postedWithin: _p,
  offersMax: _o,
  excludeWords: _e,
  ...filter
}: TaskFilter) {
  return filter
}
type Wanted = { scope: SearchScope; filter: TaskFilter & ProviderFilter }
type Saved = { scope: SearchScope; filters: TaskFilter & ProviderFilter; excludeWords: readonly string[] }

/** Whether a list is asked for what is saved already. More words may have been excluded while saving. */
export function isSameSearch({ scope, filter }: Wanted, saved: Saved): boolean {
  if (scope !== saved.scope) return false
  const { excludeWords = [] } = filter
  return (
    plain(filter) === plain(saved.filters) && excludeWords.every((word) => saved.excludeWords.includes(word))
  )
}

/** A point without a radius only orders the list. */
function plain(filter: TaskFilter & ProviderFilter): string {
  const { near, ...others } = alertFilterOf(filter)
  const asked = near?.radiusKm === undefined ? others : { ...others, near: Object.entries(near).toSorted() }
  return JSON.stringify(
    Object.entries(asked)
      .map(([key, value]) => [key, Array.isArray(value) ? value.toSorted() : value] as const)
      .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
      .toSorted(([a], [b]) => a.localeCompare(b)),
  )
}
