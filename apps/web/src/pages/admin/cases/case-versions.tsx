import { VersionsTable } from "../../../deal/versions-table.tsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { startText } from "../../../offer/offer-words.ts"
import type { Case } from "./case-answers.ts"
import { CasePart } from "./case-part.tsx"

export function CaseVersions({ about: { versions } }: { about: Case }) {
  const { t, locale } = useTranslation()
  const columns = versions.map((version) => ({
    ...version,
    key: String(version.version),
    note: version.request?.note ?? null,
    head: (
      <>
        <b className="block">{t("agreement:version", { number: version.version })}</b>
        <span className="text-ink-2">{startText(version.agreedAt, locale)}</span>
      </>
    ),
  }))
  return (
    <CasePart title={t("admin-disputes:agreement.title", { count: versions.length })}>
      <VersionsTable columns={columns} />
    </CasePart>
  )
}
