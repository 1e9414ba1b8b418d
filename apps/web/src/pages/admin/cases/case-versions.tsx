import { priceText } from "../../../blocks/text/market-text.ts"
import { MaskedText } from "../../../blocks/text/masked-text.tsx"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { startText } from "../../../offer/offer-words.ts"
import type { Case } from "./case-answers.ts"
import { CasePart } from "./case-part.tsx"

type Version = Case["versions"][number]

/** The versions of the agreement side by side; what one changed is marked, for the eye and for the ear. */
export function CaseVersions({ about: { versions } }: { about: Case }) {
  const say = useTranslation()
  const { t, locale } = say
  const date = useDate()
  const rows: { name: string; of: (version: Version) => string }[] = [
    { name: t("admin-disputes:agreement.price"), of: ({ price }) => priceText(price, say) },
    {
      name: t("admin-disputes:agreement.when"),
      of: ({ scheduledAt }) =>
        scheduledAt ? startText(scheduledAt, locale) : t("admin-disputes:agreement.noDate"),
    },
    {
      name: t("admin-disputes:agreement.included"),
      of: ({ included }) => included.join("\n") || t("admin-disputes:agreement.nothing"),
    },
    { name: t("admin-disputes:agreement.description"), of: ({ scopeText }) => scopeText },
  ]
  return (
    <CasePart title={t("admin-disputes:agreement.title", { count: versions.length })}>
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
                <th key={version} scope="col" className="min-w-48 py-2 pr-4 font-normal">
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
                {versions.map((version, at) => (
                  <Term key={version.version} text={of(version)} before={beforeOf(at, of)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </CasePart>
  )

  function beforeOf(at: number, of: (version: Version) => string): string | null {
    const before = versions[at - 1]
    return before ? of(before) : null
  }
}

function Term({ text, before }: { text: string; before: string | null }) {
  const { t } = useTranslation()
  if (before === null || before === text)
    return (
      <td className="py-2 pr-4 wrap-anywhere whitespace-pre-line">
        <MaskedText>{text}</MaskedText>
      </td>
    )
  return (
    <td className="bg-warn-soft px-2 py-2 font-semibold wrap-anywhere whitespace-pre-line text-warn-text">
      <span className="sr-only">{t("admin-disputes:agreement.changed")}: </span>
      <MaskedText>{text}</MaskedText>
    </td>
  )
}
