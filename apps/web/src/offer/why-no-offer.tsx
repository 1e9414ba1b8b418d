import type { Refusal } from "@doable/domain/refusal"
import { Link, linkOptions } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { AddPhone } from "../contact/add-phone.tsx"
import { useTranslation } from "../i18n/use-translation.ts"
import { useRefusalText } from "./use-refusal-text.ts"
import { Button } from "../ui/layout/button.tsx"

/** Why there's no way to an offer, and what opens it. */
export function WhyNoOffer({ reason, taskId }: { reason: Refusal; taskId: string }): ReactNode {
  const textOf = useRefusalText()
  return (
    <div
      id="why-no-offer"
      className="mt-4 scroll-mt-24 rounded-control bg-info-soft px-3.5 py-3 text-14 text-info-text"
    >
      <p>{textOf(reason)}</p>
      <div className="mt-2.5 empty:hidden">
        <WayOut reason={reason} taskId={taskId} className="w-full" />
      </div>
    </div>
  )
}

interface WayOutProps {
  reason: Refusal
  taskId: string
  className?: string
  /** What stands in its place where there is no such step. */
  otherwise?: ReactNode
}

/** The step that opens the way to an offer, and from there back to the task. */
export function WayOut({ reason, taskId, className, otherwise = null }: WayOutProps): ReactNode {
  const { t } = useTranslation()
  if (reason === "phone_needed") {
    return <AddPhone button={{ className }}>{t("offer:way.phone")}</AddPhone>
  }
  const way = wayOutOf(reason, taskId)
  if (!way) return otherwise
  return (
    <Button asChild className={className}>
      <Link {...way.link}>{t(`offer:way.${way.words}`)}</Link>
    </Button>
  )
}

function wayOutOf(reason: Refusal, taskId: string) {
  switch (reason) {
    case "provider_needed":
      return {
        words: "profile",
        link: linkOptions({ to: "/providers/create", search: { redirect: `/tasks/${taskId}` } }),
      } as const
    case "verification_required":
    case "licence_needed":
      return { words: "verify", link: linkOptions({ to: "/providers/applications" }) } as const
    case "user_limited":
    case "provider_suspended":
      return {
        words: "team",
        link: linkOptions({ to: "/account", search: { section: "restrictions" } }),
      } as const
    case "offer_limit_reached":
      return {
        words: "mine",
        link: linkOptions({ to: "/providers/applications", search: { tab: "offers" } }),
      } as const
    default:
      return null
  }
}
