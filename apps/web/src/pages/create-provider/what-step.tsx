import { Suspense } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Skeleton } from "../../ui/feedback/skeleton.tsx"
import { CategoryPapers } from "./fields/category-papers.tsx"
import { useProviderForm } from "./draft/provider-form-context.ts"
import { RateFields } from "./fields/rate-fields.tsx"
import { lazy } from "../../ui/code/lazy.tsx"

const Services = lazy(() =>
  import("./services/services.tsx").then((module) => ({ default: module.Services })),
)

export function WhatStep() {
  const { t } = useTranslation()
  const { user } = useProviderForm()
  return (
    <>
      <CategoryPapers />
      <RateFields />
      <section aria-labelledby="your-services">
        <h2 id="your-services" className="font-semibold">
          {t("provider-create:what.services")}
        </h2>
        <p className="mt-0.5 mb-3 text-14 text-ink-2">{t("provider-create:what.servicesHint")}</p>
        {user ? (
          <Suspense fallback={<Skeleton className="h-20" />}>
            <Services />
          </Suspense>
        ) : (
          <p className="rounded-control bg-wall-2 px-4 py-3 text-14 text-ink-2">
            {t("provider-create:what.servicesLater")}
          </p>
        )}
      </section>
    </>
  )
}
