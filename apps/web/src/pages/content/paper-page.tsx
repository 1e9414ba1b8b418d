import { papers } from "@doable/domain/user/papers"
import type { Paper } from "@doable/domain/user/papers"
import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Card } from "../../ui/layout/card.tsx"
import { Contents } from "./contents.tsx"
import { PageTitle } from "./page-title.tsx"
import { Prose } from "./prose.tsx"
import { useContent } from "./use-content.ts"

/** The row's name, and the figure that says how long. */
const rows = {
  unconfirmed: "unconfirmed",
  session: "session",
  device: "device",
  codes: "codes",
  drafts: "draft",
  documents: "purge",
  notifications: "notifications",
  letters: "letters",
  origins: "origins",
  export: "export",
  tickets: "tickets",
} as const

function KeptTable() {
  const { t } = useTranslation()
  const { known } = useContent()
  return (
    <table className="mt-4 w-full max-w-[68ch] border-collapse">
      <thead>
        <tr className="border-b border-line-2 text-start text-14 text-ink-2">
          <th scope="col" className="py-2 pe-4 text-start font-semibold">
            {t("privacy:table.what")}
          </th>
          <th scope="col" className="py-2 text-start font-semibold whitespace-nowrap">
            {t("privacy:table.long")}
          </th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(rows) as (keyof typeof rows)[]).map((row) => (
          <tr key={row} className="border-b border-line">
            <th scope="row" className="py-2.5 pe-4 text-start font-normal">
              {t(`privacy:table.rows.${row}`)}
            </th>
            <td className="py-2.5 font-semibold whitespace-nowrap">{known[rows[row]]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const sections = {
  terms: [
    "what",
    "account",
    "tasks",
    "offers",
    "agreement",
    "money",
    "reviews",
    "conduct",
    "liability",
    "law",
  ],
  privacy: ["short", "what", "own", "who", "long", "cookies", "leaving", "rights"],
} as const

/** What people agree to: sections with addresses of their own, the version and what has changed. */
export function PaperPage({ paper }: { paper: Paper }) {
  const { t } = useTranslation()
  const { say } = useContent()
  const date = useDate()
  const [{ version, since }] = papers[paper]
  const parts = (sections[paper] as readonly (typeof sections)[Paper][number][]).map((id) => ({
    id,
    title: say(`${paper}:sections.${id}.title` as "terms:sections.what.title"),
    text: say(`${paper}:sections.${id}.text` as "terms:sections.what.text"),
  }))
  return (
    <div className="wide pt-6 pb-14 md:pt-10 md:pb-18">
      <PageTitle title={say(`${paper}:title`)} lead={say(`${paper}:lead`)}>
        <p className="mt-3 text-14 text-ink-2">
          <time dateTime={since}>{t("content:version", { version, date: date(since, "short") })}</time>
        </p>
      </PageTitle>
      <div className="mt-10 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[220px_minmax(0,1fr)]">
        <Contents
          places={[...parts, { id: "changes", title: t("content:changes") }]}
          others={[paper === "terms" ? "privacy" : "terms", "help", "faq"]}
        />
        <Card className="grid max-w-[820px] gap-9 p-5 md:p-9">
          {parts.map(({ id, title, text }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="display text-d22">
                {title}
              </h2>
              <Prose text={text} className="mt-2 max-w-[68ch]" />
              {id === "long" && <KeptTable />}
            </section>
          ))}
          <section aria-labelledby="changes">
            <h2 id="changes" className="display text-d22">
              {t("content:changes")}
            </h2>
            <dl className="mt-2 grid gap-3">
              {papers[paper].map((one) => (
                <div key={one.version}>
                  <dt className="font-semibold">
                    {t("content:version", { version: one.version, date: date(one.since, "short") })}
                  </dt>
                  <dd>{t(`${paper}:changes.v1`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        </Card>
      </div>
    </div>
  )
}
