import { Hammer } from "lucide-react"
import { whyCannotStart } from "@doable/domain/task-assignment/work"
import { useTranslation } from "../i18n/use-translation.ts"
import { useOfferDeed } from "../offer/use-offer-deed.ts"
import { Button } from "../ui/button.tsx"
import { factsOf, type Work } from "./work.ts"

/** Both may say that it has begun; too early, the button tells when. */
export function StartWork({ work, className }: { work: Work; className?: string }) {
  const { t } = useTranslation()
  const { task, hire, actorId } = factsOf(work)
  const reason = whyCannotStart(task, hire, actorId, new Date(work.now))
  const { mutate, isPending } = useOfferDeed({
    call: (api) => api.task.start.mutate({ id: work.task.id }),
    done: "work:start.done",
    failure: "work:start.failed",
  })
  const isDoer = work.side === "doer"
  return (
    <Button
      full
      variant={isDoer ? "cta" : "outline"}
      size={isDoer ? "cta" : "default"}
      icon={Hammer}
      disabled={reason !== null}
      hint={reason && t(`refusal:${reason}`)}
      pending={isPending}
      onClick={() => mutate()}
      {...(className ? { className } : {})}
    >
      {t(`work:start.${work.side}`)}
    </Button>
  )
}
