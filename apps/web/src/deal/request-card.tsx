import { clsx } from "clsx"
import { Banknote, CalendarClock, CircleSlash, Hourglass, ListChecks, type LucideIcon } from "lucide-react"
import { UserText } from "../blocks/text/user-text.tsx"
import { useTranslation } from "../i18n/use-translation.ts"
import { startText } from "../offer/offer-words.ts"
import type { ChangeRequest } from "../session/answers/deal-answers.ts"
import { Chip, type ChipTone } from "../ui/data/chip.tsx"
import { AnswerButtons } from "./answer-buttons.tsx"
import { RequestTerms } from "./requests/request-terms.tsx"

interface RequestCardProps {
  request: ChangeRequest
  /** How the reader calls the other one. */
  name: string
  isOwner: boolean
  heading?: "h3" | "p"
  className?: string
  onAnswered?: () => void
}

const pictures: Record<ChangeRequest["kind"], LucideIcon> = {
  price: Banknote,
  schedule: CalendarClock,
  scope: ListChecks,
  cancel: CircleSlash,
}

const tones: Record<ChangeRequest["status"], ChipTone> = {
  pending: "mute",
  accepted: "ok",
  rejected: "mute",
  withdrawn: "mute",
  expired: "mute",
  auto_accepted: "warn",
}

/** One request of the two: what it asks for, whose turn it is, until when, and what can be done with it. */
export function RequestCard({
  request,
  name,
  isOwner,
  heading: Heading = "h3",
  className,
  onAnswered,
}: RequestCardProps) {
  const { t } = useTranslation()
  const { kind, isMine, status, note, answerNote, actions } = request
  const Icon = pictures[kind]
  const isTurn = actions.includes("accept")
  return (
    <article
      className={clsx(
        "rounded-panel bg-paper p-4 shadow-paper outline-none",
        isTurn && "inset-ring-2 inset-ring-brand",
        className,
      )}
      data-request={status}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <Heading className="flex min-w-0 gap-2 font-semibold">
          <Icon size={20} strokeWidth={1.9} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {isMine ? t(`job:request.mine.${kind}`) : t(`job:request.theirs.${kind}`, { name })}
          </span>
        </Heading>
        {isTurn ? (
          <Chip tone="apricot" icon={Hourglass}>
            {t("job:deadlines.turn.you")}
          </Chip>
        ) : (
          <Chip tone={tones[status]}>{t(`job:request.status.${status}`)}</Chip>
        )}
      </div>
      <RequestTerms request={request} />
      {request.cancel && <Claim request={request} name={name} />}
      {note && (
        <p className="mt-2.5 wrap-anywhere whitespace-pre-line">
          <UserText lang={null}>{note}</UserText>
        </p>
      )}
      {answerNote && (
        <p className="mt-2.5 text-14 wrap-anywhere whitespace-pre-line">
          <span className="text-ink-3">
            {isMine ? t("job:request.says", { name }) : t("job:request.youSay")}
          </span>{" "}
          <UserText lang={null}>{answerNote}</UserText>
        </p>
      )}
      {status === "pending" && (
        <div className="mt-3 grid gap-3 border-t border-line pt-3">
          <Due request={request} name={name} />
          <AnswerButtons request={request} name={name} isOwner={isOwner} onAnswered={onAnswered} />
        </div>
      )}
    </article>
  )
}

function Claim({ request: { cancel, isMine }, name }: Pick<RequestCardProps, "request" | "name">) {
  const { t } = useTranslation()
  if (!cancel) return null
  return (
    <p className="mt-2.5 text-14 text-ink-2">
      {t("job:request.reason")}: {t(`job:reason.${cancel.reasonCode}`)}.{" "}
      {t(`job:request.${isMine ? "youClaim" : "theyClaim"}.${cancel.claimedFault}`, { name })}
    </p>
  )
}

/** Until when, and what silence means. */
function Due({ request, name }: Pick<RequestCardProps, "request" | "name">) {
  const { t, locale } = useTranslation()
  const { expiresAt, isPaused, isMine, onSilence } = request
  if (isPaused || !expiresAt) return <p className="text-14 text-ink-2">{t("job:deadlines.paused")}</p>
  const date = startText(expiresAt, locale)
  const end = request.cancel?.claimedFault === "other" ? "blamed" : onSilence
  return (
    <p className="text-14 text-ink-2">
      {t(`job:request.${isMine ? "byOther" : "byYou"}.${end}`, { name, date })}
    </p>
  )
}
