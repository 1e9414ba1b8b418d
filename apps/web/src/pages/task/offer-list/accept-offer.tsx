import { Suspense, useState } from "react"
import type { PaymentMethod } from "@doable/domain/offer/status"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { TaskPageAnswer } from "../../../session/answers/task-answers.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { toast } from "../../../ui/feedback/toast.ts"
import type { OfferCard } from "../../../session/answers/offer-answers.ts"
import { firstName } from "../../../offer/offer-words.ts"
import { useOfferAction } from "../../../offer/use-offer-action.ts"
import { lazy } from "../../../ui/code/lazy.tsx"

const HireDialog = lazy(() => import("./hire-dialog.tsx").then((module) => ({ default: module.HireDialog })))

interface AcceptOfferProps {
  offer: OfferCard
  task: TaskPageAnswer["task"]
  name: string
  isFirst: boolean
}

/** One tap and a clear confirmation. What is agreed to is what was read: the offer's version goes along. */
export function AcceptOffer({ offer, task, name, isFirst }: AcceptOfferProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const { id, version, canStartAt } = offer
  const { mutate, isPending } = useOfferAction<PaymentMethod>({
    call: (api, paymentMethod) => {
      const isAhead = canStartAt !== null && Date.parse(canStartAt) > Date.now()
      return api.offer.accept.mutate({ id, version, paymentMethod, scheduledAt: isAhead ? canStartAt : null })
    },
    failure: "offer:hire.failed",
    shows: "[data-work] h2",
    onDone: () => {
      setOpen(false)
      toast.success(t("offer:hire.done", { name }))
    },
  })
  return (
    <>
      <Button
        variant={isFirst ? "default" : "outline"}
        aria-label={t("offer:acceptNamed", { name })}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        {t("offer:acceptNamed", { name: firstName(name) })}
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <HireDialog
            offer={offer}
            task={task}
            name={name}
            isOpen={isOpen}
            onOpenChange={setOpen}
            onHire={mutate}
            isPending={isPending}
          />
        </Suspense>
      )}
    </>
  )
}
