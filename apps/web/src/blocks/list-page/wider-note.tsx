import { listFormat } from "@doable/words/format"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { ListLink, type ListPath } from "./list-link.tsx"

interface WiderNoteProps {
  path: ListPath
  title: string
  /** How much there is if the search is wider. */
  text: string
  /** What was given up, in words. */
  givenUp: readonly string[]
  radius: number | undefined
  search: object
}

/** Nothing was found; what was given up to find something is said, and taken over by one press. */
export function WiderNote({ path, title, text, givenUp, radius, search }: WiderNoteProps) {
  const { t, locale } = useTranslation()
  const without = listFormat(locale).format(givenUp)
  const parts = [
    radius ? t("list:wider.radius", { km: radius }) : null,
    without ? t("list:wider.without", { without }) : null,
  ]
  return (
    <Card role="status" className="mb-6 px-6 py-5">
      <h2 className="display text-d22">{title}</h2>
      <p className="mt-1 max-w-[62ch] text-ink-2">
        {text} {parts.filter(Boolean).join(" ")}
      </p>
      <Button asChild className="mt-3.5">
        <ListLink to={path} search={search}>
          {givenUp.length === 0 && radius
            ? t("list:wider.searchRadius", { km: radius })
            : t("list:wider.search")}
        </ListLink>
      </Button>
    </Card>
  )
}
