import { useTranslation } from "../i18n/use-translation.ts"
import type { OwnOffer } from "../session/answers/offer-answers.ts"
import { openRound, useTermsText } from "./counter-rounds.tsx"
import { startText } from "./offer-words.ts"

type Standing = Pick<
  OwnOffer,
  "status" | "declineReason" | "staleUntil" | "validUntil" | "rounds" | "materialsCost"
> & { isDone?: boolean }

/** In a sentence: what happens next with the doer's own offer, or what happened to it. */
export function useOfferState(offer: Standing, isOpen: boolean) {
  const { status, declineReason, staleUntil, validUntil } = offer
  const { t, locale } = useTranslation()
  const terms = useTermsText()
  const round = openRound(offer)
  if (round)
    return t("offer:counter.asks", {
      terms: terms(round.price, round.canStartAt, offer.materialsCost),
      date: startText(validUntil, locale),
    })
  if (status === "declined" && declineReason) return t(`offer:declinedBecause.${declineReason}`)
  if (status === "not_selected" && isOpen) return t("offer:state.open_again")
  if (offer.isDone) return t("offer:state.done")
  if (status === "ended" && isOpen) return t("offer:state.cancelled")
  const until = status === "stale" ? staleUntil : status === "active" ? validUntil : null
  return t(`offer:state.${status}`, until ? { date: startText(until, locale) } : {})
}
