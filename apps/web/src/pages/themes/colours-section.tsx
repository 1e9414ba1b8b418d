import { clsx } from "clsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { BothThemes, Section } from "./section.tsx"

/** Pairs that may carry text: ground, letters on it, and the token's name. */
const pairs = [
  ["bg-wall", "text-ink", "wall"],
  ["bg-wall-2", "text-ink-2", "wall-2"],
  ["bg-paper", "text-ink", "paper"],
  ["bg-paper-2", "text-ink-3", "paper-2"],
  ["bg-brand", "text-on-brand", "brand"],
  ["bg-brand-soft", "text-brand-text", "brand-soft"],
  ["bg-cta", "text-on-cta", "cta"],
  ["bg-dado", "text-on-dado", "dado"],
  ["bg-ok-soft", "text-ok-text", "ok"],
  ["bg-info-soft", "text-info-text", "info"],
  ["bg-warn-soft", "text-warn-text", "warn"],
  ["bg-danger-soft", "text-danger-text", "danger"],
] as const

export function ColoursSection() {
  const { t } = useTranslation()
  return (
    <Section id="colours" title={t("themes:colours")} text={t("themes:coloursText")}>
      <BothThemes>
        <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-4">
          {pairs.map(([ground, letters, name]) => (
            <li
              key={name}
              className={clsx(
                ground,
                letters,
                "flex min-h-20 flex-col justify-between rounded-paper px-3 py-2.5 inset-ring-1 inset-ring-line",
              )}
            >
              <span aria-hidden="true" className="display text-d22">
                Aa
              </span>
              <span className="text-13 font-semibold">{name}</span>
            </li>
          ))}
        </ul>
      </BothThemes>
    </Section>
  )
}
