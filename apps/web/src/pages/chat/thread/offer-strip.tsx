import { Link } from "@tanstack/react-router"
import { Tag } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { priceText } from "../../../blocks/text/market-text.ts"
import type { Conversation } from "../../../session/answers/chat-answers.ts"
import { Fact } from "./strip-fact.tsx"
import { appointmentText } from "../times.ts"

interface OfferStripProps {
  conversation: Conversation
  offer: NonNullable<Conversation["offer"]>
}

/** Before the hire: what the offer says that the two talk about. */
export function OfferStrip({ conversation: { task, isCustomer }, offer }: OfferStripProps) {
  const say = useTranslation()
  const { t, locale } = say
  const { price, materialsCost, canStartAt } = offer
  return (
    <div className="chat-agreement">
      <dl className="flex min-w-0">
        <Fact name={t("chat:offer.price")}>{priceText(price, say)}</Fact>
        {materialsCost && (
          <Fact name={t("chat:offer.materials")} className="max-lg:hidden">
            {priceText(materialsCost, say)}
          </Fact>
        )}
        <Fact name={t("chat:offer.start")}>
          {canStartAt ? appointmentText(canStartAt, locale) : t("chat:toAgree")}
        </Fact>
      </dl>
      {task && (
        <Link
          to="/tasks/$taskId"
          params={{ taskId: task.id }}
          hash={isCustomer ? "offers" : "my-offer"}
          preload={false}
          className="ml-auto flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control font-semibold text-brand-text hover:bg-brand-soft lg:px-3"
        >
          <Tag size={20} strokeWidth={1.9} aria-hidden="true" />
          <span className="max-lg:sr-only">{t("chat:offer.open")}</span>
        </Link>
      )}
    </div>
  )
}
