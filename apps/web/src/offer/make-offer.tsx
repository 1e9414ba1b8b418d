import type { Refusal } from "@doable/domain/refusal"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import type { TaskPageData } from "../session/answers/task-page-data.ts"
import { PartLink } from "../ui/focus/part-link.tsx"
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
        <PartLink to="my-offer">{t("offer:toMine")}</PartLink>
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

/** Why someone can't make an offer, where the page has to say it. */
export function reasonToSay({ viewer: { cannotOfferReason: reason } }: TaskPageData): Refusal | null {
  return reason && !unsaid.has(reason) ? reason : null
}
