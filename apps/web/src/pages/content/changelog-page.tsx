import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Card } from "../../ui/layout/card.tsx"
import { PageTitle } from "./page-title.tsx"
import { parseProse } from "./parse-prose.ts"
import { Spans } from "./prose.tsx"

export function ChangelogPage() {
  const { t } = useTranslation()
  const date = useDate()
  return (
    <div className="wide pt-6 pb-14 md:pt-10 md:pb-18">
      <PageTitle title={t("changelog:title")} lead={t("changelog:lead")} />
      <div className="mt-10 grid max-w-[820px] gap-6">
        {releases.map(({ key, version, date: day, ...changes }) => (
          <Card key={version} asChild>
            <article id={`v${version}`} aria-labelledby={key} className="p-5 md:p-9">
              <p className="text-14 text-ink-2">
                {t("changelog:release", { version })} · <time dateTime={day}>{date(day, "short")}</time>
              </p>
              <h2 id={key} className="mt-1 display display-36">
                {t(`changelog:${key}.title`)}
              </h2>
              {changeKinds.map((kind) => (
                <section key={kind} aria-labelledby={`${key}-${kind}`} className="mt-6">
                  <h3 id={`${key}-${kind}`} className="text-16 font-semibold text-brand-text">
                    {t(`changelog:kinds.${kind}`)}
                  </h3>
                  <ul className="mt-2 grid list-disc gap-2 ps-5 marker:text-brand-text">
                    {changes[kind].map((item) => (
                      <li key={item}>
                        <Line text={t(`changelog:${key}.${item}`)} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </article>
          </Card>
        ))}
      </div>
    </div>
  )
}

function Line({ text }: { text: string }) {
  const [line] = parseProse(text)
  return line?.kind === "text" && <Spans spans={line.spans} />
}

/** What people can see, the newest first. The words of each are in `changelog.json` under its version. */
export const releases = [
  {
    key: "v0_1_0",
    version: "0.1.0",
    date: "2026-11-15",
    added: [
      "tasks",
      "browse",
      "offers",
      "work",
      "chat",
      "doers",
      "discover",
      "verification",
      "services",
      "account",
      "pages",
    ],
    improved: ["pictures", "letters", "lists"],
    fixed: ["twice", "lastPage", "hidden"],
  },
] as const

const changeKinds = ["added", "improved", "fixed"] as const
