import { Link } from "@tanstack/react-router"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Card } from "../../ui/layout/card.tsx"
import { Section } from "./section.tsx"

const blocks = [
  { name: "list", to: "/themes/list" },
  { name: "wizard", to: "/themes/wizard" },
  { name: "form", to: "/themes/form" },
] as const

/** The blocks that whole pages are made of; each is at work on a page of its own. */
export function BlocksSection() {
  const { t } = useTranslation()
  return (
    <Section id="blocks" title={t("themes:blocks.title")} text={t("themes:blocks.text")}>
      <ul className="grid gap-4 sm:grid-cols-3">
        {blocks.map(({ name, to }) => (
          <li key={name}>
            <Card className="h-full p-4">
              <Link to={to} className="link font-semibold">
                {t(`themes:blocks.${name}`)}
              </Link>
              <p className="mt-1 text-14 text-ink-2">{t(`themes:blocks.${name}Text`)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}
