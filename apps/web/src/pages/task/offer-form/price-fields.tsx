import { lowPriceReasonLength } from "@doable/domain/offer/limits"
import { isLowPrice } from "@doable/domain/offer/problems"
import { budgetLimits } from "@doable/domain/money/limits"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { characters } from "../../../i18n/characters.ts"
import type { TaskData } from "../../../session/answers/task-answers.ts"
import { priceLimitText } from "../../../blocks/text/market-text.ts"
import { Checkbox } from "../../../ui/fields/checkbox.tsx"
import { MoneyField } from "../../../ui/fields/money-field.tsx"
import { TextArea } from "../../../ui/fields/text-area.tsx"
import { OfferField, useProblemWords } from "./offer-field.tsx"
import { PriceGuide } from "./price-guide.tsx"
import type { OfferEditor } from "./use-offer-form.ts"

export function PriceFields({ editor, task, name }: { editor: OfferEditor; task: TaskData; name: string }) {
  const say = useTranslation()
  const { t } = say
  const { form, edit, budget } = editor
  const { min, max } = budgetLimits[budget.currency]
  const sum = (amount: number) => priceLimitText({ amount, currency: budget.currency }, say)
  const incomplete = useProblemWords(editor, "isComplete")
  const asked = task.budgetKind === "open" ? t("offer:budgetOpen", { name }) : ""
  return (
    <section className="offer-part">
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-2 sm:grid-cols-[220px_minmax(0,1fr)]">
        <OfferField
          path="price"
          editor={editor}
          label={t("offer:price")}
          hint={`${asked} ${t("offer:priceLimits", { min: sum(min), max: sum(max) })}`.trim()}
        >
          <MoneyField
            required
            className="offer-price"
            value={form.price}
            currency={budget.currency}
            onValueChange={(price) => edit({ price })}
          />
        </OfferField>
        {task.budgetMin && task.budgetKind && task.budgetKind !== "open" && (
          <PriceGuide
            price={form.price}
            kind={task.budgetKind}
            min={task.budgetMin}
            max={task.budgetMax ?? task.budgetMin}
          />
        )}
      </div>
      <p className="mt-3 text-13 text-ink-3">{t("offer:priceNote", { name })}</p>
      <OfferField
        path="materialsCost"
        editor={editor}
        label={t("offer:materials")}
        hint={t("offer:materialsHint", { max: sum(max) })}
        className="mt-4 sm:max-w-1/2"
      >
        <MoneyField
          value={form.materials}
          currency={budget.currency}
          onValueChange={(materials) => edit({ materials })}
        />
      </OfferField>
      {form.price !== null && isLowPrice(form.price, budget.budgetMin) && (
        <div className="mt-4 rounded-control bg-warn-soft px-4 py-3">
          <p role="status" className="text-14 text-warn-text">
            {t("offer:low")}
          </p>
          <div data-path="isComplete">
            <Checkbox
              label={t("offer:lowConfirm")}
              checked={form.isComplete}
              error={incomplete}
              onChange={({ currentTarget }) => edit({ isComplete: currentTarget.checked })}
            />
          </div>
          <OfferField
            path="lowPriceReason"
            editor={editor}
            label={t("offer:lowReason")}
            hint={t("offer:lowReasonHint", { characters: characters(say, lowPriceReasonLength.min) })}
          >
            <TextArea
              rows={2}
              limit={lowPriceReasonLength.max}
              value={form.lowPriceReason}
              onChange={({ currentTarget }) => edit({ lowPriceReason: currentTarget.value })}
            />
          </OfferField>
        </div>
      )}
    </section>
  )
}
