import { Check } from "lucide-react"
import { useState } from "react"
import { revisionRounds } from "@doable/domain/deal/limits"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useOfferAction } from "../../offer/use-offer-action.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Checkbox } from "../../ui/fields/checkbox.tsx"
import { confirm } from "../../ui/overlays/confirm.ts"
import type { Work } from "../../deal/work.ts"
import { ChangesForm } from "./changes-form.tsx"

/** The owner's answer to the report. A yes is asked twice, since nothing leads back. */
export function Decision({ work }: { work: Work }) {
  const { t } = useTranslation()
  const { task, hire, name } = work
  const [isAsking, setAsking] = useState(false)
  const isSettled = hire.agreement.settledByCustomerAt !== null
  const [settled, setSettled] = useState(false)
  const { mutate, isPending } = useOfferAction({
    call: (api) => api.task.confirmCompletion.mutate({ id: task.id, ...(settled ? { settled } : {}) }),
    done: "work:confirm.done",
    failure: "work:confirm.failed",
    shows: "[data-work=completed] h2, [data-ended] h1",
  })
  const askFirst = async () => {
    const agreed = await confirm({
      title: t("work:directly.title"),
      description: t("work:confirm.sure"),
      confirmText: t("work:confirm.do"),
      cancelText: t("work:directly.notYet"),
    })
    if (agreed) mutate()
  }
  const isAlone = hire.strandedAt !== null
  if (isAsking && !isAlone) return <ChangesForm work={work} onBack={() => setAsking(false)} />
  const left = revisionRounds - hire.revisionRound
  return (
    <div className="border-t border-line-2 px-4 pt-3 pb-6 md:px-7">
      {!isSettled && (
        <Checkbox
          label={t("work:settled.owner", { name })}
          checked={settled}
          onChange={(event) => setSettled(event.currentTarget.checked)}
        />
      )}
      <div className="mt-2 flex flex-wrap items-start gap-3">
        <Button size="lg" icon={Check} pending={isPending} onClick={() => void askFirst()}>
          {t("work:confirm.do")}
        </Button>
        {/* A deactivated person can't be asked for anything. */}
        {!isAlone && (
          <Button
            size="lg"
            variant="outline"
            disabled={left <= 0}
            hint={t("refusal:changes_used_up")}
            onClick={() => setAsking(true)}
          >
            {t("work:changes.ask")}
          </Button>
        )}
      </div>
      <p className="mt-3.5 max-w-[62ch] text-14 text-ink-2">
        {isAlone ? t("work:confirm.sure") : t("work:confirm.text", { name })}{" "}
        {left > 0 && !isAlone && t("work:changes.left", { count: left })}
      </p>
    </div>
  )
}
