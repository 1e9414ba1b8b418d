import { z } from "zod"
import { pagination } from "../pagination.ts"
import { locales } from "../locale.ts"
import { currencies } from "../money/currency.ts"
import { money } from "../money/money.ts"
import { invitesAtOnce } from "./limits.ts"
import { excludedWordLength, mostExcludedWords, searchLength, shortestSearch } from "../text/search.ts"
import { addressLength, answerTextLength, draftLength, filesPerTask, moderationNoteLength } from "./limits.ts"
import { isDay } from "../time/market-day.ts"
import {
  adminTaskStates,
  budgetKinds,
  closeReasons,
  listedStatuses,
  materialKinds,
  removalReasons,
  taskModes,
  taskStatuses,
  taskVisibilities,
  timeWindows,
  timingKinds,
} from "./status.ts"

export const excludeWords = z.array(z.string().trim().min(1).max(excludedWordLength)).max(mostExcludedWords)
const day = z.string().length(10).refine(isDay, { error: "date_invalid" })
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const placeId = z.string().min(1).max(50)

export const timing = z.object({
  kind: z.enum(timingKinds),
  date: day.nullable().optional(),
  window: z.enum(timeWindows).optional(),
  /** Exact hours, where a part of the day says too little. */
  from: hour.nullable().optional(),
  to: hour.nullable().optional(),
})
export type TimingInput = z.infer<typeof timing>

const answer = z.union([
  z.string().max(answerTextLength),
  z.number(),
  z.boolean(),
  z.array(z.string().max(40)).max(12),
])
export type Answer = z.infer<typeof answer>

export const answers = z
  .record(z.string().regex(/^[a-z][A-Za-z0-9]{1,39}$/), answer)
  .refine((record) => Object.keys(record).length <= 20)
export type Answers = z.infer<typeof answers>

const languages = z.array(z.enum(locales)).max(locales.length)

const translations = z.partialRecord(
  z.enum(locales),
  z.object({
    title: z.string().max(draftLength.title),
    description: z.string().max(draftLength.description),
    /** The mark of the original that was translated. */
    of: z.string().regex(/^[0-9a-z]{1,7}$/),
  }),
)

/** Any part of a task, as far as it has been typed: what is left out stays, null takes it away. */
export const taskDraft = z.object({
  title: z.string().max(draftLength.title).optional(),
  description: z.string().max(draftLength.description).optional(),
  lang: z.enum(locales).optional(),
  /** All of them: what is left out is taken away. */
  translations: translations.optional(),
  categoryId: z.uuid().nullable().optional(),
  answers: answers.optional(),
  mode: z.enum(taskModes).nullable().optional(),
  placeId: placeId.nullable().optional(),
  /** Seen by the owner and, once hired, by the doer. */
  address: z.string().max(addressLength).nullable().optional(),
  lat: latitude.nullable().optional(),
  lng: longitude.nullable().optional(),
  timing: timing.nullable().optional(),
  isUrgent: z.boolean().optional(),
  budgetKind: z.enum(budgetKinds).nullable().optional(),
  budgetMin: money.nullable().optional(),
  budgetMax: money.nullable().optional(),
  /** What offers are made in. Amounts bring theirs along; an open budget has only this. */
  currency: z.enum(currencies).optional(),
  materials: z.enum(materialKinds).optional(),
  spokenLanguages: languages.optional(),
  fileIds: z.array(z.uuid()).max(filesPerTask).optional(),
  offerCap: z.int().min(0).max(1000).optional(),
  visibility: z.enum(taskVisibilities).optional(),
  verifiedOnly: z.boolean().optional(),
  /** The profiles of the doers the owner wants to invite. */
  providerIds: z.array(z.uuid()).max(invitesAtOnce).optional(),
})
export type TaskDraft = z.infer<typeof taskDraft>

const id = z.uuid()

export const taskIdInput = z.object({ id })
export type TaskId = z.infer<typeof taskIdInput>

/** `hireAgain`: the doer who finished it is asked for an offer as soon as the copy is posted. */
export const duplicateTaskInput = taskIdInput.extend({ hireAgain: z.boolean().default(false) })
export type DuplicateTask = z.infer<typeof duplicateTaskInput>

/** The browser chooses `key`, so a request repeated after a lost answer still makes one draft. */
export const createTaskInput = z.object({ key: z.uuid().optional(), payload: taskDraft.default({}) })
export type CreateTask = z.infer<typeof createTaskInput>

/** `version` is the one the writer has seen: what changed elsewhere since is told, not overwritten. */
export const updateTaskInput = z.object({
  id,
  version: z.int().min(1).max(2_147_483_647),
  payload: taskDraft,
  /** The writer knows that offers will have to be made again. */
  confirmStale: z.boolean().optional(),
})
export type UpdateTask = z.infer<typeof updateTaskInput>

export const closeTaskInput = z.object({
  id,
  reasonCode: z.enum(closeReasons),
  note: z.string().trim().max(500).optional(),
})
export type CloseTask = z.infer<typeof closeTaskInput>

