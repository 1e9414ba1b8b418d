import { z } from "zod"
import { isDay } from "../../time/market-day.ts"
import { repeatPeriods } from "./rhythm.ts"

const id = z.uuid()

export const repeatIdInput = z.object({ id })
export type RepeatId = z.infer<typeof repeatIdInput>

/** The task or draft that the next ones are copies of. `hireAgain`: the doer who finished the last one is invited first. */
export const setRepeatInput = z.object({
  taskId: id,
  every: z.enum(repeatPeriods),
  hireAgain: z.boolean().default(true),
})
export type SetRepeat = z.infer<typeof setRepeatInput>

/** The day that the person saw, so that a request repeated after a lost answer skips only one. */
export const skipRepeatInput = repeatIdInput.extend({ day: z.string().length(10).refine(isDay) })
export type SkipRepeat = z.infer<typeof skipRepeatInput>

export const pauseRepeatInput = repeatIdInput.extend({ isPaused: z.boolean() })
export type PauseRepeat = z.infer<typeof pauseRepeatInput>

export const myRepeatsInput = z.object({ taskId: id.optional() }).default({})
export type MyRepeats = z.infer<typeof myRepeatsInput>
