import { percentText } from "@doable/words/format"
import { Link } from "@tanstack/react-router"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { UserText } from "../../../blocks/text/user-text.tsx"
import { Chip } from "../../../ui/data/chip.tsx"
import { ageText } from "../frame/age.tsx"
import { Fact } from "../frame/fact.tsx"
import { ApplicationState } from "./application-state.tsx"
import type { Application } from "./load-doers.ts"

/** What the applicant says, to be laid beside the documents. */
export function ApplicationFacts({ application, now }: { application: Application; now: string }) {
  const { t, locale } = useTranslation()
  const date = useDate()
  const { profile, licences, categories } = application
  return (
    <section>
      <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-2">
        <ApplicationState application={application} now={now} />
        {application.submittedAt ? (
          <span>{t("admin-doers:sentAgo", { age: ageText(application.submittedAt, now, t) })}</span>
        ) : null}
        <span>{t("admin-doers:attemptOf", { number: application.attempt })}</span>
      </p>
      <dl className="grid gap-x-6 gap-y-3 text-15 sm:grid-cols-2">
        <Fact name={t("admin-doers:facts.legalName")}>{application.legalName}</Fact>
        <ComparedNames application={application} />
        <Fact name={t("admin-doers:facts.birthDate")}>
          {application.birthDate ? (
            <time dateTime={application.birthDate}>{date(application.birthDate, "short")}</time>
          ) : (
            "–"
          )}
        </Fact>
        <Fact name={t("admin-doers:facts.kind")}>{t(`admin-doers:kinds.${application.kind}`)}</Fact>
        {application.companyIdno ? (
          <Fact name={t("admin-doers:facts.idno")}>{application.companyIdno}</Fact>
        ) : null}
        <Fact name={t("admin-doers:facts.experience")}>
          {application.experienceYears === null
            ? "–"
            : t("admin-doers:facts.years", { count: application.experienceYears })}
        </Fact>
        <Fact name={t("admin-doers:facts.profile")}>
          <Link
            to="/providers/$providerId"
            params={{ providerId: profile.id }}
            target="_blank"
            className="link"
          >
            {profile.headline ? (
              <UserText lang={null}>{profile.headline}</UserText>
            ) : (
              t("admin-doers:facts.openProfile")
            )}
          </Link>{" "}
          <span className="text-ink-3">
            {t("admin-doers:facts.complete", { share: percentText(profile.completeness / 100, locale) })}
          </span>
        </Fact>
      </dl>
      <ul className="mt-3 flex flex-wrap gap-1.5" aria-label={t("admin-doers:facts.categories")}>
        {categories.map(({ id, name, needsLicence }) => {
          const licence = licences.find(({ categoryId }) => categoryId === id)
          return (
            <li key={id} className="min-w-0">
              <Chip tone={needsLicence && !licence ? "warn" : "mute"}>
                {name[locale]}
                {licence
                  ? ` · ${licenceWords(licence)}`
                  : needsLicence
                    ? ` · ${t("admin-doers:facts.noLicence")}`
                    : ""}
              </Chip>
            </li>
          )
        })}
      </ul>
      {application.about ? (
        <p lang="" className="mt-3 whitespace-pre-line text-ink-2">
          {application.about}
        </p>
      ) : null}
    </section>
  )

  function licenceWords({ number: written, validUntil }: Application["licences"][number]): string {
    const until = validUntil ? t("admin-doers:facts.until", { day: date(validUntil, "short") }) : ""
    return [t("admin-doers:facts.licence"), written, until].filter(Boolean).join(" ")
  }
}

/** The names that the badge would stand for: those of the moment it was taken, and what has become of them since. */
function ComparedNames({ application }: { application: Application }) {
  const { t } = useTranslation()
  const { applicant, profile, kind, companyIdno, checkedName, checkedCompany } = application
  const isTaken = checkedName !== null
  const company = isTaken ? checkedCompany : profile.companyName
  const kindWords = (value: Application["kind"]) => t(`admin-doers:kinds.${value}`)
  return (
    <>
      <Fact name={t("admin-doers:facts.shownName")}>
        <Compared value={checkedName ?? applicant.name} now={applicant.name} />
      </Fact>
      {kind === profile.kind ? null : (
        <Fact name={t("admin-doers:facts.shownKind")}>
          <span className="font-semibold text-warn-text">{kindWords(profile.kind)}</span>
        </Fact>
      )}
      {kind === "company" || profile.kind === "company" ? (
        <Fact name={t("admin-doers:facts.shownCompany")}>
          <Compared value={company ?? ""} now={profile.companyName ?? ""} />
        </Fact>
      ) : null}
      {profile.idno && profile.idno !== companyIdno ? (
        <Fact name={t("admin-doers:facts.shownIdno")}>
          <span className="font-semibold text-warn-text">{profile.idno}</span>
        </Fact>
      ) : null}
    </>
  )
}

function Compared({ value, now }: { value: string; now: string }) {
  const { t } = useTranslation()
  return (
    <>
      {value || "–"}
      {value === now ? null : (
        <span className="block text-14 font-semibold text-warn-text">
          {t("admin-doers:facts.changedTo", { value: now || "–" })}
        </span>
      )}
    </>
  )
}
