import { z } from "zod"
import { completenessHints } from "@doable/domain/task/completeness"
import {
  completenessInput,
  guessCategoryInput,
  myTasksInput,
  priceHintInput,
  similarTasksInput,
  taskListInput,
  taskPricesInput,
} from "@doable/domain/task/input"
import { listPricesAnswer } from "@doable/domain/money/price-bars"
import { priceHintAnswer, priceHintOf } from "../../category/price-hints.ts"
import { compiled } from "../../platform/compiled.ts"
import { listProcedure, publicProcedure, router, userProcedure } from "../../platform/trpc.ts"
import { ownTaskCard, taskCard, taskList } from "../answers.ts"
import { findCompleteness, findMyTasks, findSimilarTasks, guessCategory } from "./find-lists.ts"
import { findTaskPrices } from "./find-prices.ts"
import { findTasks } from "./find-tasks.ts"

const cards = z.object({ data: z.array(taskCard), total: z.number() })
const ownCards = z.object({ data: z.array(ownTaskCard), total: z.number() })
const guesses = z.object({ data: z.array(z.object({ categoryId: z.string(), score: z.number() })) })
const completeness = z.object({ score: z.number(), hints: z.array(z.enum(completenessHints)) })

export const taskListRouter = router({
  getList: listProcedure
    .input(taskListInput)
    .output(compiled(taskList))
    .query(({ ctx, input }) => findTasks(ctx, input)),
  getPrices: listProcedure
    .input(taskPricesInput)
    .output(listPricesAnswer)
    .query(({ ctx, input }) => findTaskPrices(ctx, input)),
  getMy: userProcedure
    .input(myTasksInput)
    .output(compiled(ownCards))
    .query(({ ctx, input }) => findMyTasks(ctx, input)),
  getSimilar: publicProcedure
    .input(similarTasksInput)
    .output(compiled(cards))
    .query(({ ctx, input }) => findSimilarTasks(ctx, input)),
  guessCategory: publicProcedure
    .input(guessCategoryInput)
    .output(guesses)
    .query(({ ctx, input }) => guessCategory(ctx, input)),
  getPriceHint: publicProcedure
    .input(priceHintInput)
    .output(priceHintAnswer.nullable())
    .query(async ({ ctx, input }) => (await priceHintOf(ctx.db))(input.categoryId, input.currency)),
  getCompleteness: userProcedure
    .input(completenessInput)
    .output(completeness)
    .query(({ ctx, input }) => findCompleteness(ctx, input)),
})
