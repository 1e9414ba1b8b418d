import type { CategorySlug } from "@doable/domain/category/slugs"
import type { CSSProperties } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Illustration } from "../../ui/layout/illustration.tsx"
import { Slip } from "../../ui/layout/slip.tsx"
import { QuickCreator } from "./quick-creator.tsx"

const papers: readonly { slug: CategorySlug; torn: number; place: CSSProperties }[] = [
  { slug: "tutoring", torn: 5, place: { right: 0, top: 8, rotate: "1.7deg" } },
  { slug: "cleaning", torn: 4, place: { right: 284, top: 118, rotate: "-2.2deg" } },
  { slug: "moving-delivery", torn: 2, place: { right: 12, top: 262, rotate: "-1deg" } },
]

const fallenTabs: readonly CSSProperties[] = [
  { left: "1%", bottom: -28, rotate: "-11deg" },
  { left: "44%", bottom: -40, rotate: "9deg" },
  { left: "63%", bottom: -36, rotate: "-5deg" },
]

export function HomeHero() {
  const { t } = useTranslation()
  return (
    <section className="painted-wall pt-1.5 md:pt-6">
      <div className="wide grid lg:grid-cols-[minmax(0,1fr)_minmax(0,560px)] lg:gap-10">
        <div className="pb-14 lg:pt-8">
          <h1 className="max-w-[9ch] display text-[46px]/[46px] tracking-[-0.028em] md:text-d64 xl:text-[76px]/[74px]">
            {t("home:hero.title")}
          </h1>
          <p className="mt-3.5 max-w-[46ch] text-16 text-ink-2 md:text-18">{t("home:hero.text")}</p>
          <div className="paint-line mt-6 max-md:[--paint:160px] md:mt-7.5">
            <QuickCreator />
            {fallenTabs.map((place) => (
              <span key={place.left} aria-hidden="true" className="fallen-tab max-md:hidden" style={place} />
            ))}
          </div>
        </div>
        <div aria-hidden="true" className="relative hidden h-[520px] lg:block">
          {papers.map(({ slug, torn, place }) => (
            <Slip key={slug} data-cat={slug} torn={torn} className="absolute! w-[260px]" style={place}>
              <div className="relative h-[108px] bg-cat-t">
                <Illustration name={slug} className="absolute right-2.5 -bottom-0.5 w-[128px]" />
              </div>
              <WrittenLines />
            </Slip>
          ))}
        </div>
      </div>
    </section>
  )
}

/** Writing too small to read: the papers are a drawing, not someone's tasks. */
function WrittenLines() {
  return (
    <svg viewBox="0 0 288 112" className="w-full">
      <path d="M16 26h190" stroke="var(--ink)" strokeWidth="8" strokeLinecap="round" />
      <path d="M16 52h240M16 72h150" stroke="var(--line-2)" strokeWidth="7" strokeLinecap="round" />
      <path d="M16 98h56" stroke="var(--il-m)" strokeWidth="7" strokeLinecap="round" />
    </svg>
  )
}
