import { useTranslation } from "../../i18n/use-translation.ts"
import { Sample, Section } from "./section.tsx"

const display = [
  ["d64", "text-d48 sm:text-d64"],
  ["d48", "text-d36 sm:text-d48"],
  ["d36", "display-36"],
  ["d28", "text-d28"],
  ["d22", "text-d22"],
  ["d18", "text-d18"],
] as const

const text = [
  ["18 / 26", "text-18"],
  ["16 / 24", "text-16"],
  ["15 / 22", "text-15"],
  ["14 / 20", "text-14"],
  ["13 / 18", "text-13"],
] as const

export function TypeSection() {
  const { t } = useTranslation()
  return (
    <Section id="type" title={t("themes:type")} text={t("themes:typeText")}>
      <Sample title="Commissioner">
        <dl className="flex flex-col gap-3">
          {display.map(([name, look]) => (
            <div key={name} className="flex items-baseline gap-4">
              <dt className="w-10 flex-none text-12 text-ink-3">{name}</dt>
              <dd className={`min-w-0 display ${look}`}>{t("themes:sampleTitle")}</dd>
            </div>
          ))}
        </dl>
      </Sample>
      <Sample title="Onest">
        <dl className="flex flex-col gap-2.5">
          {text.map(([name, look]) => (
            <div key={name} className="flex items-baseline gap-4">
              <dt className="w-14 flex-none text-12 text-ink-3">{name}</dt>
              <dd className={`min-w-0 max-w-[62ch] ${look}`}>{t("themes:sampleText")}</dd>
            </div>
          ))}
        </dl>
      </Sample>
    </Section>
  )
}
