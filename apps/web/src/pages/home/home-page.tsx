import { categorySlugs } from "@doable/domain/category/slugs"
import { Link, useRouter } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { CategoryTile } from "../../category/category-tile.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useIsDoer } from "../../session/use-auth.ts"
import { TaskCard } from "../../task/task-card.tsx"
import { Avatar } from "../../ui/data/avatar.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { LinkedData } from "../content/linked-data.tsx"
import { Steps } from "../content/steps.tsx"
import { organization } from "../content/structured-data.ts"
import { HomeHero } from "./home-hero.tsx"
import type { HomeDoer } from "./load-home-doers.ts"
import { homeQuestions, type HomeQuestions } from "./load-home-questions.ts"
import type { HomeNumbers } from "./load-home-numbers.ts"
import type { NewestTasks } from "./load-newest-tasks.ts"

const shownCategories = categorySlugs.slice(0, 10)

interface HomePageProps {
  numbers: HomeNumbers | null
  newest: NewestTasks | null
  doers: readonly HomeDoer[]
  /** Null when they couldn't be had: then they're asked as they were shipped. */
  questions: HomeQuestions | null
}

export function HomePage({ newest, doers, numbers, questions }: HomePageProps) {
  const { t } = useTranslation()
  const isDoer = useIsDoer()
  const { config } = useRouter().options.context
  return (
    <>
      <LinkedData graph={import.meta.env.SSR ? [organization(config)] : []} />
      <HomeHero newest={newest} />
      <Section title={t("home:kinds.title")} more={<Link to="/services">{t("shell:allServices")}</Link>}>
        <div className="grid grid-cols-2 gap-2.5 md:gap-3 min-[900px]:grid-cols-5">
          {shownCategories.map((slug) => {
            const count = numbers?.inBranch[slug]
            const about = count ? t("home:numbers.doers", { count }) : ""
            return (
              <CategoryTile key={slug} slug={slug} paper={slug} name={t(`category:${slug}`)} about={about} />
            )
          })}
        </div>
      </Section>
      {newest && (
        <Section title={t("home:wall.title")} more={<AllTasksLink newest={newest} />}>
          <NewestTasksRow newest={newest} />
        </Section>
      )}
      {doers.length > 0 && (
        <Section
          title={t("home:verified.title")}
          more={<Link to="/providers">{t("home:verified.all")}</Link>}
        >
          <HomeDoers doers={doers} />
        </Section>
      )}
      <Section
        id="how-it-works"
        title={t("home:how.title")}
        more={<Link to="/how-it-works">{t("home:how.more")}</Link>}
      >
        <Steps audience="client" />
        <h3 className="mt-12 mb-6 display text-d22">{t("home:how.doer")}</h3>
        <Steps audience="doer" heading="h4" drawn={false} />
        {numbers && <HomeNumbersRow numbers={numbers} />}
      </Section>
      <Questions questions={questions} />
      <div className="on-dado mt-12 border-b border-on-dado/15 bg-dado py-13 text-on-dado md:mt-18">
        <div className="wide flex flex-wrap items-center gap-x-10 gap-y-7">
          <div className="min-w-[280px] flex-1">
            <h2 className="display display-36">{t(isDoer ? "shell:footerDo" : "home:doers.title")}</h2>
            {!isDoer && <p className="mt-2 max-w-[44ch] text-18 text-on-dado-2">{t("home:doers.text")}</p>}
          </div>
          <Button asChild variant="cta" size="ctaXl">
            <Link to={isDoer ? "/providers/dashboard" : "/providers/create"}>
              {t(isDoer ? "shell:doerDashboard" : "home:doers.action")}
            </Link>
          </Button>
        </div>
      </div>
    </>
  )
}

/** Nothing at all where administrators have hidden every one of them. */
function Questions({ questions }: Pick<HomePageProps, "questions">) {
  const { t } = useTranslation()
  const titles = homeQuestions.flatMap((key) => {
    const title = questions ? questions[key] : t(`home:questions.${key}`)
    return title ? [{ key, title }] : []
  })
  if (titles.length === 0) return null
  return (
    <Section title={t("home:questions.title")} more={<Link to="/faq">{t("home:questions.all")}</Link>}>
      <ul className="grid gap-x-10 border-t border-line-2 md:grid-cols-2">
        {titles.map(({ key, title }) => (
          <li key={key} className="border-b border-line-2">
            <Link to="/faq" hash={key} className="flex min-h-13 items-center font-semibold hover:underline">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Section({
  id,
  title,
  more,
  children,
}: {
  id?: string
  title: string
  more: ReactNode
  children: ReactNode
}) {
  return (
    <section id={id} className="wide pt-12 md:pt-18">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="display display-36">{title}</h2>
        <span className="link">{more}</span>
      </div>
      {children}
    </section>
  )
}

/** What was posted last. On phones the slips lie in a row that scrolls sideways. */
function NewestTasksRow({ newest: { tasks, now } }: { newest: NewestTasks }) {
  return (
    <ul className="newest-tasks">
      {tasks.map((task) => (
        <li key={task.id} className="min-w-0">
          <TaskCard task={task} now={new Date(now)} />
        </li>
      ))}
    </ul>
  )
}

function AllTasksLink({ newest: { total, totalIsEstimate } }: { newest: NewestTasks }) {
  const { t } = useTranslation()
  return (
    <Link to="/tasks">{totalIsEstimate ? t("home:wall.all") : t("home:wall.count", { count: total })}</Link>
  )
}

/** Counted, not invented: what there's none of, or too little to know, is left out. */
function HomeNumbersRow({ numbers }: { numbers: HomeNumbers }) {
  const { t } = useTranslation()
  const { completedTasks: done, doers, firstOfferMinutes: minutes } = numbers
  const shown = [
    done && t("home:numbers.done", { count: done }),
    doers && t("home:numbers.doers", { count: doers }),
    minutes !== null &&
      (minutes < 100
        ? t("home:numbers.minutes", { count: minutes })
        : t("home:numbers.hours", { count: Math.round(minutes / 60) })),
  ].filter((line) => typeof line === "string")
  // One number alone says nothing.
  if (shown.length < 2) return null
  return (
    <ul className="mt-10 flex flex-wrap gap-x-10 gap-y-3">
      {shown.map((line) => (
        <li key={line} className="display text-d22">
          {line}
        </li>
      ))}
    </ul>
  )
}

/** A few verified doers, each on the paper of what they mostly do. */
function HomeDoers({ doers }: { doers: readonly HomeDoer[] }) {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-2.5 sm:grid-cols-2 md:gap-3 xl:grid-cols-4">
      {doers.map(({ id, name, image, headline, lang, mode, place, paper, rating }) => (
        <li key={id} data-cat={paper} className="flex">
          <Link
            to="/providers/$providerId"
            params={{ providerId: id }}
            className="flex w-full items-center gap-3.5 rounded-paper bg-cat-t p-4 transition-[translate,box-shadow] duration-(--m-fast) hover:shadow-lift motion-safe:hover:-translate-y-0.5"
          >
            <Avatar name={name} image={image} size="lg" className="ring-3 ring-paper" />
            <span className="min-w-0">
              <span className="block display text-d18 wrap-anywhere">{name}</span>
              <span lang={lang} className="line-clamp-2 text-14 text-ink-2">
                {headline}
              </span>
              <span className="block text-13 font-semibold text-cat-d">
                {mode === "remote" ? t("task:remote") : place}
              </span>
              {rating && (
                <span className="line-clamp-2 text-14 text-ink-2">{t("home:verified.rated", rating)}</span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
