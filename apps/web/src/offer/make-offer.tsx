import type { Refusal } from "@doable/domain/refusal"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import type { TaskPageData } from "../session/answers/task-page-data.ts"
import { Button } from "../ui/layout/button.tsx"

interface MakeOfferProps {
  data: TaskPageData
  full?: boolean
}

/** The way to an offer: the form, the login before it, or the offer that stands. Null where there's none. */
export function MakeOffer({ data: { task, viewer }, full = false }: MakeOfferProps): ReactNode {
  const { t } = useTranslation()
  const { myOfferStatus, canOffer, cannotOfferReason } = viewer
  const size = full ? "ctaLg" : "cta"
  if (myOfferStatus === "active" || myOfferStatus === "stale") {
    return (
      <Button asChild full={full} variant={myOfferStatus === "stale" ? "cta" : "outline"}>
        <a href="#my-offer">{t("offer:toMine")}</a>
      </Button>
    )
  }
  if (canOffer) {
    return (
      <Button asChild variant="cta" size={size} full={full}>
        <Link to="/tasks/$taskId" params={{ taskId: task.id }} search={{ tab: "offer" }}>
          {t("offer:make")}
        </Link>
      </Button>
    )
  }
  if (cannotOfferReason !== "sign_in_needed") return null
  return (
    <Button asChild variant="cta" size={size} full={full}>
      <Link to="/signin" search={{ redirect: `/tasks/${task.id}?tab=offer` }} preload={false}>
        {t("offer:make")}
      </Link>
    </Button>
  )
}

/** Shown elsewhere on the page, or already known to the reader. */
const unsaid = new Set<Refusal>(["sign_in_needed", "offer_exists", "task_not_open", "offer_own_task"])

/** Why there's no way to an offer, and what opens it. */
export function WhyNoOffer({ data: { task, viewer } }: MakeOfferProps): ReactNode {
  const { t } = useTranslation()
  const reason = viewer.cannotOfferReason
  if (!reason || unsaid.has(reason)) return null
  return (
    <div
      id="why-no-offer"
      className="mt-4 scroll-mt-24 rounded-control bg-info-soft px-3.5 py-3 text-14 text-info-text"
    >
      <p>{t(`refusal:${reason}`)}</p>
      <WayOut reason={reason} taskId={task.id} />
    </div>
  )
}

const wayOut = "mt-1 inline-flex min-h-9 items-center font-semibold underline underline-offset-2"

function WayOut({ reason, taskId }: { reason: Refusal; taskId: string }): ReactNode {
  const { t } = useTranslation()
  if (reason === "provider_needed") {
    return (
      <Link to="/providers/create" className={wayOut}>
        {t("offer:way.profile")}
      </Link>
    )
  }
  if (reason === "phone_needed") {
    return (
      <Link to="/tasks/$taskId" params={{ taskId }} search={{ account: "account" }} className={wayOut}>
        {t("offer:way.phone")}
      </Link>
    )
  }
  if (reason === "verification_required" || reason === "licence_needed") {
    return (
      <Link to="/providers/applications" className={wayOut}>
        {t("offer:way.verify")}
      </Link>
    )
  }
  if (reason === "user_limited") {
    return (
      <Link to="/contact" search={{ topic: "appeal" }} className={wayOut}>
        {t("offer:way.team")}
      </Link>
    )
  }
  if (reason === "offer_limit_reached") {
    return (
      <Link to="/providers/applications" search={{ tab: "offers" }} className={wayOut}>
        {t("offer:way.mine")}
      </Link>
    )
  }
  return null
}
