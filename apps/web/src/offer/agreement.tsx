import { Link } from "@tanstack/react-router"
import { AtSign, Mail, MapPin, MessageCircle, Phone } from "lucide-react"
import { useEffect, type ReactNode } from "react"
import { phoneText } from "../contact/phone-text.ts"
import { useDate } from "../i18n/use-date.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { paperOf } from "../task/paper-of.ts"
import type { TaskPageData } from "../task/page/load-task.ts"
import { priceText } from "../task/task-words.ts"
import { MaskedText } from "../text/masked-text.tsx"
import { Avatar } from "../ui/avatar.tsx"
import { Button } from "../ui/button.tsx"
import { Card } from "../ui/card.tsx"
import type { Assignment } from "./offer-answers.ts"
import { IncludedList } from "./offer-terms.tsx"
import { daysText, startText } from "./offer-words.ts"

/** What the two agreed on, as it was frozen, and how they reach each other. */
export function Agreement({ hire, data }: { hire: Assignment; data: TaskPageData }) {
  const say = useTranslation()
  const { t, locale } = say
  const date = useDate()
  const { task, viewer } = data
  const { agreement, other } = hire
  const { price, materialsCost, scheduledAt, place, address, spot, warrantyDays, paymentMethod } = agreement
  const where = [place?.name[locale], address].filter(Boolean).join(", ")
  // Its code comes after the page, so the router has looked for an address that leads here too early.
  useEffect(() => {
    if (window.location.hash === "#agreement") document.getElementById("agreement")?.scrollIntoView()
  }, [])
  return (
    <section id="agreement" aria-labelledby="agreement-title" className="mt-9 scroll-mt-24">
      <h2 id="agreement-title" className="display text-d22">
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
          <Fact name={t("offer:hire.price")}>{priceText(price, say)}</Fact>
          {materialsCost && (
            <Fact name={t("offer:agreement.materials")}>{priceText(materialsCost, say)}</Fact>
          )}
          <Fact name={t("offer:hire.when")}>
            {scheduledAt ? startText(scheduledAt, locale) : t("offer:hire.toAgree")}
          </Fact>
          <Fact name={t("offer:hire.where")}>{where || t("task:remote")}</Fact>
          <Fact name={t("offer:agreement.payment")}>{t(`offer:hire.pay.${paymentMethod}`)}</Fact>
          {warrantyDays ? <Fact name={t("offer:warranty")}>{daysText(warrantyDays, locale)}</Fact> : null}
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
          {!viewer.isOwner && agreement.scopeText && (
            <>
              <h3 className="text-14 font-semibold">{t("offer:agreement.scope")}</h3>
              <p className="mt-1 max-w-[62ch] wrap-anywhere whitespace-pre-line">
                <MaskedText>{agreement.scopeText}</MaskedText>
              </p>
            </>
          )}
          <IncludedList lines={agreement.included} />
          <p className="mt-4 text-13 text-ink-3">
            {t("offer:agreement.frozen", { date: date(hire.assignedAt, "long") })}
          </p>
        </div>
        {other && <Other other={other} conversationId={hire.conversationId} isOwner={viewer.isOwner} />}
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

interface OtherProps {
  other: NonNullable<Assignment["other"]>
  conversationId: string | null
  isOwner: boolean
}

const looks = { phone: Phone, email: Mail, socialNetwork: AtSign }

function Other({ other, conversationId, isOwner }: OtherProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-4 py-4 md:px-5.5">
      <Avatar name={other.name} image={other.image} />
      <div className="min-w-0 flex-1">
        <p className="text-13 text-ink-3">{t(isOwner ? "offer:agreement.doer" : "offer:agreement.client")}</p>
        <p className="font-semibold wrap-anywhere">{other.name}</p>
        {other.contacts.length === 0 ? (
          <p className="text-14 text-ink-2">{t("offer:agreement.noContacts")}</p>
        ) : (
          <ul className="mt-1 grid gap-1 text-14">
            {other.contacts.map(({ type, value }) => (
              <li key={`${type}-${value}`}>
                <ContactLine type={type} value={value} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {conversationId && (
        <Button asChild variant="secondary" icon={MessageCircle} className="max-sm:w-full">
          <Link to="/chat" search={{ c: conversationId }}>
            {t("offer:agreement.chat")}
          </Link>
        </Button>
      )}
    </div>
  )
}

function ContactLine({ type, value }: { type: keyof typeof looks; value: string }) {
  const Icon = looks[type]
  const href = type === "phone" ? `tel:${value}` : type === "email" ? `mailto:${value}` : null
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Icon size={16} strokeWidth={1.9} aria-hidden="true" className="shrink-0" />
      {href ? (
        <a href={href} className="link min-w-0 wrap-anywhere">
          {type === "phone" ? phoneText(value) : value}
        </a>
      ) : (
        <span className="min-w-0 wrap-anywhere">{value}</span>
      )}
    </span>
  )
}
