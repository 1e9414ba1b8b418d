import { CircleCheck, CircleX, Hourglass, Info, RefreshCw } from "lucide-react"
import { clsx } from "clsx"
import { proposalsEach } from "@doable/domain/deal/dispute/limits"
import { wholePriceText } from "../../blocks/text/total-price.tsx"
import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { Proposal } from "../../session/answers/dispute-answers.ts"
import { Avatar } from "../../ui/data/avatar.tsx"
import { Chip } from "../../ui/data/chip.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { proposalText, type DisputeView } from "./dispute-view.ts"

/** What was proposed, the newest first. Only that one is open. */
export function Proposals({ view }: { view: DisputeView }) {
  const { t } = useTranslation()
  const { dispute, name, isOpener } = view
  const { opener, against } = dispute.proposalsLeft
  const [mine, other] = isOpener ? [opener, against] : [against, opener]
  const most = proposalsEach
  const isEmpty = dispute.proposals.length === 0
  if (isEmpty && dispute.end) return null
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="display text-d22">{t("dispute:proposals.title")}</h2>
        <p className="text-14 text-ink-2">
          {t("dispute:proposals.used", { mine: most - mine, other: most - other, most, name })}
        </p>
      </div>
      <Card className="mt-3 overflow-hidden">
        {isEmpty ? (
          <p className="px-4 py-4 text-ink-2 md:px-5.5">
            {t(dispute.reply ? "dispute:proposals.none" : "dispute:proposals.afterReply")}
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {dispute.proposals.toReversed().map((proposal) => (
              <ProposalRow key={proposal.index} proposal={proposal} view={view} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}

function ProposalRow({ proposal, view }: { proposal: Proposal; view: DisputeView }) {
  const say = useTranslation()
  const { t } = say
  const date = useDate()
  const { dispute, me, other } = view
  const { agreedPrice, materialsCost } = dispute
  const by = proposal.isMine ? me : other
  return (
    <li className={clsx("flex gap-3.5 px-4 py-4.5 md:px-5.5", proposal.isOpen && "bg-brand-soft/50")}>
      <Avatar name={by.name} image={by.image} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <p className="text-14 text-ink-2">
            <span className="mr-1.5 text-15 font-semibold text-ink">
              {proposal.isMine ? t("dispute:you") : view.name}
            </span>
            <time dateTime={proposal.at}>{date(proposal.at, "long")}</time>
          </p>
          <ProposalChip proposal={proposal} view={view} />
        </div>
        <p className="display text-d18 wrap-anywhere first-letter:uppercase">
          {proposalText(proposal, dispute, say)}
        </p>
        {proposal.price && (
          <p className="text-14 text-ink-2">
            {t("dispute:proposals.instead", {
              price: wholePriceText({ price: agreedPrice, materialsCost }, say),
            })}
          </p>
        )}
        {proposal.note && (
          <p lang="" className="mt-1 wrap-anywhere whitespace-pre-line">
            {proposal.note}
          </p>
        )}
        {proposal.isOpen && (
          <p className="mt-2 flex gap-2 text-13 text-ink-2">
            <Info size={16} strokeWidth={1.9} aria-hidden="true" className="mt-px flex-none" />
            {t("dispute:proposals.stays")}
          </p>
        )}
      </div>
    </li>
  )
}

function ProposalChip({ proposal, view: { dispute, name } }: { proposal: Proposal; view: DisputeView }) {
  const { t } = useTranslation()
  const next = dispute.proposals.find(({ index }) => index === proposal.index + 1)
  if (proposal.acceptedAt)
    return (
      <Chip tone="ok" icon={CircleCheck}>
        {t("dispute:proposals.accepted")}
      </Chip>
    )
  // A changed proposal wasn't declined: the other person hadn't answered it.
  if (next?.bySide === proposal.bySide)
    return (
      <Chip tone="mute" icon={RefreshCw}>
        {t("dispute:proposals.replaced")}
      </Chip>
    )
  if (!proposal.isOpen)
    return (
      <Chip tone="mute" icon={CircleX}>
        {t("dispute:proposals.over")}
      </Chip>
    )
  return (
    <Chip tone={proposal.isMine ? "mute" : "apricot"} icon={Hourglass}>
      {proposal.isMine ? t("dispute:proposals.waiting", { name }) : t("dispute:proposals.yours")}
    </Chip>
  )
}
