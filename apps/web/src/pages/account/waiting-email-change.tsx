import { Check, Clock } from "lucide-react"
import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import type { WaitingChange } from "../../account/email-change-query.ts"

interface WaitingEmailChangeProps {
  change: WaitingChange
  /** Sends both emails again; not there while that would be too early. */
  onResend: (() => void) | null
  onCancel: () => void
  isCancelling: boolean
}

/** What the change still waits for: each of the two addresses, confirmed or not. */
export function WaitingEmailChange({ change, onResend, onCancel, isCancelling }: WaitingEmailChangeProps) {
  const { t } = useTranslation()
  const date = useDate()
  const { oldEmail, newEmail, confirmed } = change
  const addresses = [
    { email: oldEmail, isConfirmed: confirmed.old },
    { email: newEmail, isConfirmed: confirmed.new },
  ]
  return (
    <div role="status" className="mb-3 rounded-control bg-wall p-4 text-14">
      <p className="font-semibold">{t("account:email.waiting.title")}</p>
      <p className="mt-0.5 text-ink-2">
        {t("account:email.waiting.text", { date: date(change.expiresAt, "long") })}
      </p>
      <ul className="mt-2 grid gap-1.5">
        {addresses.map(({ email, isConfirmed }) => {
          const Icon = isConfirmed ? Check : Clock
          return (
            <li key={email} className="flex items-start gap-2">
              <Icon
                size={17}
                strokeWidth={1.9}
                aria-hidden="true"
                className="mt-0.5 flex-none text-brand-text"
              />
              <span className="min-w-0 wrap-anywhere">
                {t(isConfirmed ? "account:email.waiting.confirmed" : "account:email.waiting.open", { email })}
              </span>
            </li>
          )
        })}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {onResend && (
          <Button size="sm" variant="outline" onClick={onResend}>
            {t("account:email.waiting.resend")}
          </Button>
        )}
        <Button size="sm" variant="ghost" pending={isCancelling} onClick={onCancel}>
          {t("account:email.waiting.cancel")}
        </Button>
      </div>
    </div>
  )
}
