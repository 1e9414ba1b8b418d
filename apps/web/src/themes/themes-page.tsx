import { useMemo } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { BrandSection } from "./brand-section.tsx"
import { ButtonsSection } from "./buttons-section.tsx"
import { ChipsSection } from "./chips-section.tsx"
import { ColoursSection } from "./colours-section.tsx"
import { Contents } from "./contents.tsx"
import { FieldsChoice } from "./fields-choice.tsx"
import { FieldsFiles } from "./fields-files.tsx"
import { FieldsMoney } from "./fields-money.tsx"
import { FieldsText } from "./fields-text.tsx"
import { FieldsTime } from "./fields-time.tsx"
import { MovingSection } from "./moving-section.tsx"
import { OverlaysSection } from "./overlays-section.tsx"
import { PaperSection } from "./paper-section.tsx"
import { PapersSection } from "./papers-section.tsx"
import { PeopleSection } from "./people-section.tsx"
import { Section } from "./section.tsx"
import { TableSection } from "./table-section.tsx"
import { ThemeChoice } from "./theme-choice.tsx"
import { ToastsSection } from "./toasts-section.tsx"
import { TypeSection } from "./type-section.tsx"
import { WaitingSection } from "./waiting-section.tsx"

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
          <FieldsText />
          <FieldsChoice />
          <FieldsMoney />
          <FieldsTime />
          <FieldsFiles />
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
