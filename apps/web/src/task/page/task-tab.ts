const tabs = ["offers", "questions", "offer"] as const

/** Where an address leads on the page of a task: to the offers, to the questions, or to the form of an offer. */
export type TaskTab = (typeof tabs)[number]

export interface TaskSearch {
  tab?: TaskTab | undefined
}

export function readTaskSearch({ tab }: Record<string, unknown>): TaskSearch {
  return { tab: tabs.find((one) => one === tab) }
}
