import { guessCategory as guess } from "@doable/domain/category/guess-category"
import { taskCompleteness } from "@doable/domain/task/completeness"
import type { Completeness, GuessCategory, MyTasks, SimilarTasks } from "@doable/domain/task/input"
import { publicName } from "@doable/domain/user/public-name"
import { categoryCache } from "../../category/category-cache.ts"
import type { Context, UserContext } from "../../platform/context.ts"
import type { Database } from "../../platform/db/client.ts"
import { keptName } from "../../user/shown-name.ts"
import type { OwnTaskCard } from "../answers.ts"
import { cardsById, showCard } from "../card.ts"
import { idsOfMine, idsOfSimilar } from "../queries.ts"
import { seenTask } from "../seen-task.ts"
import type { Visitor } from "./find-tasks.ts"
import { moneyJson } from "../../platform/db/wire-format.ts"

export async function findMyTasks(ctx: UserContext, input: MyTasks) {
  const { ids, total } = await idsOfMine(ctx.db, ctx.user.id, input)
  const [cards, hires] = await Promise.all([
    cardsById(ctx.db, ctx.user.id, ids),
    hiresOf(ctx.db, ctx.user.id, ids),
  ])
  return { data: cards.map((card) => ({ ...showCard(ctx, card), hire: hires.get(card.id) ?? null })), total }
}

export async function findSimilarTasks(ctx: Visitor, input: SimilarTasks) {
  const { parts } = await seenTask(ctx, input.id)
  const cards = await cardsById(ctx.db, ctx.user?.id ?? null, await idsOfSimilar(ctx.db, parts.row, input))
  return { data: cards.map((card) => showCard(ctx, card)), total: cards.length }
}

export async function guessCategory({ db }: Context, { text }: GuessCategory) {
  const shelf = await categoryCache(db)
  return { data: guess(shelf.index, text) }
}

export async function findCompleteness({ db }: Context, { payload }: Completeness) {
  const shelf = await categoryCache(db)
  const category = payload.categoryId ? shelf.find(payload.categoryId) : undefined
  return taskCompleteness(payload, category?.questions ?? [])
}

type Hire = NonNullable<OwnTaskCard["hire"]>

/** A hire that was cancelled holds no more. */
const hires = `
  select distinct on (s.task_id) s.task_id as "taskId",
    ${keptName} as name,
    ${moneyJson("a.price", "a.currency")} as price,
    ${moneyJson("a.materials_cost", "a.currency")} as "materialsCost",
    a.scheduled_at as "scheduledAt"
  from task_assignments s
  join users u on u.id = s.provider_id
  join agreements a on a.assignment_id = s.id
  where s.task_id = any($2::uuid[]) and s.owner_id = $1 and (s.outcome is null or s.outcome = 'completed')
  order by s.task_id, s.assigned_at desc, a.version desc`

/** Of these tasks, those of this owner: who was chosen for them, and the price and day they agreed on. */
async function hiresOf(db: Database, ownerId: string, ids: string[]): Promise<Map<string, Hire>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.$client.query<
    Omit<Hire, "scheduledAt"> & { taskId: string; scheduledAt: Date | null }
  >({
    name: "hires_of_own_tasks",
    text: hires,
    values: [ownerId, ids],
  })
  return new Map(
    rows.map(({ taskId, name, price, materialsCost, scheduledAt }) => [
      taskId,
      { name: publicName(name), price, materialsCost, scheduledAt: scheduledAt?.toISOString() ?? null },
    ]),
  )
}