export const reopenTaskInput = z.object({ id, timing: timing.optional() })
export type ReopenTask = z.infer<typeof reopenTaskInput>

export const taskSorts = [
  "newest",
  "best_match",
  "due_soon",
  "budget_high",
  "budget_low",
  "nearest",
  "fewest_offers",
] as const
export type TaskSort = (typeof taskSorts)[number]

const amount = z.int().min(0).max(2_147_483_647)

export const taskFilter = z
  .object({
    q: z.string().trim().max(searchLength).optional(),
    excludeWords: excludeWords.optional(),
    categoryIds: z.array(z.uuid()).max(10).optional(),
    mode: z.enum(taskModes).optional(),
    placeId: placeId.optional(),
    near: z
      .object({ lat: latitude, lng: longitude, radiusKm: z.number().min(1).max(200).optional() })
      .optional(),
    currency: z.enum(currencies).optional(),
    budgetMin: amount.optional(),
    budgetMax: amount.optional(),
    budgetKinds: z.array(z.enum(budgetKinds)).max(budgetKinds.length).optional(),
    timing: z.enum(["any", "today", "this_week"]).optional(),
    dateFrom: day.optional(),
    dateTo: day.optional(),
    languages: languages.optional(),
    hasPhotos: z.boolean().optional(),
    offersMax: z.int().min(0).max(20).optional(),
    urgentOnly: z.boolean().optional(),
    verifiedOnlyFits: z.boolean().optional(),
    postedWithin: z.union([z.literal(1), z.literal(3), z.literal(7), z.literal(30)]).optional(),
    /** In a hundred, of clients whose record is long enough to tell. */
    ownerHireRateMin: z.int().min(1).max(100).optional(),
    status: z.enum(listedStatuses).optional(),
  })
  .default({})
export type TaskFilter = z.infer<typeof taskFilter>

export const taskListInput = z
  .object({
    filter: taskFilter,
    /** Left out: the best match for doers, the newest for everyone else. */
    sort: z.enum(taskSorts).optional(),
    pagination,
    /** Where the page before ended, or with the offset: as of when the list is counted. Valid for a day. */
    cursor: z.string().max(200).optional(),
  })
  .default({ filter: {}, pagination: { limit: 20, offset: 0 } })
export type TaskList = z.infer<typeof taskListInput>

export const taskPricesInput = z.object({ filter: taskFilter })
export type TaskPrices = z.infer<typeof taskPricesInput>

export const myTasksInput = z
  .object({
    role: z.enum(["owner", "doer"]).default("owner"),
    status: z.array(z.enum(taskStatuses)).max(taskStatuses.length).optional(),
    pagination,
  })
  .default({ role: "owner", pagination: { limit: 20, offset: 0 } })
export type MyTasks = z.infer<typeof myTasksInput>

export const similarTasksInput = z.object({ id, limit: z.int().min(1).max(12).default(6) })
export type SimilarTasks = z.infer<typeof similarTasksInput>

export const timelineInput = z.object({ id, pagination })
export type Timeline = z.infer<typeof timelineInput>

export const guessCategoryInput = z.object({ text: z.string().max(2000), lang: z.enum(locales).optional() })
export type GuessCategory = z.infer<typeof guessCategoryInput>

export const priceHintInput = z.object({ categoryId: z.uuid(), currency: z.enum(currencies) })
export type AskPriceHint = z.infer<typeof priceHintInput>

export const completenessInput = z.object({ payload: taskDraft })
export type Completeness = z.infer<typeof completenessInput>

const explanation = z.string().trim().min(moderationNoteLength.min).max(moderationNoteLength.max)
const seenVersion = z.int().min(1).max(2_147_483_647)

/** Approves the version that was checked: if the owner has edited it since, it has to be checked again. */
export const approveTaskInput = z.object({ id, version: seenVersion })
export type ApproveTask = z.infer<typeof approveTaskInput>
export const sendBackTaskInput = z.object({ id, version: seenVersion, explanation })
export type SendBackTask = z.infer<typeof sendBackTaskInput>
export const removeTaskInput = z.object({ id, reasonCode: z.enum(removalReasons), explanation })
export type RemoveTask = z.infer<typeof removeTaskInput>
const reason = z.string().trim().min(1).max(500)
export const restoreTaskInput = z.object({ id, reason })
export type RestoreTask = z.infer<typeof restoreTaskInput>
export const endStrandedWorkInput = z.object({ id, reason })
export type EndStrandedWork = z.infer<typeof endStrandedWorkInput>

export const adminTasksInput = z
  .object({
    status: z.enum(adminTaskStates).default("held"),
    q: z.string().trim().min(shortestSearch).max(searchLength).optional(),
    pagination: z
      .object({
        limit: z.int().min(1).max(100).default(25),
        offset: z.int().min(0).max(10_000).default(0),
      })
      .default({ limit: 25, offset: 0 }),
  })
  .default({ status: "held", pagination: { limit: 25, offset: 0 } })
export type AdminTasks = z.infer<typeof adminTasksInput>
