import { Suspense, useState } from "react"
import type { DeclineReason } from "@doable/domain/offer/status"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { useOfferAction } from "../../../offer/use-offer-action.ts"
import { lazy } from "../../../ui/code/lazy.tsx"

const DeclineDialog = lazy(() =>
  import("./decline-dialog.tsx").then((module) => ({ default: module.DeclineDialog })),
)

export interface DeclineWhy {
  reasonCode: Exclude<DeclineReason, "task_closed">
  note?: string
}

export function DeclineOffer({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const { mutate, isPending } = useOfferAction<DeclineWhy>({
    call: (api, why) => api.offer.decline.mutate({ id, ...why }),
    done: "offer:declining.done",
    failure: "offer:declining.failed",
    onDone: () => setOpen(false),
  })
  return (
    <>
      <Button
        variant="ghost"
        aria-label={t("offer:declineNamed", { name })}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        {t("offer:decline")}
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <DeclineDialog
            name={name}
            isOpen={isOpen}
            onOpenChange={setOpen}
            onDecline={mutate}
            isPending={isPending}
          />
        </Suspense>
      )}
    </>
  )
}
