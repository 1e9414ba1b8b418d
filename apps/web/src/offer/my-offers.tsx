import { totalOf } from "@doable/domain/offer/total"
import { Link, useRouter } from "@tanstack/react-router"
import { Send } from "lucide-react"
import { clsx } from "clsx"
import { drawingOf } from "../category/drawing-of.ts"
import { paperOf } from "../category/paper-of.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { priceText } from "../blocks/text/market-text.ts"
import { Button } from "../ui/layout/button.tsx"
import { Card } from "../ui/layout/card.tsx"
import { EmptyState } from "../ui/feedback/empty-state.tsx"
import { ListError } from "../ui/feedback/list-error.tsx"
import { Illustration } from "../ui/layout/illustration.tsx"
import { Pagination } from "../ui/layout/pagination.tsx"
import { offerGroups, offersPerPage, type MyOffersData, type OfferGroup } from "./load-my-offers.ts"
import { titleIn } from "../task/shown-text.ts"
import type { MyOffersAnswer } from "../session/answers/offer-answers.ts"
import { openRound } from "./counter-rounds.tsx"
import { OfferChip } from "./offer-chip.tsx"
import { useOfferState } from "./use-offer-state.ts"

interface MyOffersProps {
  /** Null when they couldn't be had. */
  data: MyOffersData | null
  /** The page whose tab it is. */
  at: "/providers/applications" | "/providers/dashboard"
}

/** The doer's offers and what became of them, the last touched first. */
export function MyOffers({ data, at }: MyOffersProps) {
  const { t } = useTranslation()
  const router = useRouter()
  if (!data) return <ListError title={t("offer:my.failed")} onRetry={() => void router.invalidate()} />
  const { answer, group, page } = data
  if (answer.total === 0 && !group) return <NoOffers />
  return (
    <>
      <Filters data={data} at={at} />
      {answer.data.length === 0 ? (
        <p className="mt-6 text-ink-2">{t("offer:my.nothing")}</p>
      ) : (
        <Card asChild className="mt-4 overflow-hidden">
          <ul aria-label={t("offer:my.label")}>
            {answer.data.map((offer) => (
              <Row key={offer.id} offer={offer} />
            ))}
          </ul>
        </Card>
      )}
      <div className="mt-5">
        <Pagination
          page={page}
          pages={Math.ceil(answer.total / offersPerPage)}
          renderLink={(to, props) => (
            <Link to={at} search={{ tab: "offers", group, page: to > 1 ? to : undefined }} {...props} />
          )}
        />
      </div>
    </>
  )
}

function Filters({ data: { answer, group }, at }: { data: MyOffersData; at: MyOffersProps["at"] }) {
  const { t } = useTranslation()
  const countOf = (one: OfferGroup) =>
    offerGroups[one].reduce((sum, status) => sum + (answer.counts[status] ?? 0), 0)
  const all = Object.values(answer.counts).reduce((sum, count) => sum + count, 0)
  const groups = Object.keys(offerGroups) as OfferGroup[]
  return (
    <nav aria-label={t("offer:my.filter")} className="flex flex-wrap gap-2">
      <Filter at={at} label={`${t("offer:my.all")} · ${all}`} isHere={!group} />
      {groups.map((one) => (
        <Filter
          key={one}
          at={at}
          group={one}
          label={`${t(`offer:my.${one}`)} · ${countOf(one)}`}
          isHere={group === one}
        />
      ))}
    </nav>
  )
}

interface FilterProps {
  at: MyOffersProps["at"]
  group?: OfferGroup
  label: string
  isHere: boolean
}

function Filter({ at, group, label, isHere }: FilterProps) {
  return (
    <Link
      to={at}
      search={{ tab: "offers", group }}
      resetScroll={false}
      activeOptions={{ exact: true }}
      aria-current={isHere ? "page" : undefined}
      className={clsx(
        "inline-flex min-h-11 items-center rounded-full border-[1.5px] px-4 text-15",
        isHere
          ? "border-brand bg-brand-soft font-semibold text-brand-text"
          : "border-line-2 bg-paper font-medium hover:border-line-control",
      )}
    >
      {label}
    </Link>
  )
}

type MyOffer = MyOffersAnswer["data"][number]

/** All of it leads to the offer; what can be done with it stands at its end. */
function Row({ offer }: { offer: MyOffer }) {
  const say = useTranslation()
  const { t } = say
  const { task, status } = offer
  const shown = titleIn(task, useTranslation().locale)
  const words = useOfferState(offer, task.status === "open")
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-4 py-4 not-first:border-t hover:bg-paper-2 md:px-5.5">
      <span
        data-cat={paperOf(task.category)}
        className="grid size-11 flex-none place-items-center self-start rounded-control bg-cat-t md:self-center"
      >
        <Illustration {...drawingOf(task.category)} inherit width={40} height={30} />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <Link
          to="/tasks/$taskId"
          params={{ taskId: task.id }}
          hash={status === "accepted" ? "agreement" : "my-offer"}
          lang={shown.lang}
          className="font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {shown.title}
        </Link>
        <p className="mt-0.5 text-14 text-ink-2">
          {task.owner.name} · <span>{words}</span>
        </p>
        {offer.declineNote && (
          <p className="text-14 text-ink-2 wrap-anywhere">
            {t("offer:clientSays", { note: offer.declineNote })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:w-full max-md:pl-15">
        <p className="display text-d18 whitespace-nowrap tabular-nums md:w-28 md:text-right">
          {priceText(totalOf(offer), say)}
        </p>
        <p className="md:w-32">
          <OfferChip status={shownStatus(offer)} />
        </p>
        <p className="max-md:ml-auto md:w-60 md:text-right">
          <RowAction offer={offer} />
        </p>
      </div>
    </li>
  )
}

function shownStatus(offer: MyOffer) {
  if (openRound(offer)) return "countered"
  return offer.isDone ? "done" : offer.status
}

function RowAction({ offer: { task, status, actions } }: { offer: MyOffer }) {
  const { t } = useTranslation()
  const params = { taskId: task.id }
  if (status === "accepted")
    return (
      <Button asChild variant="ghost" size="sm" className="relative z-1">
        <Link to="/tasks/$taskId" params={params} hash="agreement">
          {t("offer:toAgreement")}
        </Link>
      </Button>
    )
  if (status === "stale")
    return (
      <Button asChild size="sm" className="relative z-1">
        <Link to="/tasks/$taskId" params={params} hash="my-offer">
          {t("offer:my.check")}
        </Link>
      </Button>
    )
  if (actions.includes("answer_counter"))
    return (
      <Button asChild size="sm" className="relative z-1">
        <Link to="/tasks/$taskId" params={params} hash="my-offer">
          {t("offer:counter.answerShort")}
        </Link>
      </Button>
    )
  if (status !== "active" || !actions.includes("edit")) return null
  return (
    <Button asChild variant="outline" size="sm" className="relative z-1">
      <Link to="/tasks/$taskId" params={params} search={{ tab: "offer" }}>
        {t("offer:edit")}
      </Link>
    </Button>
  )
}

function NoOffers() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={Send}
      title={t("offer:my.none.title")}
      text={t("offer:my.none.text")}
      action={
        <Button asChild>
          <Link to="/tasks">{t("offer:my.none.action")}</Link>
        </Button>
      }
    />
  )
}
