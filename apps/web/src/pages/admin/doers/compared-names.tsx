import { useTranslation } from "../../../i18n/use-translation.ts"
import { Fact } from "../fact.tsx"
import type { Application } from "./load-doers.ts"

/** The names that the badge would stand for: those of the moment it was taken, and what has become of them since. */
export function ComparedNames({ application }: { application: Application }) {
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
