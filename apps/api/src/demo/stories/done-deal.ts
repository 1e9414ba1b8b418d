import { money } from "@doable/domain/money/money"
import { taskDraft } from "@doable/domain/task/input"
import { z } from "zod"
import { hires, offers, sees, writes } from "./market-actions.ts"
import { anybody, anyDoer } from "../people/demo-people.ts"
import { praiseData } from "./step-data.ts"
import { on, type Step, type Story } from "./story.ts"
import { confirms, replies, reportsDone, reviews, settles, starts } from "./work-actions.ts"

const text = z.string().min(1)

export const doneDeal = z.strictObject({
  owner: anybody,
  doer: anyDoer,
  category: z.string(),
  /** When it was posted; the work was three days later. */
  daysAgo: z.int(),
  price: money,
  draft: taskDraft.strict(),
  offer: text,
  /** Offers that were passed over. */
  others: z.array(z.strictObject({ doer: anyDoer, price: money, message: text })).optional(),
  /** In turns, the owner first. */
  talk: z.array(text).optional(),
  /** What the doer reports; left out, the owner says by themselves that it is done. */
  note: text.optional(),
  isLate: z.boolean().optional(),
  toDoer: praiseData.optional(),
  toClient: praiseData.optional(),
  reply: text.optional(),
})

/** Minutes that look like people's, the same in every demo. */
const minute = (days: number, turn: number) => String(((days * 7 + turn * 13) % 50) + 5).padStart(2, "0")

/** A deal that went the usual way, from the task to what the two say of each other. */
export function done(deal: z.infer<typeof doneDeal>): Story {
  const { owner, doer, category, daysAgo: days, price, draft, offer, others = [], talk = [], note } = deal
  const at = (after: number, hour: number, turn: number) =>
    on(days - after, `${String(hour).padStart(2, "0")}:${minute(days, turn)}`)
  const steps: Step[] = [
    [at(0, 11, 1), offers(doer, price, offer)],
    ...others.map((other, turn): Step => [
      at(0, 13 + turn, turn),
      offers(other.doer, other.price, other.message),
    ]),
    [at(0, 18, 2), sees(doer, ...others.map((other) => other.doer))],
    [at(0, 19, 3), hires(doer, on(days - 3, "10:00"))],
    ...talk.map((text, turn): Step => [
      at(1, 9 + turn, turn),
      turn % 2 === 0 ? writes(owner, doer, text) : writes(doer, owner, text),
    ]),
    [on(days - 3, deal.isLate ? "10:40" : "10:05"), starts(doer)],
    ...(note ? [[at(3, 15, 4), reportsDone(doer, note)] as const] : []),
    [at(3, 18, 5), confirms()],
    [at(3, 20, 6), settles(doer)],
    ...(deal.toClient ? [[at(4, 12, 7), reviews(doer, deal.toClient)] as const] : []),
    ...(deal.toDoer ? [[at(4, 20, 8), reviews(owner, deal.toDoer)] as const] : []),
    ...(deal.reply ? [[at(5, 9, 9), replies(doer, deal.reply)] as const] : []),
  ]
  return { owner, category, posted: at(0, 9, 0), draft, steps }
}
