import { useRouter } from "@tanstack/react-router"
import { Suspense, useMemo } from "react"
import type { ComponentType } from "react"
import { lazyPage } from "../../blocks/lazy-page.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Chip } from "../../ui/data/chip.tsx"
import { Illustration } from "../../ui/layout/illustration.tsx"
import { illustrationNames } from "../../styles/illustrations/names.ts"
import { Logo, logoSizes, logoThemes } from "../../ui/layout/logo.tsx"
import { BlocksSection } from "./blocks-section.tsx"
import { ButtonsSection } from "./buttons-section.tsx"
import { ChipsSection } from "./chips-section.tsx"
import { ColoursSection } from "./colours-section.tsx"
import { Contents } from "./contents.tsx"
import { PaperSection } from "./paper-section.tsx"
import { BothThemes, Named, Row, Sample, Section } from "./section.tsx"
import { ThemeChoice } from "./theme-choice.tsx"
import { ToastsSection } from "./toasts-section.tsx"
import { TypeSection } from "./type-section.tsx"
import { WaitingSection } from "./waiting-section.tsx"

const parts: (() => unknown)[] = []

/**
 * A part far down the page: the server draws it, and its code comes when someone scrolls near it or does
 * anything at all. So the page opens as light as any other, although it shows every control there is.
 */
function later<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const { Page, ready } = lazyPage(async () => {
    if (typeof window !== "undefined") await near(id)
    return load()
  })
  parts.push(ready)
  return function Later(props: Props) {
    return (
      <Suspense fallback={<div className="min-h-screen" />}>
        <Page {...props} />
      </Suspense>
    )
  }
}

/** On the server: the code of all parts, so that each is drawn in its place. */
export const readyParts = () => Promise.all(parts.map((ready) => ready()))

/** Listened for from the start: the first press may come before React reaches the part. */
const touched = new Promise<void>((resolve) => {
  if (typeof window === "undefined") return
  const once = { once: true, capture: true }
  window.addEventListener("pointerdown", () => resolve(), once)
  window.addEventListener("keydown", () => resolve(), once)
})

function near(id: string): Promise<void> {
  const part = document.getElementById(id)
  // Reached by a link inside the site, the part isn't drawn yet: there's nothing to wait for.
  if (!part) return Promise.resolve()
  const inSight = new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: "1000px" },
    )
    observer.observe(part)
  })
  return Promise.race([touched, inSight])
}

const PeopleSection = later("people", async () => (await import("./people-section.tsx")).PeopleSection)
const FieldsSections = later(
  "fields-text",
  async () => (await import("./fields-sections.tsx")).FieldsSections,
)
const MovingSection = later("moving", async () => (await import("./moving-section.tsx")).MovingSection)
const TableSection = later<{ isUp: boolean }>(
  "table",
  async () => (await import("./table-section.tsx")).TableSection,
)
const OverlaysSection = later(
  "overlays",
  async () => (await import("./overlays-section.tsx")).OverlaysSection,
)

/** The whole kit at work: for people who choose a theme, and our own reference. */
export function ThemesPage({ isUp }: { isUp: boolean }) {
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
      { id: "blocks", title: t("themes:blocks.title") },
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
          <BlocksSection />
          <TableSection isUp={isUp} />
          <OverlaysSection />
          <ToastsSection />
          <WaitingSection />
        </div>
      </div>
    </div>
  )
}

function BrandSection() {
  const { t } = useTranslation()
  const { appName } = useRouter().options.context.config
  return (
    <Section id="logo" title={t("themes:logo")} text={t("themes:logoText")}>
      <BothThemes>
        <Row align="end">
          {logoThemes.map((theme) => (
            <Named key={theme} name={theme}>
              <Logo name={appName} theme={theme} />
            </Named>
          ))}
        </Row>
      </BothThemes>
      <Sample title={t("themes:sizes")}>
        <Row align="end">
          {logoSizes.map((size) => (
            <Named key={size} name={size}>
              <Logo name={appName} size={size} />
            </Named>
          ))}
        </Row>
      </Sample>
    </Section>
  )
}

function PapersSection() {
  const { t } = useTranslation()
  return (
    <Section id="papers" title={t("themes:papers")} text={t("themes:papersText")}>
      <BothThemes>
        <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
          {illustrationNames.map((name) => (
            <li
              key={name}
              data-cat={name}
              className="flex min-w-0 flex-col justify-between gap-2 rounded-paper bg-cat-t px-3 pt-2.5 pb-1.5"
            >
              <span className="text-13 font-semibold text-cat-d">{t(`category:${name}`)}</span>
              <Illustration name={name} inherit width={104} height={78} className="self-end" />
            </li>
          ))}
        </ul>
      </BothThemes>
      <Sample title={t("themes:paperChips")}>
        <Row>
          {illustrationNames.map((name) => (
            <Chip key={name} tone="cat" data-cat={name}>
              {t(`category:${name}`)}
            </Chip>
          ))}
        </Row>
      </Sample>
    </Section>
  )
}
