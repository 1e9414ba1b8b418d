import type { Money } from "@doable/domain/money/money"
import type { TaskDraft } from "@doable/domain/task/input"
import { hires, offers, sees, writes } from "./deeds.ts"
import type { DoerKey, Who } from "../people/cast.ts"
import { on, type Step, type Story } from "./story.ts"
import { confirms, replies, reportsDone, reviews, settles, starts, type Praise } from "./work-deeds.ts"

type Done = {
  owner: Who
  doer: DoerKey
  category: string
  /** How many days ago it was posted; the work was three days later. */
  days: number
  price: Money
  draft: TaskDraft
  offer: string
  /** Offers that were passed over. */
  others?: readonly [DoerKey, Money, string][]
  /** In turns, the owner first. */
  talk?: readonly string[]
  /** What the doer reports; left out, the owner says by themselves that it is done. */
  note?: string
  isLate?: boolean
  toDoer?: Praise
  toClient?: Praise
  reply?: string
}

/** Minutes that look like people's, the same in every demo. */
const minute = (days: number, turn: number) => String(((days * 7 + turn * 13) % 50) + 5).padStart(2, "0")

/** A deal that went the usual way, from the task to what the two say of each other. */
export function done(deal: Done): Story {
  const { owner, doer, category, days, price, draft, offer, others = [], talk = [], note } = deal
  const at = (after: number, hour: number, turn: number) =>
    on(days - after, `${String(hour).padStart(2, "0")}:${minute(days, turn)}`)
  const steps: Step[] = [
    [at(0, 11, 1), offers(doer, price, offer)],
    ...others.map(([who, asked, text], turn): Step => [at(0, 13 + turn, turn), offers(who, asked, text)]),
    [at(0, 18, 2), sees(doer, ...others.map(([who]) => who))],
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
