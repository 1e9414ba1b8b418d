import { z } from "zod"
import { pagination } from "../pagination.ts"
import { inEachLanguage } from "../text/l10n.ts"
import { plainText } from "../text/plain-text.ts"
import { isKeyFit } from "./key.ts"
import {
  contentAudiences,
  contentKinds,
  contentReasonLength,
  contentTones,
  keyLength,
  lastPlace,
  linkLength,
  longestText,
} from "./kinds.ts"

const key = z.string().max(keyLength.max).refine(isKeyFit, "key_unfit")
/** Only what can be seen; tabs and the like become blanks. */
const text = z
  .string()
  .max(longestText)
  .refine((value) => !/[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/u.test(value), {
    error: "unseen_characters",
  })
  .transform(plainText)
  .default("")

const texts = z.object({
  title: text,
  body: text,
  also: text,
  added: text,
  improved: text,
  fixed: text,
  linkText: text,
})
export type ContentTexts = z.infer<typeof texts>

const moment = z.iso.datetime({ offset: true }).nullable().default(null)

/** While it's being written anything may be missing; it's published only when nothing is. */
export const contentPayload = z.object({
  texts: inEachLanguage(texts),
  section: z.string().max(keyLength.max).default(""),
  audience: z.enum(contentAudiences).default("all"),
  /** Small numbers come first. */
  place: z.int().min(0).max(lastPlace).default(0),
  version: z.string().trim().max(20).default(""),
  date: z.string().max(10).default(""),
  tone: z.enum(contentTones).default("info"),
  link: z.string().trim().max(linkLength).default(""),
  startsAt: moment,
  endsAt: moment,
})
export type ContentPayload = z.infer<typeof contentPayload>

const entry = { kind: z.enum(contentKinds), key }
/** The version that was read: one that someone else has saved since isn't overwritten. */
const change = {
  ...entry,
  version: z.int().min(0).max(1_000_000),
  reason: z.string().trim().max(contentReasonLength).optional(),
}

export const getEntriesInput = z.object({ kind: z.enum(contentKinds) })
export const getEntryInput = z.object(entry)
export type GetEntry = z.infer<typeof getEntryInput>
export const getVersionsInput = z.object({ ...entry, pagination })
export type GetVersions = z.infer<typeof getVersionsInput>

export const saveEntryInput = z.object({
  ...change,
  /** Its address mustn't be taken. */
  isNew: z.boolean().default(false),
  state: z.enum(["draft", "published", "hidden"]),
  payload: contentPayload,
})
export type SaveEntry = z.infer<typeof saveEntryInput>

export const resetEntryInput = z.object(change)
export type ResetEntry = z.infer<typeof resetEntryInput>

export const getBySlugInput = z.object({ slug: z.string().max(keyLength.max) })
