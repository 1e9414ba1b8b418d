import { useMemo } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { BrandSection } from "./brand-section.tsx"
import { ButtonsSection } from "./buttons-section.tsx"
import { ChipsSection } from "./chips-section.tsx"
import { ColoursSection } from "./colours-section.tsx"
import { Contents } from "./contents.tsx"
import { later } from "./later.tsx"
import { PaperSection } from "./paper-section.tsx"
import { PapersSection } from "./papers-section.tsx"
import { Section } from "./section.tsx"
import { ThemeChoice } from "./theme-choice.tsx"
import { ToastsSection } from "./toasts-section.tsx"
import { TypeSection } from "./type-section.tsx"
import { WaitingSection } from "./waiting-section.tsx"

const PeopleSection = later("people", async () => (await import("./people-section.tsx")).PeopleSection)
const FieldsSections = later(
  "fields-text",
  async () => (await import("./fields-sections.tsx")).FieldsSections,
)
const MovingSection = later("moving", async () => (await import("./moving-section.tsx")).MovingSection)
const TableSection = later("table", async () => (await import("./table-section.tsx")).TableSection)
const OverlaysSection = later(
  "overlays",
  async () => (await import("./overlays-section.tsx")).OverlaysSection,
)

/** The whole kit at work: for people who choose a theme, and our own reference. */
export function ThemesPage() {
  const { t } = useTranslation()
  const entries = useMemo(
    () => [
      { id: "theme", title: t("shell:theme") },
      { id: "logo", title: t("themes:logo") },
      { id: "papers", title: t("themes:papers") },
      { id: "colours", title: t("themes:colours") },
      { id: "type", title: t("themes:type") },
      { id: "buttons", title: t("themes:buttons") },
      { id: "states", title: t("themes:chips") },
      { id: "paper", title: t("themes:paper") },
      { id: "people", title: t("themes:people") },
      { id: "fields-text", title: t("themesFields:text") },
      { id: "fields-choice", title: t("themesFields:choice") },
      { id: "fields-money", title: t("themesFields:money") },
      { id: "fields-time", title: t("themesFields:time") },
      { id: "fields-files", title: t("themesFields:files") },
      { id: "moving", title: t("themes:moving") },
      { id: "table", title: t("themes:table") },
      { id: "overlays", title: t("themes:overlays") },
      { id: "toasts", title: t("themes:toasts") },
      { id: "waiting", title: t("themes:waiting") },
    ],
    [t],
  )

  return (
    <div className="page pb-20">
      <header className="py-8 md:py-12">
        <h1 className="display text-d36 md:text-d48">{t("shell:themesPage")}</h1>
        <p className="mt-2 max-w-[62ch] text-18 text-ink-2">{t("themes:lead")}</p>
      </header>
      <div className="grid gap-x-11 gap-y-6 lg:grid-cols-[220px_minmax(0,1fr)]">
        <div>
          <Contents entries={entries} />
        </div>
        <div className="min-w-0 divide-y divide-line">
          <Section id="theme" title={t("shell:theme")} text={t("themes:themeText")}>
            <ThemeChoice />
          </Section>
          <BrandSection />
          <PapersSection />
          <ColoursSection />
          <TypeSection />
          <ButtonsSection />
          <ChipsSection />
          <PaperSection />
          <PeopleSection />
          <FieldsSections />
          <MovingSection />
          <TableSection />
          <OverlaysSection />
          <ToastsSection />
          <WaitingSection />
        </div>
      </div>
    </div>
  )
}
