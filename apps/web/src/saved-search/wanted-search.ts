import type { ProviderFilter } from "@doable/domain/provider/input"
import { searchNameLength } from "@doable/domain/saved-search/limits"
import type { TaskFilter } from "@doable/domain/task/input"

/** What is saved: the filter as the list was asked for it, and how people read it. */
export type WantedSearch = (
  | { scope: "task"; filter: TaskFilter }
  | { scope: "provider"; filter: ProviderFilter }
) & { chips: readonly string[] }

export const chipsOf = ({ filter, chips }: WantedSearch) => [...(filter.q ? [filter.q] : []), ...chips]

/** `all`: what a search without conditions is called. */
export const nameOfSearch = (wanted: WantedSearch, all: string) =>
  (chipsOf(wanted).slice(0, 3).join(", ") || all).slice(0, searchNameLength)

/** Saved beside the filter, where more of them can be added. */
export const excludedIn = (wanted: WantedSearch): readonly string[] =>
  (wanted.scope === "task" && wanted.filter.excludeWords) || []

export const filtersOf = (wanted: WantedSearch) =>
  wanted.scope === "task"
    ? { scope: wanted.scope, filters: wanted.filter }
    : { scope: wanted.scope, filters: wanted.filter }
