import { Hammer } from "lucide-react"
import { earliestStart, whyCannotStart } from "@doable/domain/deal/work"
import { useTranslation } from "../i18n/use-translation.ts"
import { startText } from "../offer/offer-words.ts"
import { useOfferAction } from "../offer/use-offer-action.ts"
import { Button } from "../ui/layout/button.tsx"
import { stepFactsOf, type Step } from "./work.ts"

/** Both may say that it has started; too early, the button tells when. */
export function StartWork({ work, dense = false }: { work: Step; dense?: boolean }) {
  const { t, locale } = useTranslation()
  const { task, hire, actorId } = stepFactsOf(work)
  const reason = whyCannotStart(task, hire, actorId, new Date(work.now))
  const from =
    reason === "start_too_early" &&
    hire.scheduledAt &&
    t("work:start.from", { time: startText(earliestStart(hire.scheduledAt).toISOString(), locale) })
  const { mutate, isPending } = useOfferAction({
    call: (api) => api.task.start.mutate({ id: work.task.id }),
    done: "work:start.done",
    failure: "work:start.failed",
    shows: "[data-work] :is(h1, h2)",
  })
  const isLarge = work.side === "doer" && !dense
  return (
    <Button
      full={!dense}
      variant={work.side === "doer" ? "cta" : "outline"}
      size={isLarge ? "cta" : "default"}
      icon={Hammer}
      disabled={reason !== null}
      hint={reason && (from || t(`refusal:${reason}`))}
      pending={isPending}
      onClick={() => mutate()}
    >
      {t(`work:start.${work.side}`)}
    </Button>
  )
}
