import { changeKinds } from "@doable/domain/content/kinds"
import type { Release } from "@doable/words/content-answers"
import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Card } from "../../ui/layout/card.tsx"
import { PageTitle } from "./page-title.tsx"
import { parseProse } from "./parse-prose.ts"
import { Spans } from "./prose.tsx"

export function ChangelogPage({ releases }: { releases: readonly Release[] }) {
  const { t } = useTranslation()
  return (
    <div className="wide pt-6 pb-14 md:pt-10 md:pb-18">
      <PageTitle title={t("changelog:title")} lead={t("changelog:lead")} />
      <div className="mt-10 grid max-w-[820px] gap-6">
        {releases.map((release) => (
          <ReleaseCard key={release.slug} release={release} />
        ))}
      </div>
    </div>
  )
}

export function ReleaseCard({ release: { slug, version, date: day, title, items } }: { release: Release }) {
  const { t } = useTranslation()
  const date = useDate()
  const kinds = changeKinds.filter((kind) => items.some((item) => item.kind === kind))
  return (
    <Card asChild>
      <article id={`v${version}`} aria-labelledby={slug} className="p-5 md:p-9">
        <p className="text-14 text-ink-2">
          {t("changelog:release", { version })}
          {/* While it's being written, it may have none yet. */}
          {day ? (
            <>
              {" "}
              · <time dateTime={day}>{date(day, "short")}</time>
            </>
          ) : null}
        </p>
        <h2 id={slug} className="mt-1 display display-36">
          {title}
        </h2>
        {kinds.map((kind) => (
          <section key={kind} aria-labelledby={`${slug}-${kind}`} className="mt-6">
            <h3 id={`${slug}-${kind}`} className="text-16 font-semibold text-brand-text">
              {t(`changelog:kinds.${kind}`)}
            </h3>
            <ul className="mt-2 grid list-disc gap-2 ps-5 marker:text-brand-text">
              {items
                .filter((item) => item.kind === kind)
                .map(({ text }) => (
                  <li key={text}>
                    <Line text={text} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </article>
    </Card>
  )
}

function Line({ text }: { text: string }) {
  const [line] = parseProse(text)
  return line?.kind === "text" && <Spans spans={line.spans} />
}
