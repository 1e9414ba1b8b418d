import { z } from "zod"
import { contentPayload } from "@doable/domain/content/input"
import {
  changeKinds,
  contentAudiences,
  contentStates,
  contentTones,
  rowsPerKind,
} from "@doable/domain/content/kinds"
import { inEachLanguage } from "@doable/domain/text/l10n"

const listOf = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row), total: z.int() })

export const article = z.object({
  slug: z.string(),
  section: z.string(),
  audience: z.enum(contentAudiences),
  title: z.string(),
  body: z.string(),
  also: z.string(),
})
export const articleList = listOf(article)

export const questionList = listOf(article.pick({ slug: true, section: true, title: true, body: true }))

export const releaseList = listOf(
  z.object({
    slug: z.string(),
    version: z.string(),
    date: z.string(),
    title: z.string(),
    items: z.array(z.object({ kind: z.enum(changeKinds), text: z.string() })),
  }),
)

/** In every language: people who change theirs keep reading it. */
export const announcement = z.object({
  /** The text and its version: a changed one is shown again. */
  id: z.string(),
  tone: z.enum(contentTones),
  link: z.string(),
  texts: inEachLanguage(z.object({ body: z.string(), linkText: z.string() })),
})

/** Saved by nobody yet: `version` 0. */
const head = {
  key: z.string(),
  version: z.int(),
  /** Of the newest version. */
  state: z.enum(contentStates),
  /** A draft waits while everyone still reads an earlier version. */
  isLive: z.boolean(),
  isShipped: z.boolean(),
  savedAt: z.string().nullable(),
}

export const entryList = z.object({
  data: z
    .array(z.object({ ...head, name: inEachLanguage(z.string()), section: z.string(), date: z.string() }))
    .max(rowsPerKind),
  total: z.int(),
})

export const entry = z.object({
  ...head,
  payload: contentPayload,
  /** What was shipped under this key. */
  shipped: contentPayload.nullable(),
  /** What each figure says in each language, for the preview. */
  figures: inEachLanguage(z.record(z.string(), z.union([z.string(), z.number()]))),
})

export const newEntry = entry.pick({ figures: true })

export const savedEntry = z.object({ key: z.string(), version: z.int(), state: z.enum(contentStates) })

export const versionList = listOf(
  z.object({
    version: z.int(),
    state: z.enum(contentStates),
    payload: contentPayload.nullable(),
    reason: z.string().nullable(),
    /** Null once they're gone. */
    savedBy: z.string().nullable(),
    savedAt: z.string(),
  }),
)
