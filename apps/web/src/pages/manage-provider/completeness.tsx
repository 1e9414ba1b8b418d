import { providerCompleteness } from "@doable/domain/provider/completeness"
import { Link } from "@tanstack/react-router"
import { ArrowRight } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { ProgressBar } from "../../ui/feedback/progress.tsx"
import { daysOf } from "../create-provider/draft/form.ts"
import { useProviderForm } from "../create-provider/draft/provider-form-context.ts"
import { placeOfHint, type Part } from "./parts.ts"
import { useServices } from "../create-provider/services/use-services.ts"

/** How much a customer learns so far, and what would say most next: each line leads to its field. */
export function Completeness({ onPoint }: { onPoint: (part: Part, path: string) => void }) {
  const { t } = useTranslation()
  const { form, user, providerId } = useProviderForm()
  const { services } = useServices(providerId)
  const active = services.filter(({ isActive }) => isActive)
  const { score, hints } = providerCompleteness({
    hasAvatar: Boolean(user?.image),
    headline: form.headline,
    bio: form.bio,
    categoryCount: form.categoryIds.length,
    mode: form.mode,
    placeId: form.placeId,
    hasPrice: form.hourlyAmount !== null || active.some(({ price, packages }) => price ?? packages[0]),
    workDays: daysOf(form).length,
    portfolioCount: form.portfolio.length,
    serviceCount: active.length,
  })
  return (
    <section aria-labelledby="completeness" className="rounded-panel bg-paper px-4.5 py-4 shadow-paper">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id="completeness" className="font-semibold">
          {t("provider-manage:complete.title")}
        </h2>
        <span className="text-14 text-ink-2 tabular-nums">
          {t("provider-manage:complete.score", { score })}
        </span>
      </div>
      <ProgressBar label={t("provider-manage:complete.title")} value={score / 100} />
      {hints.length === 0 ? (
        <p className="mt-2.5 text-14 text-ink-2">{t("provider-manage:complete.full")}</p>
      ) : (
        <ul className="mt-2">
          {hints.map((hint) => {
            const { part, path } = placeOfHint[hint]
            return (
              <li key={hint} className="border-t border-line first:border-0">
                <Link
                  to="/providers/manage"
                  search={{ part }}
                  onClick={() => onPoint(part, path)}
                  className="flex min-h-11 items-center gap-2 py-1.5 text-14 hover:text-brand-text"
                >
                  <span className="flex-1">{t(`provider-manage:complete.hint.${hint}`)}</span>
                  <ArrowRight aria-hidden size={16} strokeWidth={1.9} className="text-ink-3" />
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
