import { useState } from "react"
import { priceText } from "../blocks/text/market-text.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import type { ApiClient } from "../session/api-client.ts"
import type { OwnOffer } from "../session/answers/offer-answers.ts"
import { Button } from "../ui/layout/button.tsx"
import { useLater } from "../ui/layout/use-later.ts"
import { CounterRounds, openRound } from "./counter-rounds.tsx"
import type { CounterTerms } from "./counter-form.ts"
import { useOfferAction } from "./use-offer-action.ts"

const loadDialog = () => import("./counter-dialog.tsx")
const words = ["fields", "refusal"] as const

type Answer = { accept: boolean } & Partial<CounterTerms>

/** What the client asks for instead: yes, the doer's own price or day, or the offer as it is. */
export function AnswerCounter({ offer }: { offer: OwnOffer }) {
  const say = useTranslation()
  const { t } = say
  const [isOpen, setOpen] = useState(false)
  const later = useLater({ load: loadDialog, words, isWanted: isOpen, onFailure: () => setOpen(false) })
  const open = openRound(offer)
  const answer = (done: "accepted" | "answered" | "kept") => ({
    call: (api: ApiClient, given: Answer) =>
      api.offer.answerCounter.mutate({ id: offer.id, ...(open && { round: open.round }), ...given }),
    done: `offer:counter.${done}` as const,
    failure: "offer:counter.answerFailed" as const,
    shows: "#my-offer-title",
    onDone: () => setOpen(false),
  })
  const accept = useOfferAction<Answer>(answer("accepted"))
  const own = useOfferAction<Answer>(answer("answered"))
  const keep = useOfferAction<Answer>(answer("kept"))
  const isPending = accept.isPending || own.isPending || keep.isPending
  if (!open || !offer.actions.includes("answer_counter")) return <CounterRounds offer={offer} doer={null} />
  return (
    <CounterRounds offer={offer} doer={null}>
      <div className="scripted mt-3 flex flex-wrap gap-2">
        <Button
          pending={accept.isPending}
          disabled={isPending && !accept.isPending}
          onClick={() => accept.mutate({ accept: true })}
        >
          {t("offer:counter.accept", { price: priceText(open.price, say) })}
        </Button>
        <Button
          variant="outline"
          pending={isOpen && !later}
          disabled={isPending}
          onClick={() => setOpen(true)}
        >
          {t("offer:counter.answer")}
        </Button>
        <Button
          variant="ghost"
          pending={keep.isPending}
          disabled={isPending && !keep.isPending}
          onClick={() => keep.mutate({ accept: false })}
        >
          {t("offer:counter.keep")}
        </Button>
      </div>
      {later && (
        <later.CounterDialog
          offered={offer}
          asked={open}
          words={{
            title: t("offer:counter.answerTitle"),
            text: t("offer:counter.answerText"),
            price: t("offer:price"),
            send: t("offer:counter.answerSend"),
          }}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onSend={(terms) => own.mutate({ accept: false, ...terms })}
          isPending={own.isPending}
        />
      )}
    </CounterRounds>
  )
}
