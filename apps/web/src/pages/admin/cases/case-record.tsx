import { Link } from "@tanstack/react-router"
import { languageInside } from "../../../blocks/text/market-text.ts"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { UserText } from "../../../blocks/text/user-text.tsx"
import { Avatar } from "../../../ui/data/avatar.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import type { Case } from "./case-answers.ts"
import { CaseFiles } from "./case-files.tsx"
import { CasePart } from "./case-part.tsx"
import { CaseRequests } from "./case-requests.tsx"
import { eventText } from "../../../task/event-text.ts"
import { CaseVersions } from "./case-versions.tsx"

export function CasePeople({ about }: { about: Case }) {
  const say = useTranslation()
  const { t } = say
  return (
    <Card className="grid divide-line max-sm:divide-y sm:grid-cols-2 sm:divide-x">
      {(["owner", "doer"] as const).map((side) => {
        const { id, name, image, locale, jobs, disputes, ownFaults } = about[side]
        const language = languageInside(locale, say)
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
      <CaseVersions about={about} />
      <Reports about={about} />
      <CaseRequests about={about} />
      <Timeline about={about} />
    </>
  )
}

function Reports({ about: { reports, doer, owner } }: { about: Case }) {
  const { t } = useTranslation()
  const date = useDate()
  return (
    <CasePart
      title={t("admin-disputes:reports.title")}
      none={reports.length === 0 ? t("admin-disputes:reports.none") : null}
    >
      <ol className="mt-2 divide-y divide-line">
        {reports.map(({ id, note, files, createdAt, changesRequestedAt, changesText }) => (
          <li key={id} className="py-3">
            <p className="text-14 text-ink-2">
              <span className="font-semibold text-ink">{doer.name}</span>, {date(createdAt, "long")}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">
              {note ? <UserText lang={null}>{note}</UserText> : t("admin-disputes:reports.noNote")}
            </p>
            <CaseFiles files={files} />
            {changesRequestedAt && (
              <p className="mt-2 wrap-anywhere whitespace-pre-line">
                <span className="block text-14 text-ink-2">
                  <span className="font-semibold text-ink">{owner.name}</span>,{" "}
                  {t("admin-disputes:reports.changes", { date: date(changesRequestedAt, "long") })}
                </span>
                {changesText && <UserText lang={null}>{changesText}</UserText>}
              </p>
            )}
          </li>
        ))}
      </ol>
    </CasePart>
  )
}

function Timeline({ about: { timeline } }: { about: Case }) {
  const { t } = useTranslation()
  const date = useDate()
  return (
    <CasePart title={t("admin-disputes:timeline")}>
      <ol className="mt-2 divide-y divide-line text-14">
        {timeline.toReversed().map(({ id, type, data, actor, createdAt }) => (
          <li key={id} className="flex flex-wrap gap-x-3 py-2">
            <span className="font-semibold">{eventText({ type, data }, t)}</span>
            {actor && <span className="text-ink-2">{actor.name}</span>}
            <time dateTime={createdAt} className="text-ink-3">
              {date(createdAt, "long")}
            </time>
          </li>
        ))}
      </ol>
    </CasePart>
  )
}
