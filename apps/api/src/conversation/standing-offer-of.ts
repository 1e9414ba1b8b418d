import type { z } from "zod"
import { liveOfferStatuses } from "@doable/domain/offer/status"
import type { Database } from "../platform/db/client.ts"
import { isoDate } from "../platform/db/iso-date.ts"
import type { wholeConversation } from "./answers.ts"

type Offer = z.infer<typeof wholeConversation>["offer"]

const live = liveOfferStatuses.map((status) => `'${status}'`).join(", ")
const standing = `
  select json_build_object('amount', o.price, 'currency', o.currency) as price,
    case when o.materials_cost is null then null
      else json_build_object('amount', o.materials_cost, 'currency', o.currency) end as "materialsCost",
    ${isoDate("o.can_start_at")} as "canStartAt"
  from conversations c
  join task_offers o on o.task_id = c.task_id and o.provider_id = c.provider_id
  where c.id = $1 and o.status in (${live}) limit 1`

/** What the doer would do the task for, which both know; null once it stands no more. */
export async function standingOfferOf(db: Database, conversationId: string): Promise<Offer> {
  const { rows } = await db.$client.query<NonNullable<Offer>>({
    name: "standing_offer_of_conversation",
    text: standing,
    values: [conversationId],
  })
  return rows[0] ?? null
}
