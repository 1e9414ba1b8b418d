import { Link } from "@tanstack/react-router"
import { MapPinOff, EyeOff, HandCoins, Plus } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useIsDoer, useLimit } from "../../session/use-auth.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { LevelsTable } from "./levels-table.tsx"
import { Steps } from "./steps.tsx"

const rules = [
  { key: "address", icon: MapPinOff },
  { key: "offers", icon: EyeOff },
  { key: "money", icon: HandCoins },
] as const

export function HowItWorksPage() {
  const { t } = useTranslation()
  const isDoer = useIsDoer()
  const isLimited = useLimit() !== null
  return (
    <>
      <div className="wide pt-6 pb-12 md:pt-10 md:pb-18">
        <h1 className="max-w-[16ch] display text-[40px]/[42px] tracking-[-0.025em] md:text-d48">
          {t("how:title")}
        </h1>
        <p className="mt-3 max-w-[52ch] text-18 text-ink-2">{t("how:lead")}</p>

        <section className="mt-10 md:mt-14">
          <h2 className="mb-6 display display-36">{t("how:client.title")}</h2>
          <Steps audience="client" />
          {!isLimited && (
            <Button asChild variant="cta" size="cta" icon={Plus} className="mt-8">
              <Link to="/tasks/create">{t("shell:createTask")}</Link>
            </Button>
          )}
        </section>
      </div>

      <section
        id="doers"
        className="on-dado bg-dado py-12 text-on-dado [--steps-line:var(--on-dado-2)] md:py-18"
      >
        <div className="wide">
          <h2 className="mb-6 display display-36">{t("how:doer.title")}</h2>
          <Steps audience="doer" />
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button asChild variant="cta" size="cta">
              {isDoer ? (
                <Link to="/providers/dashboard">{t("shell:doerDashboard")}</Link>
              ) : (
                <Link to="/providers/create">{t("shell:becomeDoer")}</Link>
              )}
            </Button>
            <p className="text-15 text-on-dado-2">{t("how:doer.free")}</p>
          </div>
        </div>
      </section>

      <LevelsTable />

      <section className="wide py-12 md:py-18">
        <h2 className="mb-6 display display-36">{t("how:rules.title")}</h2>
        <Card className="divide-y divide-line">
          {rules.map(({ key, icon: Icon }) => (
            <div key={key} className="flex gap-4 p-5">
              <span className="grid size-11 flex-none place-items-center rounded-control bg-brand-soft text-brand-text">
                <Icon size={22} strokeWidth={1.9} aria-hidden="true" />
              </span>
              <div>
                <h3 className="text-16 font-semibold">{t(`how:rules.${key}.title`)}</h3>
                <p className="mt-0.5 max-w-[62ch] text-ink-2">{t(`how:rules.${key}.text`)}</p>
              </div>
            </div>
          ))}
        </Card>
      </section>
    </>
  )
}
