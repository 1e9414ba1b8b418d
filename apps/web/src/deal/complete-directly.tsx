import { Check } from "lucide-react"
import { useTranslation } from "../i18n/use-translation.ts"
import { useOfferAction } from "../offer/use-offer-action.ts"
import { Button } from "../ui/layout/button.tsx"
import { confirm } from "../ui/overlays/confirm.ts"
import type { Work } from "./work.ts"

/** The owner saw it done, whatever the doer has written: asked twice, since nothing leads back. */
export function CompleteDirectly({ work }: { work: Work }) {
  const { t } = useTranslation()
  const { mutate, isPending } = useOfferAction({
    call: (api) => api.task.confirmCompletion.mutate({ id: work.task.id }),
    done: "work:confirm.done",
    failure: "work:confirm.failed",
    shows: "[data-work=completed] h2, [data-ended] h1",
  })
  const askFirst = async () => {
    const agreed = await confirm({
      title: t("work:directly.title"),
      description: t(work.hire.reports.length > 0 ? "work:directly.again" : "work:directly.text"),
      confirmText: t("work:confirm.do"),
      cancelText: t("work:directly.notYet"),
    })
    if (agreed) mutate()
  }
  return (
    <Button full variant="outline" icon={Check} pending={isPending} onClick={() => void askFirst()}>
      {t("work:directly.open")}
    </Button>
  )
}
