// From the hire to the reviews.
import { and, desc, eq } from "../../platform/db/drizzle.ts"
import { reviewDirections, subRatings } from "@doable/domain/review/status"
import type { CancelReason } from "@doable/domain/deal/status"
import { reviews as reviewRows } from "../../platform/db/schema/review.ts"
import { createReview } from "../../review/create-review.ts"
import { replyToReview } from "../../review/reply-to-review.ts"
import { cancelAssignment } from "../../deal/work/cancel-assignment.ts"
import { confirmCompletion } from "../../deal/work/confirm-completion.ts"
import { requestChanges } from "../../deal/work/request-changes.ts"
import { requestCompletion } from "../../deal/work/request-completion.ts"
import { setSettled } from "../../deal/market/set-settled.ts"
import { startTask } from "../../deal/work/start-task.ts"
import { drawWork, type Motif, type Paper } from "../drawings/demo-drawings.ts"
import { drawsItself, keepDrawing } from "../drawings/keep-drawing.ts"
import type { Who } from "../people/cast.ts"
import type { Action } from "./story.ts"

export const starts =
  (who: Who): Action =>
  ({ as, taskId }) =>
    startTask(as(who), { id: taskId })

/** With drawings where others would send photographs. */
export const reportsDone =
  (doer: Who, note: string, ...proof: { motif: Motif; paper: Paper }[]): Action =>
  async ({ as, taskId }) => {
    const ctx = as(doer)
    const drawing = { ...ctx, files: drawsItself(ctx.files) }
    const fileIds = []
    for (const { motif, paper } of proof) {
      const kept = { purpose: "picture", isPublic: false } as const
      fileIds.push(await keepDrawing(drawing, drawWork(motif, paper), kept))
    }
    return requestCompletion(ctx, { id: taskId, note, fileIds })
  }

export const asksChanges =
  (text: string): Action =>
  ({ as, owner, taskId }) =>
    requestChanges(as(owner), { id: taskId, text })

export const confirms =
  (): Action =>
  ({ as, owner, taskId }) =>
    confirmCompletion(as(owner), { id: taskId, settled: true })

export const settles =
  (who: Who): Action =>
  ({ as, taskId }) =>
    setSettled(as(who), { id: taskId, settled: true })

export const callsOff =
  (
    who: Who,
    reasonCode: CancelReason,
    { note, after = "reopen" }: { note?: string; after?: "close" | "reopen" },
  ): Action =>
  ({ as, taskId }) =>
    cancelAssignment(as(who), { id: taskId, reasonCode, after, ...(note ? { note } : {}) })

/** The stars, those of each part in the order in which they are asked ("5545"), and the words. */
export type Praise = { rating: number; parts: string; text?: string | undefined }

export const reviews =
  (who: Who, { rating, parts, text }: Praise): Action =>
  ({ as, owner, taskId }) => {
    const [toDoer, toClient] = reviewDirections
    const asked = subRatings[who === owner ? toDoer : toClient]
    const sub = Object.fromEntries(asked.map((key, place) => [key, Number(parts[place])]))
    return createReview(as(who), { payload: { taskId, rating, sub, ...(text ? { text } : {}) } })
  }

/** To what was said of them last. */
export const replies =
  (who: Who, text: string): Action =>
  async ({ as, taskId, idOf }) => {
    const [review] = await as(who)
      .db.select({ id: reviewRows.id })
      .from(reviewRows)
      .where(and(eq(reviewRows.taskId, taskId), eq(reviewRows.subjectId, idOf(who))))
      .orderBy(desc(reviewRows.createdAt))
      .limit(1)
    return replyToReview(as(who), { id: review?.id ?? "", text })
  }
