import { liveOffers } from "@doable/domain/offer/limits"
import { numberFormat } from "@doable/words/format"
import { Check } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Card } from "../../ui/layout/card.tsx"

const levels = ["new", "phone", "verified"] as const

/** What each level opens: a number, or whether it does. */
const rows = {
  search: [true, true, true],
  offers: [0, liveOffers.others, liveOffers.verified],
  badge: [false, true, true],
  documents: [false, false, true],
  onlyVerified: [false, false, true],
} as const

const rowKeys = Object.keys(rows) as (keyof typeof rows)[]

/** What a doer can do at each level of verification. */
export function LevelsTable() {
  const { t } = useTranslation()
  return (
    <section className="min-w-0" aria-labelledby="levels">
      <h2 id="levels" className="display display-36">
        {t("how:levels.title")}
      </h2>
      <p className="mt-2 mb-6 max-w-[62ch] text-ink-2">{t("how:levels.text")}</p>
      <Card>
        <table className="w-full text-15 hyphens-auto max-md:table-fixed max-md:text-14">
          <thead>
            <tr className="border-b border-line align-bottom">
              <td className="relative w-[31%] p-3 md:px-5">
                <span className="sr-only">{t("how:levels.title")}</span>
              </td>
              {levels.map((level) => (
                <th
                  key={level}
                  scope="col"
                  className="px-1 py-3 text-center font-semibold max-md:text-13 md:px-5"
                >
                  {t(`how:levels.${level}.name`)}
                  <span className="block text-13 font-normal text-ink-2 max-md:hidden">
                    {t(`how:levels.${level}.how`)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rowKeys.map((key) => (
              <tr key={key}>
                <th scope="row" className="py-3 pr-1 pl-3 text-left font-normal md:px-5">
                  {t(`how:levels.rows.${key}`)}
                </th>
                {rows[key].map((value, at) => (
                  <td key={levels[at]} className="relative px-1 py-3 text-center md:px-5">
                    <Value value={value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  )
}

function Value({ value }: { value: number | boolean }) {
  const { t, locale } = useTranslation()
  if (typeof value === "number") {
    return <span className="font-semibold tabular-nums">{numberFormat(locale).format(value)}</span>
  }
  return (
    <>
      {value ? (
        <Check size={20} strokeWidth={2.2} aria-hidden="true" className="mx-auto text-ok-text" />
      ) : (
        <span aria-hidden="true" className="text-ink-3">
          –
        </span>
      )}
      <span className="sr-only">{t(value ? "how:levels.yes" : "how:levels.no")}</span>
    </>
  )
}
