import { Link } from "@tanstack/react-router"
import { BadgeCheck, FileLock, Hourglass, Trash2, type LucideIcon } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"

const steps = [
  ["send", FileLock],
  ["wait", Hourglass],
  ["forget", Trash2],
] as const satisfies [string, LucideIcon][]

/** For visitors: what verification is, before we ask them for anything. */
export function VerificationWelcome() {
  const { t } = useTranslation()
  return (
    <>
      <Card className="flex flex-col items-start gap-4 p-6 md:flex-row md:items-center md:gap-7 md:p-8">
        <span className="grid size-16 flex-none place-items-center rounded-full bg-brand-soft text-brand-text">
          <BadgeCheck size={34} strokeWidth={1.7} aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="display text-d28">{t("provider-application:welcome.title")}</h2>
          <p className="mt-1 max-w-[60ch] text-ink-2">{t("provider-application:welcome.text")}</p>
        </div>
        <Button asChild variant="cta" size="cta">
          <Link to="/signin" search={{ redirect: "/providers/applications" }} preload={false}>
            {t("provider-application:welcome.signIn")}
          </Link>
        </Button>
      </Card>
      <VerificationSteps />
    </>
  )
}

/** Three steps, in the order in which they happen. */
export function VerificationSteps() {
  const { t } = useTranslation()
  return (
    <ol aria-label={t("provider-application:welcome.stepsLabel")} className="mt-5 grid gap-4 md:grid-cols-3">
      {steps.map(([step, Icon]) => (
        <li key={step} className="rounded-panel bg-paper p-5 shadow-paper">
          <Icon size={24} strokeWidth={1.8} aria-hidden="true" className="text-brand-text" />
          <h3 className="mt-2.5 font-semibold">{t(`provider-application:welcome.${step}`)}</h3>
          <p className="mt-1 text-14 text-ink-2">{t(`provider-application:welcome.${step}Text`)}</p>
        </li>
      ))}
    </ol>
  )
}
