import { startText } from "../../../offer/offer-words.ts"
import type { Locale } from "@doable/domain/locale"
import { offerMessageLength } from "@doable/domain/offer/limits"
import { Bookmark, Handshake, RefreshCw, ShieldCheck } from "lucide-react"
import { clsx } from "clsx"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { TaskPageData } from "../../../session/answers/task-page-data.ts"
import { priceText } from "../../../blocks/text/market-text.ts"
import { UserText } from "../../../blocks/text/user-text.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { Checkbox } from "../../../ui/fields/checkbox.tsx"
import { Chip } from "../../../ui/data/chip.tsx"
import { ReportButton } from "../../../report/report-button.tsx"
import type { OfferCard } from "../../../session/answers/offer-answers.ts"
import { CounterRounds } from "../../../offer/counter-rounds.tsx"
import { OfferChip } from "../../../offer/offer-chip.tsx"
import { OfferFace } from "../../../offer/offer-face.tsx"
import { OfferTerms } from "../../../offer/offer-terms.tsx"
import { useOfferAction } from "../../../offer/use-offer-action.ts"
import { AcceptOffer } from "./accept-offer.tsx"
import { AskDoer } from "./ask-doer.tsx"
import { CounterOffer, WithdrawCounter } from "./counter-offer.tsx"
import { DeclineOffer } from "./decline-offer.tsx"

interface OfferItemProps {
  offer: OfferCard
  data: TaskPageData
  isBest: boolean
  /** The first that can be hired: its button stands out. */
  isFirst: boolean
  /** Null where there's nothing to compare it with. */
  compare: CompareTick | null
  onSeen: (id: string) => void
}

export interface CompareTick {
  isChosen: boolean
  /** No more fit side by side. */
  isFull: boolean
  onChange: (id: string, isChosen: boolean) => void
}

export function OfferItem({ offer, data, isBest, isFirst, compare, onSeen }: OfferItemProps) {
  const { t } = useTranslation()
  const { task } = data
  const { provider } = offer
  const name = provider?.name ?? t("offer:gone")
  const item = useSeen(offer, onSeen)
  const rating = provider?.stats.ratingAvg
  return (
    <li
      ref={item}
      data-offer={offer.id}
      className={clsx(
        "relative border-line px-4 py-5 not-first:border-t md:px-5.5",
        isBest && "bg-[color-mix(in_srgb,var(--brand-soft)_42%,var(--paper))]",
      )}
    >
      <OfferFace
        person={{
          name,
          image: provider?.image ?? null,
          ...(provider && { profileId: provider.id }),
          rating: rating == null ? null : { value: rating, count: provider?.stats.ratingCount ?? 0 },
          completed: provider?.stats.completedCount ?? 0,
        }}
        terms={offer}
        budget={{ min: task.budgetMin, max: task.budgetMax }}
        canStartAt={offer.canStartAt}
        durationHours={offer.durationHours}
        isNew={offer.isUnseen}
        chips={<Chips offer={offer} isChosen={offer.id === data.hire?.offerId} />}
      >
        {offer.status === "stale" && (
          <p className="mt-1.5 flex items-center gap-1.5 text-14 text-warn-text">
            <RefreshCw size={16} strokeWidth={1.9} aria-hidden="true" />
            {t("offer:waits")}
          </p>
        )}
        <Message text={offer.message} lang={offer.lang} />
        <OfferTerms terms={offer} />
        <CounterRounds offer={offer} doer={name}>
          {offer.actions.includes("withdraw_counter") && (
            <div className="scripted">
              <WithdrawCounter id={offer.id} />
            </div>
          )}
        </CounterRounds>
        <Validity offer={offer} />
        <div className="flex flex-wrap items-end justify-between gap-x-4">
          <Actions offer={offer} data={data} name={name} isFirst={isFirst} />
          {compare && (
            <Checkbox
              name="o"
              form="compare"
              value={offer.id}
              checked={compare.isChosen}
              disabled={compare.isFull && !compare.isChosen}
              aria-label={t("offer:compare.tickNamed", { name })}
              label={t("offer:compare.tick")}
              onChange={({ currentTarget }) => compare.onChange(offer.id, currentTarget.checked)}
            />
          )}
        </div>
        <ReportButton
          target={{ targetType: "offer", targetId: offer.id }}
          about={{ name: provider?.name ?? null, text: offer.message }}
        />
      </OfferFace>
    </li>
  )
}

