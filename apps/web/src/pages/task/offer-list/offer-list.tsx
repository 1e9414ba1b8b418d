import { useRouter } from "@tanstack/react-router"
import { Suspense } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { TaskPageData } from "../../../session/answers/task-page-data.ts"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { lazy } from "../../../ui/code/lazy.tsx"

// Comes with the first offer: a task without any needs none of it.
const OfferRows = lazy(() => import("./offer-rows.tsx").then((module) => ({ default: module.OfferRows })))

/** The owner's offers. */
export function OfferList({ data }: { data: TaskPageData }) {
  const { t } = useTranslation()
  const router = useRouter()
  const { task, offers } = data
  const isOpen = task.status === "open"
  return (
    <section id="offers" aria-labelledby="offers-title" className="mt-9 scroll-mt-24">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="offers-title" className="display text-d22">
          {t("taskPage:offers.title")}
        </h2>
        {isOpen && (
          <p className="text-14 text-ink-2">
            {t("offer:count", { count: task.offerCount, cap: task.offerCap })}
          </p>
        )}
      </div>
      {offers?.data.length === 0 && (
        <p className="mt-1 text-ink-2">{t(isOpen ? "taskPage:offers.none" : "taskPage:offers.noneNow")}</p>
      )}
      {offers && offers.data.length > 0 && (
        <Suspense fallback={null}>
          <OfferRows data={data} offers={offers} />
        </Suspense>
      )}
      {!offers && (
        <div className="mt-3">
          <ListError title={t("offer:failed")} onRetry={() => void router.invalidate()} />
        </div>
      )}
    </section>
  )
}
