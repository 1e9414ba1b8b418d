import { addDays, dayOf, momentOf } from "@doable/domain/time/market-day"
import type { TaskDraft } from "@doable/domain/task/input"
import type { Cast, Who } from "../people/cast.ts"

/** A moment of the demo's past, counted from the moment at which it is made. */
export type When = (now: Date) => Date

const hourMs = 60 * 60 * 1000

/** So many days ago, by the market's clock. */
export const on =
  (daysAgo: number, time: string): When =>
  (now) =>
    momentOf(addDays(dayOf(now), -daysAgo), time)
/** So many hours ago, for recent events without a fixed time. */
export const ago =
  (hours: number): When =>
  (now) =>
    new Date(now.getTime() - hours * hourMs)

/** What a command of a story knows: the task it is about, who is who, and when it is. */
export type Scene = Pick<Cast, "idOf" | "profileOf"> & {
  taskId: string
  owner: Who
  now: Date
  at: Date
  as: (who: Who) => ReturnType<Cast["as"]>
}
export type Action = (scene: Scene) => Promise<unknown>
export type Step = readonly [when: When, action: Action]

export type Story = {
  owner: Who
  category: string
  posted: When
  /** How many days after today it is due. */
  dueInDays?: number
  isDraft?: boolean
  draft: TaskDraft
  /** By their names in the folder `photos`. */
  photos?: readonly string[]
  steps?: readonly Step[]
}

type Moment = { at: Date; action: Action }

/** All that happens after the posting, story by story; each of them runs forward at any hour of the day. */
export function momentsOf(story: Story, now: Date): Moment[] {
  const moments = (story.steps ?? []).map(([when, action]) => ({ at: when(now), action }))
  const times = [story.posted(now), ...moments.map(({ at }) => at), now]
  const back = times.findIndex((time, place) => place > 0 && time < (times[place - 1] ?? time))
  if (back > 0) throw new Error(`“${story.draft.title}” runs backwards at its step ${back}`)
  return moments
}
