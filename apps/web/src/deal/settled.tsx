import { Wallet } from "lucide-react"
import { useDate } from "../i18n/use-date.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { useOfferAction } from "../offer/use-offer-action.ts"
import { Checkbox } from "../ui/fields/checkbox.tsx"
import type { Work } from "./work.ts"

interface SettledProps {
  work: Work
  className?: string
}

/** Each ticks for themselves that the money is settled, and sees what the other one has ticked. */
export function Settled({ work, className = "mt-3 border-t border-line pt-1.5" }: SettledProps) {
  const { t } = useTranslation()
  const date = useDate()
  const { task, hire, side, name } = work
  const { settledByCustomerAt, settledByProviderAt } = hire.agreement
  const [mine, theirs] =
    side === "owner" ? [settledByCustomerAt, settledByProviderAt] : [settledByProviderAt, settledByCustomerAt]
  const { mutate, isPending, variables } = useOfferAction<boolean>({
    call: (api, settled) => api.task.setSettled.mutate({ id: task.id, settled }),
    failure: "work:settled.failed",
  })
  return (
    <div className={className}>
      <Checkbox
        label={t(`work:settled.${side}`, { name })}
        checked={isPending ? variables : mine !== null}
        onChange={(event) => {
          if (!isPending) mutate(event.currentTarget.checked)
        }}
      />
      {theirs && (
        <p className="mb-2 text-14 text-ink-2">
          {t(side === "owner" ? "work:settled.byDoer" : "work:settled.byOwner", {
            name,
            date: date(theirs, "short"),
          })}
        </p>
      )}
      <p className="flex items-start gap-2 text-13 text-ink-3">
        <Wallet size={16} strokeWidth={1.9} aria-hidden="true" className="mt-px shrink-0" />
        {t("work:settled.note")}
      </p>
    </div>
  )
}
