import { Link } from "@tanstack/react-router"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Card } from "../../ui/layout/card.tsx"
import { Section } from "./section.tsx"
import { shownBlocks } from "./blocks/themes-search.ts"

/** The blocks that whole pages are made of; each is at work on a page of its own. */
export function BlocksSection() {
  const { t } = useTranslation()
  return (
    <Section id="blocks" title={t("themes:blocks.title")} text={t("themes:blocks.text")}>
      <ul className="grid gap-4 sm:grid-cols-3">
        {shownBlocks.map((block) => (
          <li key={block}>
            <Card className="h-full p-4">
              <Link to="/themes" search={{ block }} className="link font-semibold">
                {t(`themes:blocks.${block}`)}
              </Link>
              <p className="mt-1 text-14 text-ink-2">{t(`themes:blocks.${block}Text`)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}
