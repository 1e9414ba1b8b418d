import { changeKinds } from "@doable/domain/deal/change/status"
import { cancellers } from "@doable/domain/conversation/message/system-keys"
import type { Locale } from "@doable/domain/locale"
import type { Translate } from "../i18n/use-translation.ts"
import { priceText } from "../blocks/text/market-text.ts"
import type { Currency } from "../ui/fields/money-text.ts"
import type { ConversationCard } from "../session/answers/chat-answers.ts"
import { firstNameOf } from "./person-name.ts"

type Line = NonNullable<NonNullable<ConversationCard["last"]>["system"]>
type Say = { t: Translate; locale: Locale }

/** What the product says, from the reader's side: the first clause, and the rest. */
export function systemWords(
  { key, params }: Line,
  card: Pick<ConversationCard, "other" | "isCustomer">,
  say: Say,
) {
  const { t } = say
  const by = key === "cancelled" ? cancellerOf(params, card) : null
  const isYourTurn = card.isCustomer && (key === "offer_made" || key === "completion_requested")
  const values = { name: firstNameOf(card, t), price: priceOf(params, say), what: subjectOf(params, t) }
  return {
    title: by
      ? t(`chat:cancelledBy.${by}`, values)
      : t(`chat:system.${key}.${card.isCustomer ? "customer" : "doer"}`, values),
    text: isYourTurn ? t(`chat:system.${key}.yourTurn`) : t(`chat:system.${key}.text`),
  }
}

/** Who ended the job; lines from before this was kept don't know. */
function cancellerOf({ by }: Line["params"], { isCustomer }: Pick<ConversationCard, "isCustomer">) {
  const known = cancellers.find((one) => one === by)
  if (known !== "owner" && known !== "doer") return known
  return (known === "owner") === isCustomer ? "you" : "other"
}

/** What a request was about; two of them can be open together. */
function subjectOf({ kind }: Line["params"], t: Translate): string {
  const known = changeKinds.find((one) => one === kind)
  return known ? t(`chat:requestAbout.${known}`) : ""
}

function priceOf({ price, currency }: Line["params"], say: Say): string {
  if (typeof price !== "number" || typeof currency !== "string") return ""
  return priceText({ amount: price, currency: currency as Currency }, say)
}
