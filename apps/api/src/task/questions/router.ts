import { z } from "zod"
import {
  answerQuestionInput,
  createQuestionInput,
  questionIdInput,
  questionsByTaskInput,
} from "@doable/domain/task/question/input"
import { publicProcedure, router, userProcedure } from "../../platform/trpc.ts"
import { answerQuestion } from "./answer-question.ts"
import { question, questionList } from "./answers.ts"
import { createQuestion } from "./create-question.ts"
import { deleteQuestion } from "./delete-question.ts"
import { findQuestions } from "./find-questions.ts"

export const taskQuestionRouter = router({
  getByTask: publicProcedure
    .input(questionsByTaskInput)
    .output(questionList)
    .query(({ ctx, input }) => findQuestions(ctx, input)),
  create: userProcedure
    .input(createQuestionInput)
    .output(question)
    .mutation(({ ctx, input }) => createQuestion(ctx, input)),
  answer: userProcedure
    .input(answerQuestionInput)
    .output(question)
    .mutation(({ ctx, input }) => answerQuestion(ctx, input)),
  delete: userProcedure
    .input(questionIdInput)
    .output(z.object({ ok: z.literal(true) }))
    .mutation(({ ctx, input }) => deleteQuestion(ctx, input)),
})
