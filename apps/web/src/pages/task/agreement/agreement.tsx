import { MapPin } from "lucide-react"
import { useEffect, type ReactNode } from "react"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { paperOf } from "../../../category/paper-of.ts"
import type { TaskPageData } from "../../../session/answers/task-page-data.ts"
import { UserText } from "../../../blocks/text/user-text.tsx"
import { showResult } from "../../../ui/focus/show-result.ts"
import { Card } from "../../../ui/layout/card.tsx"
import { ChooseContacts, Other } from "./agreement-people.tsx"
import type { Assignment } from "../../../session/answers/offer-answers.ts"
import { changedScope } from "./changed-scope.ts"
import { IncludedList } from "../../../offer/offer-terms.tsx"
import { startText } from "../../../offer/offer-words.ts"
import { TotalPrice } from "../../../blocks/text/total-price.tsx"
import { warrantyText } from "@doable/words/format"

interface AgreementProps {
  hire: Assignment
  data: TaskPageData
  /** More about it, above the people. */
  children?: ReactNode
}

/** What the two agreed on, as it was frozen, and how they reach each other. */
export function Agreement({ hire, data, children }: AgreementProps) {
  const { t, locale } = useTranslation()
  const date = useDate()
  const { task, viewer } = data
  const { agreement, other } = hire
  const { scheduledAt, place, address, spot, warrantyDays, paymentMethod } = agreement
  const where = [place?.name[locale], address].filter(Boolean).join(", ")
  // Its code comes after the page, so the router has looked for an address that leads here too early.
  useEffect(() => {
    if (window.location.hash === "#agreement") showResult("#agreement-title")
  }, [])
  return (
    <section id="agreement" aria-labelledby="agreement-title" className="mt-9 scroll-mt-24">
      <h2 id="agreement-title" className="scroll-mt-24 display text-d22">
        {t("offer:agreement.title")}
      </h2>
      {hire.strandedAt && (
        <div
          role="status"
          className="mt-3 rounded-control bg-warn-soft px-4 py-3 text-warn-text"
          data-stranded
        >
          <p className="font-semibold">{t("work:stranded.title")}</p>
          <p className="mt-0.5">{t("work:stranded.text")}</p>
        </div>
      )}
      <Card className="mt-3 overflow-hidden">
        <dl
          data-cat={paperOf(task.category)}
          className="grid gap-x-6 gap-y-3 bg-cat-t px-4 py-4 sm:grid-cols-2 md:px-5.5"
        >
          <div className="min-w-0">
            <dt className="text-13 text-cat-d">{t("offer:hire.price")}</dt>
            <dd>
              <TotalPrice terms={agreement} className="display text-d18" />
            </dd>
          </div>
          <Fact name={t("offer:hire.when")}>
            {scheduledAt ? startText(scheduledAt, locale) : t("offer:hire.toAgree")}
          </Fact>
          <Fact name={t("offer:hire.where")}>{where || t("task:remote")}</Fact>
          <Fact name={t("offer:agreement.payment")}>{t(`offer:hire.pay.${paymentMethod}`)}</Fact>
          {warrantyDays ? <Fact name={t("offer:warranty")}>{warrantyText(warrantyDays, locale)}</Fact> : null}
        </dl>
        <div className="px-4 py-5 md:px-5.5">
          {spot && (
            <a
              href={`https://www.openstreetmap.org/?mlat=${spot.lat}&mlon=${spot.lng}#map=17/${spot.lat}/${spot.lng}`}
              target="_blank"
              rel="noreferrer"
              className="link mb-3 inline-flex items-center gap-1.5"
            >
              <MapPin size={18} strokeWidth={1.9} aria-hidden="true" />
              {t("offer:agreement.map")}
            </a>
          )}
          {!viewer.isOwner && agreement.scopeText && changedScope(hire) === null && (
            <>
              <h3 className="text-14 font-semibold">{t("offer:agreement.scope")}</h3>
              <p className="mt-1 max-w-[62ch] wrap-anywhere whitespace-pre-line">
                <UserText lang={null}>{agreement.scopeText}</UserText>
              </p>
            </>
          )}
          <IncludedList lines={agreement.included} lang={null} />
          <p className="mt-4 text-13 text-ink-3">
            {t(hire.endedAt ? "offer:agreement.over" : "offer:agreement.frozen", {
              date: date(hire.versions.at(-1)?.agreedAt ?? hire.assignedAt, "long"),
            })}
          </p>
        </div>
        {children}
        {other && <Other other={other} conversationId={hire.conversationId} isOwner={viewer.isOwner} />}
        {other && hire.lacksOwnContacts && <ChooseContacts other={other} />}
      </Card>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-13 text-cat-d">{name}</dt>
      <dd className="display text-d18 wrap-anywhere">{children}</dd>
    </div>
  )
}
