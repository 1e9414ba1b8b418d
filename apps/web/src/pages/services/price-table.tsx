import { useTranslation } from "../../i18n/use-translation.ts"
import { budgetText, priceText } from "../../blocks/text/market-text.ts"
import { Table, TableBody, TableHead, Td, Th, Tr } from "../../ui/data/table.tsx"
import { Disclosure } from "../../ui/layout/disclosure.tsx"
import type { UsualPrice } from "./usual-prices.tsx"

/** The same prices as numbers, one under the other. */
export function PriceTable({ prices }: { prices: readonly UsualPrice[] }) {
  const say = useTranslation()
  const { t } = say
  return (
    <Disclosure title={t("services:usual.table.show")} className="mt-1">
      <Table caption={t("services:usual.title")}>
        <TableHead>
          <Th>{t("services:usual.table.kind")}</Th>
          <Th numeric>{t("services:usual.table.middle")}</Th>
          <Th numeric>{t("services:usual.table.range")}</Th>
          <Th numeric>{t("services:usual.table.jobs")}</Th>
        </TableHead>
        <TableBody>
          {prices.map(({ slug, name, currency, p25, p50, p75, sample }) => (
            <Tr key={slug}>
              <Td className="font-semibold">{name}</Td>
              <Td numeric label={t("services:usual.table.middle")}>
                {priceText({ amount: p50, currency }, say)}
              </Td>
              <Td numeric label={t("services:usual.table.range")}>
                {budgetText(
                  { kind: "range", min: { amount: p25, currency }, max: { amount: p75, currency } },
                  say,
                )}
              </Td>
              <Td numeric label={t("services:usual.table.jobs")}>
                {sample}
              </Td>
            </Tr>
          ))}
        </TableBody>
      </Table>
    </Disclosure>
  )
}
