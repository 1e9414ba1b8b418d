import { Suspense, type CSSProperties } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { lazyCannotStart } from "../../restriction/lazy-limit-line.tsx"
import { useLimit } from "../../session/use-auth.ts"
import { TaskCard } from "../../task/task-card.tsx"
import type { NewestTasks } from "./load-newest-tasks.ts"
import { QuickCreator } from "./quick-creator.tsx"

const places: readonly CSSProperties[] = [
  { right: 0, top: 4, rotate: "1.7deg" },
  { left: 0, top: 116, rotate: "-2.2deg" },
  { right: 12, top: 296, rotate: "-1deg" },
]

const fallenTabs: readonly CSSProperties[] = [
  { left: "1%", bottom: -28, rotate: "-11deg" },
  { left: "44%", bottom: -40, rotate: "9deg" },
  { left: "63%", bottom: -36, rotate: "-5deg" },
]

/** The newest tasks hang beside the question. Further down they are a list that everyone reaches. */
export function HomeHero({ newest }: { newest: NewestTasks | null }) {
  const { t } = useTranslation()
  const isLimited = useLimit() !== null
  return (
    <section className="painted-wall pt-1.5 md:pt-6">
      <div className="wide grid lg:grid-cols-[minmax(0,1fr)_280px] lg:gap-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,560px)]">
        <div className="pb-14 lg:pt-8">
          <h1 className="max-w-[9ch] display text-[46px]/[46px] tracking-[-0.028em] md:text-d64 xl:text-[76px]/[74px]">
            {t("home:hero.title")}
          </h1>
          {!isLimited && (
            <p className="mt-3.5 max-w-[46ch] text-16 text-ink-2 md:text-18">{t("home:hero.text")}</p>
          )}
          <div className="paint-line mt-6 max-md:[--paint:160px] md:mt-7.5">
            {isLimited ? (
              <Suspense fallback={null}>
                <lazyCannotStart.Page />
              </Suspense>
            ) : (
              <QuickCreator />
            )}
            {fallenTabs.map((place) => (
              <span key={place.left} aria-hidden="true" className="fallen-tab max-md:hidden" style={place} />
            ))}
          </div>
        </div>
        {newest && (
          <div aria-hidden="true" className="relative hidden h-[604px] lg:block">
            {newest.tasks.slice(0, places.length).map((task, index) => (
              <div key={task.id} className="hero-slip" style={places[index]}>
                <TaskCard task={task} now={new Date(newest.now)} isCopy />
              </div>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
