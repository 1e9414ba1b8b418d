import { guessCategory as guess } from "@doable/domain/category/guess-category"
import { taskCompleteness } from "@doable/domain/task/completeness"
import type { Completeness, GuessCategory, MyTasks, SimilarTasks } from "@doable/domain/task/input"
import { categoryShelf } from "../../category/category-shelf.ts"
import type { Context, UserContext } from "../../platform/context.ts"
import { cardsById, showCard } from "../card.ts"
import { hiresOf } from "./hires-of.ts"
import { seenTask } from "../seen-task.ts"
import type { Visitor } from "./find-tasks.ts"
import { idsOfMine, idsOfSimilar } from "../queries.ts"

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
  const shelf = await categoryShelf(db)
  return { data: guess(shelf.index, text) }
}

export async function findCompleteness({ db }: Context, { payload }: Completeness) {
  const shelf = await categoryShelf(db)
  const category = payload.categoryId ? shelf.find(payload.categoryId) : undefined
  return taskCompleteness(payload, category?.questions ?? [])
}
