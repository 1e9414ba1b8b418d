// What a browser asks for when someone opens a page: as a document, or from a page that is open already. Recorded from
// Chromium; the routes' loaders in apps/web/src/pages say why.

/** What the load knows of the world. */
export type Facts = {
  urls: { api: string; web: string }
  uiUrl: string
  /** Of open tasks the newest first, of doers the recommended: people open what stands high in a list. */
  tasks: { id: string; currency: string }[]
  doers: string[]
  categories: { id: string; slug: string }[]
  /** Those that ask no questions. */
  plainCategories: string[]
  places: string[]
  /** The files of the home page, for browsers that have none of them. */
  assets: string[]
  /** The function that brings a page's words, by the name the build gave it. */
  wordsPath: string
  accounts: Account[]
}

export type Account = { cookie: string; isDoer: boolean; isChatting: boolean; talkId: string }

export const pageNames = [
  "home",
  "tasks",
  "tasks in a category",
  "tasks by words",
  "task",
  "doers",
  "doers in a category",
  "doer",
  "doer's dashboard",
  "dashboard",
  "chat",
] as const
export type PageName = (typeof pageNames)[number]

export type Page = {
  /** Of the document. */
  path: string
  /** The words that come with its first opening in a tab. */
  words: string[]
  /** Kept by the web server, and the same for all visitors of a language. */
  isShared: boolean
  /** The calls to the API that follow these answers, as one address; null when it has everything. */
  next: (answers: string[]) => string | null
}

const words = [
  "shelf",
  "шкаф",
  "mobilă",
  "доставка",
  "english",
  "curățenie",
  "ремонт",
  "tutor",
  "перевод",
  "instalator",
]
const dayMs = 24 * 60 * 60 * 1000

export const oneOf = <Value>(values: readonly Value[]): Value => {
  const value = values[Math.floor(Math.random() * values.length)]
  if (value === undefined) throw new Error("nothing to choose from")
  return value
}
/** A tenth of the values gets almost half of the choices. */
const popular = <Value>(values: readonly Value[]): Value => {
  const value = values[Math.floor(values.length * Math.random() ** 3)]
  if (value === undefined) throw new Error("nothing to choose from")
  return value
}

/** Calls of one round go out together. */
export function batch(calls: [string, unknown?][]): string {
  const input = Object.fromEntries(calls.flatMap(([, own], at) => (own === undefined ? [] : [[at, own]])))
  return `/trpc/${calls.map(([name]) => name).join(",")}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`
}

const inOneRound = (calls: [string, unknown?][]) => (answers: string[]) =>
  answers.length === 0 ? batch(calls) : null

const first = (limit: number) => ({ limit, offset: 0 })

function taskList(search: string, filter: object, isSignedIn: boolean, sort?: string): Page {
  const calls: [string, unknown?][] = [
    ["task.getList", { filter, ...(sort && { sort }), pagination: first(24) }],
    ["task.getPrices", { filter }],
    ["category.getTree", { includeCounts: !("q" in filter || "placeId" in filter) }],
    ...(isSignedIn ? [["savedSearch.getMy", { counted: false }] as [string, unknown]] : []),
  ]
  return {
    path: `/tasks${search}`,
    isShared: true,
    words: ["tasks", "list", "task", "fields"],
    next: inOneRound(calls),
  }
}

function doerList(search: string, filter: object): Page {
  return {
    path: `/providers${search}`,
    isShared: true,
    words: ["providers", "provider", "list", "task", "fields"],
    next: inOneRound([
      ["provider.getList", { filter, sort: "recommended", pagination: first(20) }],
      ["provider.getPrices", { filter }],
      ["category.getTree", { includeCounts: false }],
    ]),
  }
}

