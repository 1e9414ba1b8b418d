import { Link } from "@tanstack/react-router"
import { MapPinOff, EyeOff, HandCoins, Plus } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useIsDoer, useLimit } from "../../session/use-auth.ts"
import { Button } from "../../ui/layout/button.tsx"
import { LevelsTable } from "./levels-table.tsx"
import { Steps } from "./steps.tsx"

const rules = [
  { key: "address", icon: MapPinOff },
  { key: "offers", icon: EyeOff },
  { key: "money", icon: HandCoins },
] as const

/** What it is to the one who needs something done, and to the one who does it. Each side has an address of its own. */
export function HowItWorksPage({ audience }: { audience: "client" | "doer" }) {
  const { t } = useTranslation()
  return (
    <>
      <div className="wide pt-6 pb-9 md:pt-10">
        <h1 className="max-w-[16ch] display text-[40px]/[42px] tracking-[-0.025em] md:text-d48">
          {t("how:title")}
        </h1>
        <p className="mt-3 max-w-[52ch] text-18 text-ink-2">{t("how:lead")}</p>
        <nav aria-label={t("how:tabs")} className="mt-6 flex">
          <Tab to={undefined} isHere={audience === "client"}>
            {t("how:client.title")}
          </Tab>
          <Tab to="doers" isHere={audience === "doer"}>
            {t("how:doer.title")}
          </Tab>
        </nav>
      </div>
      {audience === "client" ? <ForClients /> : <ForDoers />}
    </>
  )
}

interface TabProps {
  to: "doers" | undefined
  isHere: boolean
  children: string
}

function Tab({ to, isHere, children }: TabProps) {
  return (
    <Link
      to="/how-it-works"
      search={{ for: to }}
      resetScroll={false}
      aria-current={isHere ? "page" : undefined}
      activeOptions={{ exact: true }}
      className="inline-flex min-h-14 flex-1 items-center justify-center bg-paper px-4 text-center font-medium text-ink-2 inset-ring inset-ring-line -outline-offset-3! not-first:-ml-px first:rounded-l-control last:rounded-r-control hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:inset-shadow-[0_4px_0_var(--cta)] sm:flex-none sm:px-7"
    >
      {children}
    </Link>
  )
}

function ForClients() {
  const { t } = useTranslation()
  const isLimited = useLimit() !== null
  return (
    <>
      <section aria-labelledby="steps" className={band}>
        <div className="wide">
          <h2 id="steps" className="mb-6 display display-36">
            {t("how:client.steps")}
          </h2>
          <Steps audience="client" />
          {!isLimited && (
            <Button asChild variant="cta" size="cta" icon={Plus} className="mt-8">
              <Link to="/tasks/create">{t("shell:createTask")}</Link>
            </Button>
          )}
        </div>
      </section>
      <div className="wide py-12 md:py-18">
        <Rules isWide />
      </div>
    </>
  )
}

function ForDoers() {
  const { t } = useTranslation()
  const isDoer = useIsDoer()
  return (
    <>
      <section aria-labelledby="steps" className={band}>
        <div className="wide">
          <h2 id="steps" className="mb-6 display display-36">
            {t("how:doer.steps")}
          </h2>
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
      <div className="wide grid gap-x-14 gap-y-12 py-12 md:py-18 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <LevelsTable />
        <Rules />
      </div>
    </>
  )
}

const band = "on-dado bg-dado py-12 text-on-dado [--steps-line:var(--on-dado-2)] md:py-14"

function Rules({ isWide = false }: { isWide?: boolean }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="rules">
      <h2 id="rules" className="mb-6 display display-36">
        {t("how:rules.title")}
      </h2>
      <div className={isWide ? "grid gap-x-8 gap-y-5 md:grid-cols-3" : "grid gap-5"}>
        {rules.map(({ key, icon: Icon }) => (
          <div key={key} className="flex gap-4">
            <span className="grid size-11 flex-none place-items-center rounded-control bg-brand-soft text-brand-text">
              <Icon size={22} strokeWidth={1.9} aria-hidden="true" />
            </span>
            <div className="min-w-0">
              <h3 className="text-16 font-semibold">{t(`how:rules.${key}.title`)}</h3>
              <p className="mt-0.5 max-w-[62ch] text-ink-2">{t(`how:rules.${key}.text`)}</p>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
