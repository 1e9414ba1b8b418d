import { totalOf } from "@doable/domain/offer/total"
import { Link, useRouter } from "@tanstack/react-router"
import { Info, Printer } from "lucide-react"
import type { ReactNode } from "react"
import { priceText } from "../../blocks/text/market-text.ts"
import { UserText } from "../../blocks/text/user-text.tsx"
import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useAuth } from "../../session/use-auth.ts"
import { Chip } from "../../ui/data/chip.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { Logo } from "../../ui/layout/logo.tsx"
import type { ReceiptData } from "./load-receipt.ts"
import { receiptLines, receiptNumber, type ReceiptLine } from "./receipt-lines.ts"

/** What was agreed and done, on one sheet of paper. Both see the same. */
export function ReceiptPage({ data }: { data: ReceiptData }) {
  const say = useTranslation()
  const { t, locale } = say
  const date = useDate()
  const { appName } = useRouter().options.context.config
  const me = useAuth()?.user
  const { taskId, hire, other, isOwner } = data
  const { agreement, endedAt } = hire
  const { materialsCost } = agreement
  const theirs = other.isGone ? t("receipt:gone") : other.name || t("receipt:nameless")
  const mine = me?.name || me?.email || ""
  const [doer, client] = isOwner ? [theirs, mine] : [mine, theirs]
  const [first, ...changes] = receiptLines(hire.versions)
  return (
    <div className="mx-auto page max-w-[760px] pt-6 pb-20 print:p-0">
      <Card asChild className="px-5 py-7 md:px-12 md:py-11 print:shadow-none">
        <article aria-labelledby="receipt-title">
          <div className="flex items-start justify-between gap-4">
            <Logo name={appName} />
            <p className="text-right text-14 text-ink-2 tabular-nums">
              {t("receipt:number", { number: receiptNumber(hire.id) })}
              <time dateTime={endedAt} className="block whitespace-nowrap">
                {date(endedAt, "short")}
              </time>
            </p>
          </div>
          <h1 id="receipt-title" className="mt-7 display text-d28 md:text-d36">
            {t("receipt:title")}
          </h1>
          <Chip tone="warn" icon={Info} dense className="mt-2 whitespace-normal">
            {t("receipt:notInvoice")}
          </Chip>
          <dl className="mt-5 grid gap-x-6 gap-y-4 sm:grid-cols-2">
            <Side name={t("receipt:doneBy")} who={doer}>
              {t("receipt:doer", { appName })}
            </Side>
            <Side name={t("receipt:for")} who={client}>
              {agreement.place?.name[locale] ?? t("receipt:remote")}
            </Side>
          </dl>
          <table className="mt-6 w-full">
            <tbody>
              <tr className="border-y border-line">
                <th scope="row" className="py-3 pr-4 text-left font-normal">
                  <span className="block font-semibold wrap-anywhere">
                    <UserText lang={null}>{agreement.title}</UserText>
                  </span>
                  <span className="text-14 text-ink-2">
                    {t(hire.completedBy === "clock" ? "receipt:doneByClock" : "receipt:done", {
                      date: date(endedAt, "short"),
                    })}
                  </span>
                </th>
                <Amount>{first && priceText(first.amount, say)}</Amount>
              </tr>
              {changes.map((line) => (
                <tr key={line.version} className="border-b border-line">
                  <th scope="row" className="py-3 pr-4 text-left font-normal wrap-anywhere">
                    {changeText(line)}
                  </th>
                  <Amount>{signed(line)}</Amount>
                </tr>
              ))}
              {materialsCost && (
                <tr>
                  <th scope="row" className="py-3 pr-4 text-left font-normal">
                    {t("receipt:materials")}
                  </th>
                  <Amount>{priceText(materialsCost, say)}</Amount>
                </tr>
              )}
              <tr className="border-t-2 border-ink">
                <th scope="row" className="py-3 pr-4 text-left font-semibold">
                  {t("receipt:total")}
                </th>
                <td className="py-3 text-right display text-d28 whitespace-nowrap tabular-nums">
                  {priceText(totalOf(agreement), say)}
                </td>
              </tr>
            </tbody>
          </table>
          <p className="mt-3 max-w-[62ch] text-14 text-ink-2">
            {[t(`receipt:pay.${agreement.paymentMethod}`), paidText(), t("receipt:note", { appName })]
              .filter(Boolean)
              .join(" ")}
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
            <Button icon={Printer} onClick={() => window.print()}>
              {t("receipt:print")}
            </Button>
            <Button asChild variant="ghost">
              <Link to="/tasks/$taskId/complete" params={{ taskId }} search={{ hire: hire.id }}>
                {t("receipt:back")}
              </Link>
            </Button>
          </div>
        </article>
      </Card>
    </div>
  )

  function changeText({ agreedAt, note, isFromDispute }: ReceiptLine): string {
    const day = date(agreedAt, "short")
    if (isFromDispute) return t("receipt:dispute", { date: day })
    return note ? t("receipt:priceChangeFor", { date: day, note }) : t("receipt:priceChange", { date: day })
  }

  function signed({ amount }: ReceiptLine): string {
    const text = priceText({ ...amount, amount: Math.abs(amount.amount) }, say)
    return amount.amount < 0 ? `−${text}` : `+${text}`
  }

  function paidText(): string {
    const { settledByCustomerAt: byClient, settledByProviderAt: byDoer } = agreement
    const last = [byClient, byDoer]
      .filter((at) => at !== null)
      .toSorted()
      .at(-1)
    if (!last) return ""
    const by = byClient && byDoer ? "both" : byClient ? "client" : "doer"
    return t(`receipt:paid.${by}`, { date: date(last, "short") })
  }
}

function Side({ name, who, children }: { name: string; who: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-13 text-ink-3">{name}</dt>
      <dd>
        <span className="block font-semibold wrap-anywhere">{who}</span>
        <span className="text-14 text-ink-2">{children}</span>
      </dd>
    </div>
  )
}

const Amount = ({ children }: { children: ReactNode }) => (
  <td className="py-3 text-right align-top whitespace-nowrap tabular-nums">{children}</td>
)
