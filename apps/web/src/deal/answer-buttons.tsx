import { Check } from "lucide-react"
import { useRef, useState } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { useOfferAction } from "../offer/use-offer-action.ts"
import type { ChangeRequest } from "../session/answers/deal-answers.ts"
import { Button } from "../ui/layout/button.tsx"
import { useLater } from "../ui/layout/use-later.ts"
import { focusResult } from "./requests/focus-result.ts"

interface AnswerButtonsProps {
  request: ChangeRequest
  /** How the reader calls the other one. */
  name: string
  /** Whether the reader is the client, who chooses what becomes of the task. */
  isOwner: boolean
  onAnswered?: (() => void) | undefined
}

/** What the reader may do with a request, as the server says. */
export function AnswerButtons({ request, name, isOwner, onAnswered }: AnswerButtonsProps) {
  const { actions, kind } = request
  if (actions.includes("withdraw")) return <WithdrawRequest request={request} onAnswered={onAnswered} />
  if (!actions.includes("accept")) return null
  if (kind === "cancel")
    return <AnswerCancellation request={request} name={name} isOwner={isOwner} onAnswered={onAnswered} />
  return <AnswerChange request={request} name={name} onAnswered={onAnswered} />
}

const words = ["job-forms", "fields", "refusal"] as const

type PartProps = Pick<AnswerButtonsProps, "request" | "onAnswered">

const loadDecline = () => import("./requests/decline-dialog.tsx")

/** Yes takes one tap; no has room for a reason. */
function AnswerChange({ request, name, onAnswered }: PartProps & Pick<AnswerButtonsProps, "name">) {
  const { t } = useTranslation()
  const buttons = useRef<HTMLDivElement>(null)
  const [isDeclining, setDeclining] = useState(false)
  const later = useLater({
    load: loadDecline,
    words,
    isWanted: isDeclining,
    onFailure: () => setDeclining(false),
  })
  const { mutate, isPending } = useOfferAction({
    call: (api) => api.changeRequest.answer.mutate({ id: request.id, accept: true }),
    done: "job:request.accepted",
    failure: "job:request.answerFailed",
    onDone: () => focusResult(buttons.current),
    onSettled: onAnswered,
  })
  return (
    <div ref={buttons} className="flex flex-wrap gap-2">
      <Button icon={Check} pending={isPending} onClick={() => mutate()}>
        {t("job:request.accept")}
      </Button>
      <Button
        variant="outline"
        pending={isDeclining && !later}
        disabled={isPending}
        onClick={() => setDeclining(true)}
      >
        {t("job:request.decline")}
      </Button>
      {later && (
        <later.DeclineDialog
          request={request}
          name={name}
          isOpen={isDeclining}
          onOpenChange={setDeclining}
          onAnswered={onAnswered}
          onClosed={() => focusResult(buttons.current)}
        />
      )}
    </div>
  )
}

function WithdrawRequest({ request, onAnswered }: PartProps) {
  const { t } = useTranslation()
  const button = useRef<HTMLDivElement>(null)
  const { mutate, isPending } = useOfferAction({
    call: (api) => api.changeRequest.withdraw.mutate({ id: request.id }),
    done: "job:request.withdrawn",
    failure: "job:request.withdrawFailed",
    onDone: () => focusResult(button.current),
    onSettled: onAnswered,
  })
  return (
    <div ref={button}>
      <Button variant="outline" pending={isPending} onClick={() => mutate()}>
        {t("job:request.withdraw")}
      </Button>
    </div>
  )
}

const loadAnswer = () => import("./requests/cancel-answer-dialog.tsx")

/** Three answers with their consequences need more room than a card has. */
function AnswerCancellation({ request, name, isOwner, onAnswered }: AnswerButtonsProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const later = useLater({
    load: loadAnswer,
    words,
    isWanted: isOpen,
    onFailure: () => setOpen(false),
  })
  return (
    <div ref={place}>
      <Button pending={isOpen && !later} onClick={() => setOpen(true)}>
        {t("job:request.answer")}
      </Button>
      {later && (
        <later.CancelAnswerDialog
          request={request}
          name={name}
          isOwner={isOwner}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onAnswered={onAnswered}
          onClosed={() => focusResult(place.current)}
        />
      )}
    </div>
  )
}
