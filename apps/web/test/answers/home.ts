import { failure, type Answers } from "../fake-api.ts"

const none = {
  data: [],
  total: 0,
  totalIsEstimate: false,
  nextCursor: null,
  pageCursor: "",
  isCorrected: false,
}

/** The home page of a market where nothing is yet: for tests that only end there. */
export const emptyHome: Answers = {
  "task.getList": { ...none, sort: "newest", usualSort: "newest" },
  "provider.getList": { ...none, sort: "recommended" },
  "stats.getPublic": { completedTasks: 0, doers: 0, firstOfferMinutes: null },
  "category.getTree": { data: [], total: 0 },
  "faq.getList": { data: [], total: 0 },
}

const away = () => {
  throw failure()
}

/** The home page is whole without its lists: for tests that only end up there. */
export const bareHome: Answers = {
  "task.getList": away,
  "provider.getList": away,
  "stats.getPublic": away,
  "category.getTree": away,
  "faq.getList": away,
}