/** An offer counts as seen when most of it was on the screen. */
function useSeen({ id, isUnseen }: OfferCard, onSeen: (id: string) => void) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isUnseen || !item.current) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onSeen(id)
      },
      { threshold: 0.5 },
    )
    watch.observe(item.current)
    return () => watch.disconnect()
  }, [id, isUnseen, onSeen])
  return item
}

function Chips({ offer, isChosen }: { offer: OfferCard; isChosen: boolean }) {
  const say = useTranslation()
  const { t } = say
  const isStanding = offer.status === "active" || offer.status === "stale"
  // That the two know each other stands on its own, however many other reasons there are.
  const reasons = offer.why.filter((reason) => reason !== "together")
  const all = [
    isStanding && offer.isUnseen && offer.changedAt && (
      <Chip key="changed" dense tone="apricot">
        {changedText()}
      </Chip>
    ),
    !isStanding && <OfferChip key="status" status={isChosen ? "accepted" : offer.status} />,
    offer.workedTogether && (
      <Chip key="together" dense tone="ok" icon={Handshake}>
        {t("offer:why.together")}
      </Chip>
    ),
    offer.provider?.level === "verified" && (
      <Chip key="verified" dense tone="mute" icon={ShieldCheck}>
        {t("offer:verified")}
      </Chip>
    ),
    ...(isStanding ? reasons : []).map((reason) => (
      <Chip key={reason} dense tone="ok">
        {t(`offer:why.${reason}`)}
      </Chip>
    )),
  ]
  // The two that say most: more of them, and nobody reads any.
  return (
    <>
      {/* Eyes see it by its tab. */}
      {isStanding && offer.isUnseen && !offer.changedAt && <span className="sr-only">{t("offer:new")}</span>}
      {all.filter(Boolean).slice(0, 2)}
    </>
  )
  function changedText() {
    if (!offer.previousPrice) return t("offer:editedText")
    // The sum that's shown has the materials on top.
    const key = offer.materialsCost ? "offer:editedWork" : "offer:edited"
    return t(key, { price: priceText(offer.previousPrice, say) })
  }
}

/** The start first; the rest where someone wants it. */
function Message({ text, lang }: { text: string; lang: Locale }) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const isLong = text.length > offerMessageLength.preview * 1.5
  const shown = isLong && !isWhole ? `${text.slice(0, offerMessageLength.preview).trimEnd()}…` : text
  return (
    <p className="mt-1.5 text-ink-2 wrap-anywhere whitespace-pre-line">
      <UserText lang={lang}>{shown}</UserText>{" "}
      {isLong && !isWhole && (
        <Button variant="link" className="align-baseline" onClick={() => setWhole(true)}>
          {t("offer:whole")}
        </Button>
      )}
    </p>
  )
}

function Validity({ offer: { status, validUntil } }: { offer: OfferCard }) {
  const { t, locale } = useTranslation()
  if (status !== "active") return null
  return (
    <p className="mt-2 text-13 text-ink-3">
      {t("offer:holdsUntil", { date: startText(validUntil, locale) })}
    </p>
  )
}

type ActionsProps = Pick<OfferItemProps, "offer" | "data" | "isFirst"> & { name: string }

function Actions({ offer, data, name, isFirst }: ActionsProps) {
  const { t } = useTranslation()
  const { id, actions, isShortlisted } = offer
  const shortlist = useOfferAction<boolean>({
    call: (api, isWanted) => api.offer.shortlist.mutate({ id, isShortlisted: isWanted }),
    failure: "offer:shortlistFailed",
  })
  if (actions.length === 0) return null
  const isOn = shortlist.isPending ? shortlist.variables : isShortlisted === true
  return (
    <div className="scripted mt-3.5 flex flex-wrap gap-2">
      {actions.includes("accept") && (
        <AcceptOffer offer={offer} task={data.task} name={name} isFirst={isFirst} />
      )}
      <AskDoer offerId={id} name={name} />
      {actions.includes("counter") && <CounterOffer offers={[offer]} nameOf={() => name} />}
      {actions.includes("decline") && (
        <>
          <Button
            variant="ghost"
            size="icon"
            aria-pressed={isOn}
            aria-label={t(isOn ? "offer:takeFrom" : "offer:addTo", { name })}
            className="aria-pressed:[&_svg]:fill-brand aria-pressed:[&_svg]:text-brand"
            onClick={() => shortlist.mutate(!isOn)}
          >
            <Bookmark size={20} strokeWidth={1.9} aria-hidden="true" />
          </Button>
          <DeclineOffer id={id} name={name} />
        </>
      )}
    </div>
  )
}
