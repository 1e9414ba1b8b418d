import { Link } from "@tanstack/react-router"
import { CirclePause, MessageCircle, Scale } from "lucide-react"
import type { ReactNode } from "react"
import { TotalPrice } from "../../blocks/text/total-price.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useOfferAction } from "../../offer/use-offer-action.ts"
import { startText } from "../../offer/offer-words.ts"
import type { Assignment } from "../../session/answers/offer-answers.ts"
import { Avatar } from "../../ui/data/avatar.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { confirm } from "../../ui/overlays/confirm.ts"
import { DisputeDeadline } from "./dispute-deadline.tsx"
import type { DisputeView } from "./dispute-view.ts"

interface DisputeSideProps {
  view: DisputeView
  hire: Assignment
  now: number
}

/** The time left, what's paused, and who the other person is. */
export function DisputeSide({ view, hire, now }: DisputeSideProps) {
  const { t } = useTranslation()
  const { dispute, other } = view
  const canEscalate = dispute.actions.includes("escalate")
  return (
    <aside className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      {!dispute.end && (
        <Card className="p-5">
          <DisputeDeadline view={view} now={now} />
          {canEscalate && <Escalate view={view} />}
        </Card>
      )}
      {!dispute.end && (
        <Card className="p-5">
          <h2 className="display text-d18">{t("dispute:paused.title")}</h2>
          <ul className="mt-2 grid gap-1.5 text-14 text-ink-2">
            {(["limits", "reviews", "requests"] as const).map((one) => (
              <li key={one} className="flex gap-2">
                <CirclePause size={17} strokeWidth={1.9} aria-hidden="true" className="mt-0.5 flex-none" />
                {t(`dispute:paused.${one}`)}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card className="p-5">
        <div className="flex items-center gap-3">
          <Avatar name={other.name} image={other.image} size="lg" />
          <div className="min-w-0">
            <p className="text-13 text-ink-3">{t(`dispute:side.${other.side}`)}</p>
            <p className="display text-d18 wrap-anywhere">{other.name}</p>
          </div>
        </div>
        {hire.conversationId && hire.strandedAt === null && (
          <Button asChild variant="outline" icon={MessageCircle} className="mt-3.5 w-full">
            <Link to="/chat" search={{ c: hire.conversationId }}>
              {t("dispute:chat")}
            </Link>
          </Button>
        )}
      </Card>
      <AgreementInShort hire={hire} />
    </aside>
  )
}

function Escalate({ view: { dispute } }: { view: DisputeView }) {
  const { t } = useTranslation()
  const { mutate, isPending } = useOfferAction({
    call: (api) => api.dispute.escalate.mutate({ id: dispute.id }),
    done: "dispute:escalate.done",
    failure: "dispute:escalate.failed",
  })
  const askFirst = async () => {
    const agreed = await confirm({
      title: t("dispute:escalate.title"),
      description: t("dispute:escalate.text"),
      confirmText: t("dispute:escalate.do"),
      cancelText: t("dispute:escalate.keep"),
    })
    if (agreed) mutate()
  }
  return (
    <div className="mt-4 border-t border-line pt-4">
      <Button
        variant="outline"
        icon={Scale}
        className="w-full"
        pending={isPending}
        onClick={() => void askFirst()}
      >
        {t("dispute:escalate.do")}
      </Button>
      <p className="mt-2 text-13 text-ink-2">{t("dispute:escalate.hint")}</p>
    </div>
  )
}

function AgreementInShort({ hire: { agreement, taskId } }: { hire: Assignment }) {
  const { t, locale } = useTranslation()
  return (
    <Card className="p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="display text-d18">{t("dispute:agreement.title")}</h2>
        <Link to="/tasks/$taskId" params={{ taskId }} hash="agreement" className="link flex-none text-14">
          {t("dispute:agreement.all")}
        </Link>
      </div>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-14">
        <Row name={t("dispute:agreement.price")}>
          <TotalPrice terms={agreement} className="tabular-nums" />
        </Row>
        <Row name={t("dispute:agreement.when")}>
          {agreement.scheduledAt ? startText(agreement.scheduledAt, locale) : t("dispute:agreement.noDate")}
        </Row>
      </dl>
    </Card>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </>
  )
}
