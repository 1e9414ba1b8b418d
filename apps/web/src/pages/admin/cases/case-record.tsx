import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { priceText } from "../../../blocks/text/market-text.ts"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { startText } from "../../../offer/offer-words.ts"
import { Avatar } from "../../../ui/data/avatar.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import type { Case } from "./case-answers.ts"
import { CaseFiles } from "./case-files.tsx"

export function CasePeople({ about }: { about: Case }) {
  const { t } = useTranslation()
  return (
    <Card className="grid divide-line max-sm:divide-y sm:grid-cols-2 sm:divide-x">
      {(["owner", "doer"] as const).map((side) => {
        const { id, name, image, locale, jobs, disputes, ownFaults } = about[side]
        const language = t(`task:language.${locale}`)
        return (
          <div key={side} className="flex min-w-0 gap-3.5 p-5">
            <Avatar name={name} image={image} size="lg" />
            <div className="min-w-0">
              <Link to="/admin/users" search={{ user: id }} className="link font-semibold wrap-anywhere">
                {name}
              </Link>
              <p className="text-14 text-ink-2">{t(`admin-disputes:people.${side}`, { language })}</p>
              <p className="text-14 text-ink-2">
                {t("admin-disputes:people.record", { jobs, disputes, ownFaults })}
              </p>
            </div>
          </div>
        )
      })}
    </Card>
  )
}

/** What was agreed, handed over, asked for and done. */
export function CaseRecord({ about }: { about: Case }) {
  return (
    <>
      <Versions about={about} />
      <Reports about={about} />
      <Requests about={about} />
      <Timeline about={about} />
    </>
  )
}

function Part({ title, none, children }: { title: string; none: string | null; children: ReactNode }) {
  return (
    <Card className="min-w-0 p-5">
      <h2 className="display text-d22">{title}</h2>
      {none === null ? children : <p className="mt-1 text-14 text-ink-2">{none}</p>}
    </Card>
  )
}

function Versions({ about: { versions } }: { about: Case }) {
  const say = useTranslation()
  const { t, locale } = say
  const date = useDate()
  const rows = [
    { name: t("admin-disputes:agreement.price"), of: (at: number) => priceOf(at) },
    { name: t("admin-disputes:agreement.when"), of: (at: number) => whenOf(at) },
    { name: t("admin-disputes:agreement.included"), of: (at: number) => workOf(at) },
  ]
  const priceOf = (at: number) => (versions[at] ? priceText(versions[at].price, say) : "")
  const whenOf = (at: number) => {
    const when = versions[at]?.scheduledAt
    return when ? startText(when, locale) : t("admin-disputes:agreement.noDate")
  }
  const workOf = (at: number) => versions[at]?.included.join(", ") || (versions[at]?.scopeText ?? "")
  return (
    <Part title={t("admin-disputes:agreement.title", { count: versions.length })} none={null}>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is wider than its frame is scrolled by keys
        tabIndex={0}
        role="region"
        aria-label={t("admin-disputes:agreement.table")}
        className="mt-2 overflow-x-auto"
      >
        <table className="w-full text-left text-14">
          <thead className="text-ink-2">
            <tr>
              <th scope="col" className="py-2 pr-4">
                <span className="sr-only">{t("admin-disputes:agreement.part")}</span>
              </th>
              {versions.map(({ version, agreedAt }) => (
                <th key={version} scope="col" className="min-w-40 py-2 pr-4 font-normal">
                  {t("admin-disputes:agreement.version", { version, date: date(agreedAt, "xs") })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, of }) => (
              <tr key={name} className="border-t border-line align-top">
                <th scope="row" className="py-2 pr-4 font-normal text-ink-2">
                  {name}
                </th>
                {versions.map(({ version }, at) => (
                  <td
                    key={version}
                    className={
                      at > 0 && of(at) !== of(at - 1)
                        ? "bg-warn-soft px-2 py-2 font-semibold wrap-anywhere text-warn-text"
                        : "py-2 pr-4 wrap-anywhere"
                    }
                  >
                    {of(at)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Part>
  )
}

function Reports({ about: { reports, doer, owner } }: { about: Case }) {
  const { t } = useTranslation()
  const date = useDate()
  return (
    <Part
      title={t("admin-disputes:reports.title")}
      none={reports.length === 0 ? t("admin-disputes:reports.none") : null}
    >
      <ol className="mt-2 divide-y divide-line">
        {reports.map(({ id, note, files, createdAt, changesRequestedAt, changesText }) => (
          <li key={id} className="py-3">
            <p className="text-14 text-ink-2">
              <span className="font-semibold text-ink">{doer.name}</span>, {date(createdAt, "long")}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{note ?? t("admin-disputes:reports.noNote")}</p>
            <CaseFiles files={files} />
            {changesRequestedAt && (
              <p className="mt-2 wrap-anywhere whitespace-pre-line">
                <span className="block text-14 text-ink-2">
                  <span className="font-semibold text-ink">{owner.name}</span>,{" "}
                  {t("admin-disputes:reports.changes", { date: date(changesRequestedAt, "long") })}
                </span>
                {changesText}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Part>
  )
}

function Requests({ about: { changeRequests } }: { about: Case }) {
  const { t } = useTranslation()
  const date = useDate()
  if (changeRequests.length === 0) return null
  return (
    <Part title={t("admin-disputes:requests.title")} none={null}>
      <ul className="mt-2 divide-y divide-line text-14">
        {changeRequests.map(({ id, kind, status, by, note, answerNote, createdAt }) => (
          <li key={id} className="py-2.5">
            <p>
              <span className="font-semibold">{t(`admin-disputes:requests.kind.${kind}`)}</span>{" "}
              <span className="text-ink-2">
                {by.name}, {date(createdAt, "long")}. {t(`admin-disputes:requests.status.${status}`)}
              </span>
            </p>
            {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
            {answerNote && <p className="wrap-anywhere whitespace-pre-line text-ink-2">{answerNote}</p>}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Timeline({ about: { timeline } }: { about: Case }) {
  const { t } = useTranslation()
  const date = useDate()
  return (
    <Part title={t("admin-disputes:timeline")} none={null}>
      <ol className="mt-2 divide-y divide-line text-14">
        {timeline.toReversed().map(({ id, type, actor, createdAt }) => (
          <li key={id} className="flex flex-wrap gap-x-3 py-2">
            <span className="font-semibold">{t(`taskPage:history.${type}`)}</span>
            {actor && <span className="text-ink-2">{actor.name}</span>}
            <time dateTime={createdAt} className="text-ink-3">
              {date(createdAt, "long")}
            </time>
          </li>
        ))}
      </ol>
    </Part>
  )
}
