import type { SavedSearchData } from "../../src/saved-search/searches-query.ts"

type SavedForTasks = Extract<SavedSearchData, { scope: "task" }>

/** A search for tasks, told once a day, unless the test says otherwise. */
export const aSavedSearch = (own: Partial<SavedForTasks> = {}): SavedForTasks => ({
  id: "0192f000-0000-7000-8000-000000000009",
  scope: "task",
  name: "Taps nearby",
  filters: { q: "tap" },
  excludeWords: [],
  frequency: "daily",
  quietHours: null,
  createdAt: "2026-11-16T07:00:00.000Z",
  lastMatchAt: null,
  matchCount7d: 3,
  categories: [],
  place: null,
  ...own,
})
