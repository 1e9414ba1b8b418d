import { Link, useRouter } from "@tanstack/react-router"
import { BadgeCheck, HandCoins, Scale, type LucideIcon } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"

const points: [name: "free" | "choose" | "ranking", icon: LucideIcon][] = [
  ["free", HandCoins],
  ["choose", BadgeCheck],
  ["ranking", Scale],
]

/** What a visitor gets by becoming a doer. The form below can be started right away. */
export function Benefits() {
  const { t } = useTranslation()
  const redirect = useRouter().state.location.href
  return (
    <section aria-labelledby="benefits" className="rounded-panel bg-paper px-5 py-5 shadow-paper md:px-6">
      <h2 id="benefits" className="display text-d22">
        {t("provider-create:visitor.title")}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-3">
        {points.map(([name, Icon]) => (
          <li key={name} className="flex gap-2.5 sm:flex-col sm:gap-1.5">
            <Icon aria-hidden size={22} strokeWidth={1.9} className="shrink-0 text-brand-text" />
            <span>
              <strong className="block font-semibold">{t(`provider-create:visitor.${name}.title`)}</strong>
              <span className="text-14 text-ink-2">{t(`provider-create:visitor.${name}.text`)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-14 text-ink-2">{t("provider-create:visitor.begin")}</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button asChild variant="secondary">
          <Link to="/signin" search={{ redirect }}>
            {t("provider-create:visitor.logIn")}
          </Link>
        </Button>
        <Button asChild variant="ghost">
          <Link to="/signup" search={{ redirect }}>
            {t("provider-create:visitor.signUp")}
          </Link>
        </Button>
      </div>
    </section>
  )
}
