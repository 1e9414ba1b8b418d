// Values are written in one way everywhere: the formatters are made in `packages/words/src/format.ts`.
import { isTest, type SourceFile } from "./repository.ts"

/** They read the calendar or name what others don't; nobody reads a date or a number of theirs in a sentence. */
const exempt = new Set([
  "packages/words/src/format.ts",
  "packages/domain/src/time/market-day.ts",
  "packages/domain/src/time/zone.ts",
  "apps/web/src/ui/pickers/calendar-dates.ts",
  "apps/web/src/pages/themes/fields-choice.tsx",
])

/** Lines that make a formatter of their own. */
export function ownFormatters({ path, text }: SourceFile): string[] {
  const isShown = /^(apps\/(api|web)\/src|packages)\//.test(path) && !isTest(path) && !exempt.has(path)
  if (!isShown) return []
  return text
    .split("\n")
    .flatMap((line, at) =>
      /new Intl\.|\.toLocale(Date|Time)?String\(/.test(line)
        ? [`${path}:${at + 1} makes a formatter of its own: take one of @doable/words/format`]
        : [],
    )
}
