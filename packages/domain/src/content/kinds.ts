/** What administrators write for everyone: articles of Help, questions, releases, and a line above every page. */
export const contentKinds = ["help", "faq", "changelog", "announcement"] as const
export type ContentKind = (typeof contentKinds)[number]

/** `shipped`: the text that came with the release is back in force. */
export const contentStates = ["draft", "published", "hidden", "shipped"] as const
export type ContentState = (typeof contentStates)[number]

export const contentAudiences = ["all", "customer", "doer"] as const
export type ContentAudience = (typeof contentAudiences)[number]

export const contentTones = ["info", "warning"] as const
export type ContentTone = (typeof contentTones)[number]

export const changeKinds = ["added", "improved", "fixed"] as const

/** When an article is of use. */
export const helpStages = ["before", "during", "after"] as const
export type HelpStage = (typeof helpStages)[number]

export const faqGroupNames = ["start", "post", "choose", "work", "review", "doer", "account"] as const
export type FaqGroup = (typeof faqGroupNames)[number]

/** Where an entry can stand on its page. */
export const contentSections: Record<ContentKind, readonly string[]> = {
  help: helpStages,
  faq: faqGroupNames,
  changelog: [],
  announcement: [],
}

export const textNames = ["title", "body", "also", "added", "improved", "fixed", "linkText"] as const
export type TextName = (typeof textNames)[number]

/** The texts of each kind, in the order in which they're written, and how long each may be. */
export const textLengths: Record<ContentKind, Partial<Record<TextName, number>>> = {
  help: { title: 120, body: 6000, also: 300 },
  faq: { title: 160, body: 2000 },
  changelog: { title: 120, added: 4000, improved: 4000, fixed: 4000 },
  announcement: { body: 200, linkText: 60 },
}
export const longestText = 6000

export const textsOf = (kind: ContentKind) => Object.keys(textLengths[kind]) as TextName[]

/** How many can be read or drafted at a time; hidden ones don't count. */
export const entriesPerKind = 200
/** Hidden ones keep their addresses, and can be used again. */
export const keysPerKind = 1000
/** With the shipped ones that were written over. */
export const rowsPerKind = keysPerKind + 100
/** How many versions of one text are kept. */
export const versionsKept = 50
export const contentReasonLength = 500
export const linkLength = 200
export const versionLength = 20
/** Where an entry stands in its list. */
export const lastPlace = 9999
export const keyLength = { min: 2, max: 60 }
