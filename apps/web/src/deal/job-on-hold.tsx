import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import { useTranslation } from "../i18n/use-translation.ts"
import type { Work } from "./work.ts"

/** What the other person can still do about the job, and where to ask. */
export function WhatIsLeft({ work, className }: { work: Work; className?: string }) {
  const { t } = useTranslation()
  const { side, status } = work
  if (status === "completed") return null
  return (
    <p className={className}>
      {t(`work:stranded.${side}.${status}`)}{" "}
      <Link to="/contact" className="link whitespace-nowrap">
        {t("work:stranded.write")}
      </Link>
    </p>
  )
}

/** One of the two is deactivated: what has happened, and what is left to do. */
export function JobOnHold({ work, className }: { work: Work; className?: string }) {
  const { t } = useTranslation()
  if (work.hire.strandedAt === null) return null
  return (
    <div
      role="status"
      className={clsx("rounded-control bg-warn-soft px-4 py-3 text-warn-text", className)}
      data-stranded
    >
      <p className="font-semibold">{t("work:stranded.title")}</p>
      <p className="mt-0.5">{t("work:stranded.text")}</p>
      <WhatIsLeft work={work} className="mt-1.5" />
    </div>
  )
}
