import { listLoader } from "../../category/load-list.ts"
import { prepareOwnSearches } from "../../saved-search/prepare-searches.ts"
import { listedTask } from "../../task/listed-task.ts"
import { changed, isNarrowed, readTaskSearch, toListInput } from "./task-search.ts"
import { widerTaskSearches } from "./widen-search.ts"

export type TasksData = Awaited<ReturnType<typeof loadTasks>>

const loadList = listLoader({
  path: "/tasks",
  counted: "openTasks",
  // The counts are of all open tasks: beside a list that is narrowed they would say what isn't so.
  isCountTrue: (search) => !isNarrowed(search),
  read: readTaskSearch,
  changed,
  find: async (api, search, known, locale) => {
    const list = await api.task.getList.query(toListInput(search, known))
    return { ...list, data: list.data.map((task) => listedTask(task, locale)) }
  },
  findPrices: (api, search, known) => {
    const { filter } = toListInput(search, known)
    return api.task.getPrices.query({ filter })
  },
  widerSearches: widerTaskSearches,
})

export const loadTasks: typeof loadList = async (raw, context) => {
  const [data] = await Promise.all([loadList(raw, context), prepareOwnSearches(context)])
  return data
}
