import { z } from "zod"
import { money } from "../../money/money.ts"
import { counterMessageLength, counterRounds } from "./status.ts"

const id = z.uuid()
const moment = z.iso.datetime({ offset: true })
const message = z.string().trim().max(counterMessageLength).optional()
const round = z.int().min(1).max(counterRounds)

/** `version` is the offer that the client has read. A day that's left out stays as offered. */
export const counterOfferInput = z.object({
  id,
  version: z.int().min(1).max(1000).optional(),
  price: money,
  canStartAt: moment.nullable().optional(),
  message,
})
export type CounterOffer = z.infer<typeof counterOfferInput>

/** Yes; no with the doer's own price or day; or no, so the offer stays. `round` is the one that the doer has read. */
export const answerCounterInput = z.object({
  id,
  round: round.optional(),
  accept: z.boolean(),
  price: money.optional(),
  canStartAt: moment.nullable().optional(),
  message,
})
export type AnswerCounter = z.infer<typeof answerCounterInput>

export const withdrawCounterInput = z.object({ id })
export type WithdrawCounter = z.infer<typeof withdrawCounterInput>
