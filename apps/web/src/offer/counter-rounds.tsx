import type { ReactNode } from "react"
import { priceText } from "../blocks/text/market-text.ts"
import { wholePriceText } from "../blocks/text/total-price.tsx"
import { UserText } from "../blocks/text/user-text.tsx"
import { useDate } from "../i18n/use-date.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import type { OwnOffer } from "../session/answers/offer-answers.ts"
import { Disclosure } from "../ui/layout/disclosure.tsx"
import { startText } from "./offer-words.ts"

export type Round = OwnOffer["rounds"][number]
type Offer = Pick<OwnOffer, "rounds" | "materialsCost" | "validUntil">

export const openRound = ({ rounds }: Pick<OwnOffer, "rounds">): Round | null =>
  rounds.find(({ status }) => status === "open") ?? null

/** "380 lei, Sat 21 Nov, 10:00". */
export function useTermsText() {
  const say = useTranslation()
  return (price: Round["price"], start: string | null, materialsCost: Offer["materialsCost"] = null) => {
    const sum = wholePriceText({ price, materialsCost }, say)
    return start ? say.t("offer:counter.terms", { price: sum, day: startText(start, say.locale) }) : sum
  }
}

interface CounterRoundsProps {
  offer: Offer
  /** Null for the doer, who made the offer; for the client the doer's name. */
  doer: string | null
  /** What can be done about the open one. */
  children?: ReactNode
}

/** What the two have asked of each other: the open round, and those before it. */
export function CounterRounds({ offer, doer, children }: CounterRoundsProps) {
  const { t, locale } = useTranslation()
  const terms = useTermsText()
  const open = openRound(offer)
  const past = offer.rounds.filter((round) => round !== open)
  const until = { date: startText(offer.validUntil, locale) }
  const asked = open && { terms: terms(open.price, open.canStartAt, offer.materialsCost) }
  const say = useTranslation()
  return (
    <>
      {open && asked && (
        <div data-counter className="mt-3 rounded-control bg-info-soft px-4 py-3">
          <p className="font-semibold outline-none" data-counter-title>
            {t(doer === null ? "offer:counter.theirs" : "offer:counter.yours", asked)}
          </p>
          <p className="mt-0.5 text-14">
            {doer === null
              ? t("offer:counter.answerBy", { price: priceText(open.offeredPrice, say), ...until })
              : t("offer:counter.waits", until)}
          </p>
          <Said text={open.message} by={doer === null ? "client" : "own"} doer={doer} />
          {children}
        </div>
      )}
      {past.length > 0 && (
        <Disclosure title={t("offer:counter.history", { count: past.length })} className="mt-2">
          <ol className="grid gap-3 text-14">
            {past.map((round) => (
              <PastRound key={round.round} round={round} doer={doer} />
            ))}
          </ol>
        </Disclosure>
      )}
    </>
  )
}

function PastRound({ round, doer }: { round: Round; doer: string | null }) {
  const say = useTranslation()
  const { t } = say
  const date = useDate()
  const terms = useTermsText()
  const values = {
    terms: terms(round.price, round.canStartAt),
    price: priceText(round.offeredPrice, say),
  }
  const answer = {
    name: doer ?? "",
    terms: round.answerPrice ? terms(round.answerPrice, round.answerStartAt) : "",
  }
  if (round.status === "open") return null
  return (
    <li className="border-l-2 border-line-2 pl-3">
      <p>
        {t(doer === null ? "offer:counter.client" : "offer:counter.you", values)}{" "}
        <time dateTime={round.createdAt} className="text-ink-3">
          {date(round.createdAt, "short")}
        </time>
      </p>
      <Said text={round.message} by={doer === null ? "client" : "own"} doer={doer} />
      <p className="mt-1 font-semibold">
        {doer === null
          ? t(`offer:counter.endOwn.${round.status}`, answer)
          : t(`offer:counter.end.${round.status}`, answer)}
      </p>
      <Said text={round.answerMessage} by={doer === null ? "own" : "doer"} doer={doer} />
    </li>
  )
}

function Said({
  text,
  by,
  doer,
}: {
  text: string | null
  by: "own" | "client" | "doer"
  doer: string | null
}) {
  const { t } = useTranslation()
  if (!text) return null
  const words = {
    own: t("offer:counter.ownSays", { note: text }),
    client: t("offer:clientSays", { note: text }),
    doer: t("offer:counter.says", { name: doer ?? "", note: text }),
  }
  return (
    <p className="mt-1 text-14 text-ink-2 wrap-anywhere whitespace-pre-line">
      <UserText lang={null}>{words[by]}</UserText>
    </p>
  )
}
