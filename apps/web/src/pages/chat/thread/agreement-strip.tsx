import { Link } from "@tanstack/react-router"
import { FileCheck2 } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { priceText } from "../../../blocks/text/market-text.ts"
import type { Conversation } from "../../../session/answers/chat-answers.ts"
import { Fact } from "./strip-fact.tsx"
import { appointmentText } from "../times.ts"

interface AgreementStripProps {
  conversation: Conversation
  agreement: NonNullable<Conversation["agreement"]>
}

/** What the two agreed on, in the order that it always has: price, when, where, payment. */
export function AgreementStrip({ conversation, agreement }: AgreementStripProps) {
  const say = useTranslation()
  const { t, locale } = say
  const { price, scheduledAt, place, address, paymentMethod } = agreement
  const where = [place?.name[locale], address].filter(Boolean).join(", ")
  return (
    <div className="chat-agreement">
      <dl className="flex min-w-0">
        <Fact name={t("chat:price")}>{priceText(price, say)}</Fact>
        <Fact name={t("chat:when")}>
          {scheduledAt ? appointmentText(scheduledAt, locale) : t("chat:toAgree")}
        </Fact>
        <Fact name={t("chat:where")} className="max-lg:hidden">
          {where || t("chat:remote")}
        </Fact>
        <Fact name={t("chat:payment")} className="max-xl:hidden">
          {t(`chat:paid.${paymentMethod}`)}
        </Fact>
      </dl>
      {conversation.task && (
        <Link
          to="/tasks/$taskId"
          params={{ taskId: conversation.task.id }}
          hash="agreement"
          preload={false}
          className="ml-auto flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control font-semibold text-brand-text hover:bg-brand-soft lg:px-3"
        >
          <FileCheck2 size={20} strokeWidth={1.9} aria-hidden="true" />
          <span className="max-lg:sr-only">{t("chat:agreement")}</span>
        </Link>
      )}
    </div>
  )
}
