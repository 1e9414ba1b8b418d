import { useEffect, useRef, useState, type FormEvent } from "react"
import { proposeInput } from "@doable/domain/deal/dispute/input"
import { proposalNoteLength } from "@doable/domain/deal/dispute/limits"
import { disputeOutcomes, type DisputeOutcome } from "@doable/domain/deal/dispute/status"
import { whyUnfitProposal } from "@doable/domain/deal/dispute/steps"
import { budgetLimits } from "@doable/domain/money/limits"
import type { Refusal } from "@doable/domain/refusal"
import { findUnread } from "../../blocks/draft/focus-field.ts"
import { priceLimitText } from "../../blocks/text/market-text.ts"
import { wholePriceText } from "../../blocks/text/total-price.tsx"
import { textProblem } from "../../blocks/text/text-problem.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useOfferAction } from "../../offer/use-offer-action.ts"
import { Field } from "../../ui/fields/field.tsx"
import { MoneyField } from "../../ui/fields/money-field.tsx"
import { RadioGroup } from "../../ui/fields/radio-group.tsx"
import { TextArea } from "../../ui/fields/text-area.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { keptChoice, keptText, useKeptForm } from "../../session/drafts/use-kept-form.ts"
import type { DisputeView } from "./dispute-view.ts"

const readDraft = ({ outcome, amount, note }: Record<string, unknown>) => ({
  outcome: keptChoice(disputeOutcomes, outcome),
  amount: typeof amount === "number" ? amount : null,
  note: keptText(note),
})

/** How it could end, in the reader's eyes. A price belongs to work that is done for less, or done again. */
export function ProposeForm({ view, onClose }: { view: DisputeView; onClose: () => void }) {
  const say = useTranslation()
  const { t } = say
  const { dispute, isOpener, open } = view
  const { agreedPrice, materialsCost } = dispute
  const form = useRef<HTMLFormElement>(null)
  const { form: draft, edit, clear } = useKeptForm(`proposal in ${dispute.id}`, readDraft)
  const { outcome, amount, note } = draft
  const [isTried, setTried] = useState(false)
  const hasPrice = outcome === "partial" || outcome === "redo"
  const price = hasPrice && amount !== null ? { amount, currency: agreedPrice.currency } : null
  const priceProblem = outcome && whyUnfitProposal({ outcome, price }, agreedPrice)
  const isTooLong = textProblem(proposeInput.shape.note, note) !== null
  const { mutate, isPending } = useOfferAction<DisputeOutcome>({
    call: (api, chosen) => {
      const text = note.trim()
      return api.dispute.propose.mutate({
        id: dispute.id,
        outcome: chosen,
        ...(price ? { price } : {}),
        ...(text ? { note: text } : {}),
      })
    },
    done: "dispute:propose.done",
    failure: "dispute:propose.failed",
    onDone: () => {
      clear()
      onClose()
    },
  })
  useEffect(() => form.current?.querySelector("input")?.focus(), [])
  const focus = (part: string) =>
    form.current?.querySelector<HTMLElement>(`[data-part=${part}] :is(input, textarea)`)?.focus()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!outcome) focus("outcome")
    else if (priceProblem || findUnread(event.currentTarget)) focus("price")
    else if (isTooLong) focus("note")
    else if (!isPending) mutate(outcome)
  }
  const problemText = (problem: Refusal) => {
    const { currency } = agreedPrice
    const { min, max } = budgetLimits[currency]
    if (problem !== "price_out_of_range") return t(`refusal:${problem}`)
    const text = (of: number) => priceLimitText({ amount: of, currency }, say)
    return t("dispute:propose.priceRange", { min: text(min), max: text(max) })
  }
  const left = dispute.proposalsLeft[isOpener ? "opener" : "against"]
  return (
    <form ref={form} method="post" noValidate onSubmit={send} className="grid gap-4">
      <div data-part="outcome">
        <Field
          group
          label={t("dispute:propose.outcome")}
          error={isTried && !outcome ? t("dispute:propose.outcomeMissing") : undefined}
        >
          <RadioGroup
            options={disputeOutcomes.map((value) => ({ value, label: t(`dispute:outcomes.${value}`) }))}
            value={outcome}
            onValueChange={(next) => {
              edit({ outcome: next })
              // The price that may appear now isn't missing yet.
              setTried(false)
            }}
          />
        </Field>
      </div>
      {hasPrice && (
        <div data-part="price">
          <Field
            label={t("dispute:propose.price")}
            hint={t(outcome === "redo" ? "dispute:propose.priceOptional" : "dispute:propose.priceHint", {
              price: wholePriceText({ price: agreedPrice, materialsCost }, say),
            })}
            error={isTried && priceProblem ? problemText(priceProblem) : undefined}
            className="max-w-80"
          >
            <MoneyField
              value={amount}
              onValueChange={(next) => edit({ amount: next })}
              currency={agreedPrice.currency}
            />
          </Field>
        </div>
      )}
      <div data-part="note">
        <Field
          label={t("dispute:propose.note")}
          error={isTooLong ? t("dispute:text.tooLong", { count: proposalNoteLength }) : undefined}
        >
          <TextArea
            rows={3}
            limit={proposalNoteLength}
            value={note}
            onChange={(event) => edit({ note: event.currentTarget.value })}
          />
        </Field>
      </div>
      {open && <p className="text-14 text-ink-2">{t("dispute:propose.replaces")}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="lg" pending={isPending}>
          {t("dispute:propose.send")}
        </Button>
        <Button size="lg" variant="ghost" onClick={onClose}>
          {t("dispute:propose.back")}
        </Button>
        <span className="text-14 text-ink-2">{t("dispute:propose.left", { count: left })}</span>
      </div>
    </form>
  )
}