export function taskPage(id: string): Page {
  return {
    path: `/tasks/${id}`,
    isShared: false,
    words: [
      "taskPage",
      "task",
      "task-question",
      "task-invite",
      "offer",
      "work",
      "job",
      "repeat",
      "fields",
      "refusal",
    ],
    next: (answers) => {
      if (answers.length === 0) return batch([["task.getById", { id }]])
      if (answers.length > 1) return null
      const [page] = JSON.parse(answers[0] ?? "[]") as {
        result?: { data: { task: { category: { id: string } | null } } }
      }[]
      const category = page?.result?.data.task.category
      return batch([
        ...(category ? [["category.getById", { id: category.id }] as [string, unknown]] : []),
        ["task.getSimilar", { id, limit: 3 }],
        ["taskQuestion.getByTask", { taskId: id, pagination: first(100) }],
      ])
    },
  }
}

export function aPage(name: PageName, facts: Facts, person: Account | null): Page {
  const isSignedIn = person !== null
  const category = oneOf(facts.categories)
  const today = new Date().toISOString().slice(0, 10)
  switch (name) {
    case "home":
      return {
        path: "/",
        isShared: true,
        words: ["home", "how", "task"],
        next: inOneRound([
          ["task.getList", { pagination: first(4) }],
          ["provider.getList", { filter: { verifiedOnly: true }, sort: "recommended", pagination: first(4) }],
          ["stats.getPublic"],
          ["category.getTree", { includeCounts: true }],
          ["faq.getList"],
        ]),
      }
    case "tasks":
      return taskList("", {}, isSignedIn)
    case "tasks in a category":
      return taskList(`?category=${category.slug}`, { categoryIds: [category.id] }, isSignedIn)
    case "tasks by words": {
      const q = oneOf(words)
      return taskList(`?q=${encodeURIComponent(q)}`, { q }, isSignedIn, "best_match")
    }
    case "task":
      return taskPage(popular(facts.tasks).id)
    case "doers":
      return doerList("", {})
    case "doers in a category":
      return doerList(`?category=${category.slug}`, { categoryIds: [category.id] })
    case "doer": {
      const id = popular(facts.doers)
      return {
        path: `/providers/${id}`,
        isShared: false,
        words: ["provider-profile", "provider", "review", "task", "fields"],
        next: inOneRound([
          ["provider.getById", { id }],
          ["providerService.getByProvider", { providerId: id }],
          ["review.getByProvider", { providerId: id, pagination: first(8) }],
        ]),
      }
    }
    case "doer's dashboard":
      return {
        path: "/providers/dashboard",
        isShared: false,
        words: [
          "provider-dashboard",
          "dashboard",
          "offer",
          "task",
          "chat",
          "restriction",
          "report",
          "fields",
          "refusal",
        ],
        next: inOneRound([
          ["provider.getDashboard"],
          ["provider.getMatching"],
          [
            "provider.getCalendar",
            { from: today, to: new Date(Date.now() + 60 * dayMs).toISOString().slice(0, 10) },
          ],
          ["conversation.getMy", { pagination: first(4) }],
          ["provider.getIncome", { from: `${today.slice(0, 7)}-01`, to: today, pagination: first(1) }],
        ]),
      }
    case "dashboard":
      return {
        path: "/dashboard",
        isShared: false,
        words: [
          "dashboard",
          "task",
          "provider",
          "chat",
          "offer",
          "repeat",
          "fields",
          "restriction",
          "report",
        ],
        next: inOneRound([
          ["dashboard.getMy"],
          ["conversation.getMy", { pagination: first(4) }],
          ["taskRepeat.getMy"],
        ]),
      }
    case "chat":
      return {
        path: `/chat?c=${person?.talkId ?? ""}`,
        isShared: false,
        words: ["chat", "task", "refusal", "contact", "work", "job", "fields"],
        next: inOneRound([
          ["conversation.getMy", { unreadOnly: false, q: "", pagination: first(20) }],
          ["conversation.getById", { id: person?.talkId }],
          ["message.getByConversation", { conversationId: person?.talkId }],
        ]),
      }
  }
}
