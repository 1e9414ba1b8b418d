import { Check } from "lucide-react"
import { Suspense, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { wholePriceText } from "../../blocks/text/total-price.tsx"
import { UserText } from "../../blocks/text/user-text.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { startText } from "../../offer/offer-words.ts"
import { useOfferAction } from "../../offer/use-offer-action.ts"
import { Button } from "../../ui/layout/button.tsx"
import { confirm } from "../../ui/overlays/confirm.ts"
import type { DisputeView } from "./dispute-view.ts"
import { OpeningStatement } from "./statements.tsx"
import { lazy } from "../../ui/code/lazy.tsx"

// Fields and uploads load only when someone opens the form.
const ReplyForm = lazy(() => import("./reply-form.tsx").then((module) => ({ default: module.ReplyForm })))
const ProposeForm = lazy(() =>
  import("./propose-form.tsx").then((module) => ({ default: module.ProposeForm })),
)

const part = "border-t border-line px-4 py-5 md:px-7"

/** What the reader can do now. Which buttons there are is the server's to say. */
export function NextStep({ view }: { view: DisputeView }) {
  const { t, locale } = useTranslation()
  const { dispute, name, isOpener, open } = view
  const { actions, status } = dispute
  const [isProposing, setProposing] = useState(false)
  const proposeButton = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setProposing(false))
    proposeButton.current?.focus()
  }
  if (actions.includes("reply"))
    return (
      <div className={part}>
        {status === "admin_review" && dispute.escalatedAt && (
          <p className="mb-6 max-w-[62ch] font-semibold">
            {t("dispute:reply.late", { date: startText(dispute.escalatedAt, locale) })}
          </p>
        )}
        <OpeningStatement view={view} className="mb-6 border-b border-line pb-6" />
        <Suspense fallback={null}>
          <ReplyForm view={view} />
        </Suspense>
      </div>
    )
  const canPropose = actions.includes("propose")
  const canAccept = actions.includes("accept_proposal")
  const othersLeft = dispute.proposalsLeft[isOpener ? "against" : "opener"]
  if (isProposing && canPropose)
    return (
      <div className={part}>
        <Suspense fallback={null}>
          <ProposeForm view={view} onClose={close} />
        </Suspense>
      </div>
    )
  return (
    <div className={part}>
      <p className="max-w-[62ch] text-ink-2">
        {status === "awaiting_reply"
          ? t("dispute:next.awaitsReply", { name })
          : !dispute.reply
            ? t("dispute:next.noReply", { name })
            : canAccept
              ? t(canPropose ? "dispute:next.answer" : "dispute:next.acceptOnly", { name })
              : canPropose
                ? t(open ? "dispute:next.proposed" : "dispute:next.propose", { name })
                : t(othersLeft > 0 ? "dispute:next.usedUp" : "dispute:next.allUsedUp", { name })}
      </p>
      {canAccept && open?.note && (
        <blockquote className="mt-3 max-w-[62ch] border-l-3 border-line-2 pl-3.5 wrap-anywhere whitespace-pre-line">
          <UserText lang={null}>{open.note}</UserText>
        </blockquote>
      )}
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {canAccept && <AcceptProposal view={view} />}
        {canPropose && (
          <Button
            ref={proposeButton}
            size="lg"
            variant={open ? "outline" : "default"}
            onClick={() => setProposing(true)}
          >
            {t(dispute.proposals.length > 0 ? "dispute:propose.another" : "dispute:propose.open")}
          </Button>
        )}
      </div>
      {isOpener && actions.includes("withdraw") && <WithdrawDispute view={view} />}
    </div>
  )
}

/** What follows is said before, since nothing leads back. */
function AcceptProposal({ view: { dispute, open } }: { view: DisputeView }) {
  const say = useTranslation()
  const { t } = say
  const { mutate, isPending } = useOfferAction<number>({
    call: (api, proposalIndex) => api.dispute.acceptProposal.mutate({ id: dispute.id, proposalIndex }),
    done: "dispute:accept.done",
    failure: "dispute:accept.failed",
  })
  if (!open) return null
  const askFirst = async () => {
    const { agreedPrice, materialsCost } = dispute
    const price = wholePriceText({ price: open.price ?? agreedPrice, materialsCost }, say)
    const agreed = await confirm({
      title: t("dispute:accept.title"),
      description: t(`dispute:accept.${open.outcome}`, { price }),
      confirmText: t("dispute:accept.do"),
      cancelText: t("dispute:accept.keep"),
    })
    if (agreed) mutate(open.index)
  }
  return (
    <Button size="lg" icon={Check} pending={isPending} onClick={() => void askFirst()}>
      {t("dispute:accept.do")}
    </Button>
  )
}

function WithdrawDispute({ view: { dispute } }: { view: DisputeView }) {
  const { t } = useTranslation()
  const { mutate, isPending } = useOfferAction({
    call: (api) => api.dispute.withdraw.mutate({ id: dispute.id }),
    done: "dispute:withdraw.done",
    failure: "dispute:withdraw.failed",
  })
  const askFirst = async () => {
    const agreed = await confirm({
      title: t("dispute:withdraw.title"),
      description: t("dispute:withdraw.text"),
      confirmText: t("dispute:withdraw.do"),
      cancelText: t("dispute:withdraw.keep"),
      confirmButtonProps: { variant: "destructive" },
    })
    if (agreed) mutate()
  }
  return (
    <Button variant="ghost" className="mt-3 -ml-3" pending={isPending} onClick={() => void askFirst()}>
      {t("dispute:withdraw.do")}
    </Button>
  )
}
