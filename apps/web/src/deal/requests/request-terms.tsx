import { ArrowRight } from "lucide-react"
import type { ReactNode } from "react"
import { UserText } from "../../blocks/text/user-text.tsx"
import { TotalPrice } from "../../blocks/text/total-price.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { startText } from "../../offer/offer-words.ts"
import { Disclosure } from "../../ui/layout/disclosure.tsx"
import type { ChangeRequest } from "../../session/answers/deal-answers.ts"

/** What would change, or has changed: what it was, and what was asked for. */
export function RequestTerms({ request }: { request: ChangeRequest }) {
  const { t, locale } = useTranslation()
  const { kind, before, asked, materialsCost, status } = request
  if (kind === "price" && before.price && asked.price) {
    const whole = (price: typeof before.price) => (
      <TotalPrice terms={{ price, materialsCost }} className="tabular-nums" />
    )
    return <FromTo status={status} from={whole(before.price)} to={whole(asked.price)} />
  }
  if (kind === "schedule" && asked.scheduledAt) {
    const from = before.scheduledAt ? startText(before.scheduledAt, locale) : t("job:request.noTime")
    return <FromTo status={status} from={from} to={startText(asked.scheduledAt, locale)} />
  }
  return kind === "scope" ? <ScopeDifference request={request} /> : null
}

interface FromToProps {
  status: ChangeRequest["status"]
  from: ReactNode
  to: ReactNode
}

function FromTo({ status, from, to }: FromToProps) {
  const { t } = useTranslation()
  const isAgreed = status === "accepted"
  // What holds now may be something else by now.
  const isPending = status === "pending"
  return (
    <div className="mt-2.5 flex flex-wrap gap-x-3 gap-y-1">
      <Side name={t(isPending ? "job:request.now" : "job:request.before")}>
        {isAgreed ? <s>{from}</s> : from}
      </Side>
      {/* The arrow is part of what it leads to: in a narrow card they go to the next line together. */}
      <Side name={t(isAgreed ? "job:request.agreed" : "job:request.asked")}>
        <span className="flex gap-2">
          <ArrowRight size={18} strokeWidth={1.9} aria-hidden="true" className="mt-1 shrink-0 text-ink-2" />
          <span className="min-w-0">{to}</span>
        </span>
      </Side>
    </div>
  )
}

function Side({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="min-w-0">
      <span className="block text-13 text-ink-3">{name}</span>
      <span className="display text-d18 wrap-anywhere">{children}</span>
    </p>
  )
}

function ScopeDifference({ request: { before, asked } }: { request: ChangeRequest }) {
  const { t } = useTranslation()
  const [old, wanted] = [before.included ?? [], asked.included ?? []]
  const lines = [
    ...wanted.filter((line) => !old.includes(line)).map((line) => ({ line, isAdded: true })),
    ...old.filter((line) => !wanted.includes(line)).map((line) => ({ line, isAdded: false })),
  ]
  const isNewText = asked.scopeText !== null && asked.scopeText !== before.scopeText
  return (
    <div className="mt-2.5 grid gap-1.5 text-15">
      {lines.length > 0 && (
        <ul className="grid gap-1">
          {lines.map(({ line, isAdded }) => (
            <li key={`${isAdded}${line}`} className="flex gap-2">
              <b aria-hidden="true">{isAdded ? "+" : "−"}</b>
              <span className="sr-only">{t(isAdded ? "job:request.added" : "job:request.removed")}: </span>
              <span className="min-w-0 wrap-anywhere">
                {isAdded ? (
                  <UserText lang={null}>{line}</UserText>
                ) : (
                  <s>
                    <UserText lang={null}>{line}</UserText>
                  </s>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isNewText && (
        <>
          <ScopeText name={t("job:request.newScope")}>{asked.scopeText ?? ""}</ScopeText>
          {before.scopeText && (
            <Disclosure title={t("job:request.oldScope")}>
              <ScopeText>{before.scopeText}</ScopeText>
            </Disclosure>
          )}
        </>
      )}
    </div>
  )
}

/** All of it: nobody should accept what they couldn't read. */
function ScopeText({ name, children }: { name?: string; children: string }) {
  return (
    <p className="text-14">
      {name && <span className="block text-13 text-ink-3">{name}</span>}
      <span className="wrap-anywhere whitespace-pre-line">
        <UserText lang={null}>{children}</UserText>
      </span>
    </p>
  )
}
