/** Apart from what loads them: the addresses of every page know these names. */
export const doerTabs = ["today", "offers", "jobs", "calendar", "templates", "stats"] as const
export type DoerTab = (typeof doerTabs)[number]
