import type { ReportTarget } from "@doable/domain/report/status"
import type { Translate } from "../i18n/use-translation.ts"

interface Reported {
  targetType: ReportTarget
  snippet: string
  subjectName: string | null
}

/** "Review by Sergiu L.": what was reported, in short. */
export function targetWords({ targetType, snippet, subjectName }: Reported, t: Translate): string {
  return t(`report:of.${targetType}`, { snippet, name: subjectName ?? t("report:gone") })
}
