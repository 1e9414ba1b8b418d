import { budgetBeside } from "@doable/domain/category/price-hint"
import { useQuery } from "@tanstack/react-query"
import { paperOf } from "../../../category/paper-of.ts"
import { PriceHintLine } from "../../../category/price-hint.tsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useApi } from "../../../session/use-api.ts"
import { useTaskForm } from "../draft/use-task-editor.ts"

/** What finished jobs in this category cost in the chosen currency, and where the typed budget lies. */
export function UsualBudget() {
  const { t } = useTranslation()
  const ask = useApi()
  const { form, category } = useTaskForm()
  const { categoryId, currency, budgetKind: kind, budgetMin: min, budgetMax: max } = form
  const { data: hint } = useQuery({
    queryKey: ["price-hint", categoryId, currency],
    queryFn: () => ask((api) => api.task.getPriceHint.query({ categoryId: categoryId ?? "", currency })),
    enabled: categoryId !== null,
  })
  if (!hint || !category) return null
  const beside = budgetBeside(hint, { kind, currency, min, max })
  return (
    <div data-cat={paperOf(category)} className="rounded-panel bg-paper px-4 py-3 shadow-paper">
      <PriceHintLine hint={hint} />
      <p role="status" className="text-14 font-semibold not-empty:mt-1.5">
        {beside && t(`task-create:budget.usual.${beside}`)}
      </p>
    </div>
  )
}
