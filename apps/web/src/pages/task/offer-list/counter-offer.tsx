import { counterRounds } from "@doable/domain/offer/counter/status"
import { ArrowLeftRight } from "lucide-react"
import { useState } from "react"
import { priceText } from "../../../blocks/text/market-text.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { CounterTerms } from "../../../offer/counter-form.ts"
import { useOfferAction } from "../../../offer/use-offer-action.ts"
import type { OfferCard } from "../../../session/answers/offer-answers.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { useLater } from "../../../ui/layout/use-later.ts"

const loadDialog = () => import("../../../offer/counter-dialog.tsx")
const words = ["fields", "refusal"] as const

interface CounterOfferProps {
  /** With several, it's chosen which one it is about. */
  offers: readonly OfferCard[]
  nameOf: (offer: OfferCard) => string
  /** In a sentence, with these words; else a button among others. */
  link?: string
}

/** Asks a doer for another price or day. What it's about is what was read: the offer's version goes along. */
export function CounterOffer({ offers, nameOf, link }: CounterOfferProps) {
  const say = useTranslation()
  const { t } = say
  const [isOpen, setOpen] = useState(false)
  const later = useLater({ load: loadDialog, words, isWanted: isOpen, onFailure: () => setOpen(false) })
  const [chosen, setChosen] = useState<string | null>(null)
  const isChoice = offers.length > 1
  const offer = (isChoice ? offers.find(({ id }) => id === chosen) : offers[0]) ?? null
  const { mutate, isPending } = useOfferAction<CounterTerms & { id: string; version: number }>({
    call: (api, asked) => api.offer.counter.mutate(asked),
    done: "offer:counter.sent",
    failure: "offer:counter.failed",
    shows: offer ? `[data-offer="${offer.id}"] [data-counter-title]` : "h1",
    onDone: () => setOpen(false),
  })
  const left = offer ? counterRounds - 1 - offer.rounds.length : null
  return (
    <>
      {link ? (
        <Button variant="link" className="align-baseline" onClick={() => setOpen(true)}>
          {link}
        </Button>
      ) : (
        <Button
          variant="ghost"
          icon={ArrowLeftRight}
          pending={isOpen && !later}
          aria-label={t("offer:counter.makeNamed", { name: offer ? nameOf(offer) : "" })}
          onClick={() => setOpen(true)}
        >
          {t("offer:status.countered")}
        </Button>
      )}
      {later && (
        <later.CounterDialog
          offered={offer}
          words={{
            title:
              isChoice || !offer
                ? t("offer:counter.titleOpen")
                : t("offer:counter.title", { name: nameOf(offer) }),
            text: t("offer:counter.text"),
            price: t("offer:counter.price"),
            send: t("offer:counter.send"),
          }}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onSend={(terms) => offer && mutate({ id: offer.id, version: offer.version, ...terms })}
          isPending={isPending}
          note={
            left === null
              ? undefined
              : left > 0
                ? t("offer:counter.left", { count: left })
                : t("offer:counter.last")
          }
          {...(isChoice && {
            choice: {
              options: offers.map((one) => ({
                value: one.id,
                label: nameOf(one),
                hint: priceText(one.price, say),
              })),
              value: chosen,
              onValueChange: setChosen,
            },
          })}
        />
      )}
    </>
  )
}

export function WithdrawCounter({ id }: { id: string }) {
  const { t } = useTranslation()
  const { mutate, isPending } = useOfferAction({
    call: (api) => api.offer.withdrawCounter.mutate({ id }),
    done: "offer:counter.withdrawn",
    failure: "offer:counter.withdrawFailed",
    shows: `[data-offer="${id}"] [data-offer-by]`,
  })
  return (
    <Button variant="outline" pending={isPending} onClick={() => mutate()} className="mt-3">
      {t("offer:counter.withdraw")}
    </Button>
  )
}
