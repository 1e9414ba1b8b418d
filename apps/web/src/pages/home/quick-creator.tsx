import { placeQueryLength } from "@doable/domain/place/limits"
import { useRouter } from "@tanstack/react-router"
import { CalendarDays, MapPin, Wallet } from "lucide-react"
import { Suspense, useId, useState, type FocusEvent, type FormEvent, type ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { isKnownBrowser } from "../../session/person/known-browser.ts"
import { useAuth } from "../../session/use-auth.ts"
import { longestBudget, longestWish, startDays } from "../create-task/draft/start-day.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Illustration } from "../../ui/layout/illustration.tsx"
import { Slip } from "../../ui/layout/slip.tsx"
import type { QuickGuess } from "./quick-guess.ts"
import { lazy } from "../../ui/code/lazy.tsx"

const QuickHelp = lazy(() => import("./quick-help.tsx").then((module) => ({ default: module.QuickHelp })))

/** One line, a place, a day and a budget: enough to start a task. A plain form, so that it works before scripts run. */
export function QuickCreator() {
  const { t } = useTranslation()
  const router = useRouter()
  const auth = useAuth()
  const inputId = useId()
  const [used, setUsed] = useState<HTMLFormElement | null>(null)
  const help = (event: FocusEvent<HTMLInputElement>) => setUsed(event.currentTarget.form)
  const [guess, setGuess] = useState<QuickGuess | null>(null)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const search = Object.fromEntries(
      [...new FormData(event.currentTarget)].flatMap(([name, value]) => {
        const words = String(value).trim()
        return words ? [[name, words]] : []
      }),
    )
    // The page of a new task leads visitors to the login; who has never had an account gets further by signing up.
    const redirect = router.buildLocation({ to: "/tasks/create", search }).href
    if (auth && !auth.user && !isKnownBrowser()) void router.navigate({ to: "/signup", search: { redirect } })
    else void router.navigate({ to: "/tasks/create", search })
  }

  return (
    <Slip torn={3} className="[--fringe:34px] max-w-[720px]" data-cat={guess?.paper}>
      <form
        method="get"
        action="/tasks/create"
        onSubmit={submit}
        className="p-4 pb-4 md:px-7 md:pt-6 md:pb-5"
      >
        <div className="mb-1 flex min-h-[30px] flex-wrap items-center justify-between gap-x-3">
          <label htmlFor={inputId} className="text-14 font-semibold text-ink-2">
            {t("home:quick.label")}
          </label>
          <span role="status">
            {guess && (
              <span className="inline-flex min-h-[30px] items-center gap-1 rounded-paper bg-cat-t pr-3 pl-1 text-13 font-semibold text-cat-d">
                <Illustration name={guess.paper} leaf={guess.leaf} inherit className="w-[30px]" />
                {guess.name}
              </span>
            )}
          </span>
        </div>
        <input
          id={inputId}
          name="text"
          autoComplete="off"
          maxLength={longestWish}
          onFocus={help}
          placeholder={t("home:quick.placeholder")}
          className="w-full border-b-[2.5px] border-ink bg-transparent pt-0.5 pb-2.5 display text-d22 outline-none placeholder:text-ink-3 focus-visible:border-brand focus-visible:shadow-[0_1.5px_0_var(--brand)] md:pb-3 md:text-[29px]/[36px]"
        />
        {guess && <input type="hidden" name="category" value={guess.slug} />}
        <div className="mt-1.5 flex flex-wrap items-end md:mt-4.5 md:gap-y-4">
          <Part label={t("home:quick.where")} icon={<MapPin aria-hidden size={17} strokeWidth={1.9} />}>
            <input
              name="where"
              autoComplete="off"
              maxLength={placeQueryLength}
              onFocus={help}
              placeholder={t("home:quick.anywhere")}
              className={control}
            />
          </Part>
          <Part label={t("home:quick.when")} icon={<CalendarDays aria-hidden size={17} strokeWidth={1.9} />}>
            <select name="when" defaultValue="flexible" className={`${control} cursor-pointer`}>
              {startDays.map((day) => (
                <option key={day} value={day}>
                  {t(`home:quick.day.${day}`)}
                </option>
              ))}
            </select>
          </Part>
          <Part label={t("home:quick.budget")} icon={<Wallet aria-hidden size={17} strokeWidth={1.9} />}>
            <input
              name="budget"
              autoComplete="off"
              inputMode="decimal"
              maxLength={longestBudget}
              pattern=".*\d.*"
              title={t("home:quick.budgetHint")}
              placeholder={t("home:quick.anyBudget")}
              className={control}
            />
          </Part>
          <Button type="submit" variant="cta" size="ctaLg" className="mt-2 grow max-md:w-full md:mt-0">
            {t("home:quick.post")}
          </Button>
        </div>
        <Suspense>{used && <QuickHelp form={used} guess={guess} onGuess={setGuess} />}</Suspense>
      </form>
    </Slip>
  )
}

const control =
  "min-h-7 w-full min-w-0 appearance-none bg-transparent text-16 font-medium text-ink outline-none placeholder:font-normal placeholder:text-ink-3"

function Part({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <label className="block min-w-0 border-b border-line py-2.5 focus-within:border-brand focus-within:shadow-[0_1.5px_0_var(--brand)] grow-3 basis-1/3 first:basis-full nth-3:border-l nth-3:pl-3.5 md:basis-40 md:border-b-0 md:py-0 md:pr-3 md:first:basis-40 md:not-first:border-l md:not-first:pl-3.5">
      <span className="block text-13 text-ink-3">{label}</span>
      <span className="flex items-center gap-1.5 text-ink-2">
        {icon}
        {children}
      </span>
    </label>
  )
}
