import { eq } from "../../platform/db/drizzle.ts"
import { addDays, dayOf } from "@doable/domain/time/market-day"
import type { UserContext } from "../../platform/context.ts"
import { markRead } from "../../notification/mark-read.ts"
import type { Database } from "../../platform/db/client.ts"
import { categories } from "../../platform/db/schema/category.ts"
import { conversationMembers } from "../../platform/db/schema/conversation.ts"
import type { FileParts } from "../../platform/pictures/parts.ts"
import { markAllAsRead } from "../../notification/mark-all-as-read.ts"
import { createTask } from "../../task/draft/create-task.ts"
import { publishTask } from "../../deal/market/publish-task.ts"
import { drawsItself, keepPhoto } from "../drawings/keep-drawing.ts"
import { gatherCast, type Cast } from "../people/cast.ts"
import { demoPeople } from "../people/demo-people.ts"
import { advanceClock } from "./advance-clock.ts"
import { stories } from "./read-stories.ts"
import { ago, momentsOf, on, type Story } from "./story.ts"
import { notifyDemoPeople } from "../people/notify-demo-people.ts"

type Happening = { at: Date; happens: () => Promise<unknown> }

/** How far back something can still be due, and how often timers run over the last days. */
const clockDays = 45
const closely = { days: 3, hours: 3 }
/** Older events cause no notification; even older notifications are read. */
const toldDays = 4
const readAt = on(1, "20:30")

/** Replays everything in order, each at its own time, with the commands that people use. Timers run once a day. */
export async function runDemoScenarios(
  db: Database,
  { files, now }: { files: FileParts; now: Date },
): Promise<void> {
  const cast = await gatherCast(db, files)
  const leaves = await db.select({ id: categories.id, slug: categories.slug }).from(categories)
  const categoryIds = new Map(leaves.map(({ id, slug }) => [slug, id]))
  const reading: Happening = {
    at: readAt(now),
    happens: async () => {
      for (const { key } of demoPeople) await readEverything(cast.as(key, readAt(now)))
    },
  }
  const clock = clockOf(now).map((at) => ({ at, happens: () => advanceClock(db, at) }))
  const all = [
    ...stories.flatMap((story) => happeningsOf(story, { cast, categoryIds, now })),
    ...clock,
    reading,
  ]
  const toldSince = on(toldDays, "00:00")(now)
  const inOrder = all.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const old = inOrder.filter(({ at }) => at < toldSince)
  for (const { happens } of old) await happens()
  await notifyDemoPeople(db, toldSince, { isTold: false })
  for (const { at, happens } of inOrder.slice(old.length)) {
    await happens()
    await notifyDemoPeople(db, at, { isTold: true })
  }
  await advanceClock(db, now)
  await notifyDemoPeople(db, now, { isTold: true })
}

async function readEverything(ctx: UserContext): Promise<void> {
  await markAllAsRead(ctx)
  const { conversationId, userId } = conversationMembers
  const mine = await ctx.db
    .select({ id: conversationId })
    .from(conversationMembers)
    .where(eq(userId, ctx.user.id))
  for (const { id } of mine) await markRead(ctx, { id })
}

function clockOf(now: Date): Date[] {
  const rarely = Array.from({ length: clockDays - closely.days }, (_, place) =>
    on(clockDays - place, "04:00"),
  )
  const often = Array.from({ length: (closely.days * 24) / closely.hours }, (_, place) =>
    ago((place + 1) * closely.hours),
  )
  return [...rarely, ...often].map((when) => when(now))
}

type Stage = { cast: Cast; categoryIds: Map<string, string>; now: Date }

function happeningsOf(story: Story, { cast, categoryIds, now }: Stage): Happening[] {
  let taskId = ""
  const at = story.posted(now)
  const posting = async () => {
    taskId = await post(story, { cast, categoryIds, now }, at)
  }
  const later = momentsOf(story, now).map(({ at: then, action }) => ({
    at: then,
    happens: async () => {
      const { idOf, profileOf, as } = cast
      const scene = { idOf, profileOf, taskId, owner: story.owner, now, at: then }
      await action({ ...scene, as: (who) => as(who, then) }).catch((cause: unknown) => {
        throw new Error(`“${story.draft.title}”, ${then.toISOString()}: ${String(cause)}`, { cause })
      })
    },
  }))
  return [{ at, happens: posting }, ...later]
}

async function post(story: Story, { cast, categoryIds, now }: Stage, at: Date): Promise<string> {
  const ctx = cast.as(story.owner, at)
  const { timing } = story.draft
  const fileIds = []
  for (const name of story.photos ?? [])
    fileIds.push(await keepPhoto({ ...ctx, files: drawsItself(ctx.files) }, name))
  const date = story.dueInDays === undefined ? undefined : addDays(dayOf(now), story.dueInDays)
  const { id } = await createTask(ctx, {
    payload: {
      ...story.draft,
      fileIds,
      categoryId: categoryIds.get(story.category) ?? null,
      ...(timing ? { timing: { ...timing, ...(date ? { date } : {}) } } : {}),
    },
  })
  if (!story.isDraft) await publishTask(ctx, { id })
  return id
}
