import { reportTargets, type ReportTarget } from "@doable/domain/report/status"
import type { ApiClient } from "../../../session/api-client.ts"
import type { RouterContext } from "../../../session/router-context.ts"
import { readId, readPage } from "../frame/admin-search.ts"

export const reportTabs = ["open", "mine", "decided"] as const
export const reportsPerPage = 25

export interface ReportSearch {
  tab?: "mine" | "decided" | undefined
  page?: number | undefined
  /** What is being decided about. */
  type?: ReportTarget | undefined
  target?: string | undefined
}

export function readReportSearch({ tab, page, type, target }: Record<string, unknown>): ReportSearch {
  return {
    tab: (["mine", "decided"] as const).find((one) => one === tab),
    page: readPage(page),
    type: reportTargets.find((one) => one === type),
    target: readId(target),
  }
}

export type ReportCase = Awaited<ReturnType<ApiClient["adminReport"]["getByTarget"]["query"]>>

export type ReportFigures = Awaited<ReturnType<ApiClient["adminReport"]["getFigures"]["query"]>>

/** The list is null when it can't be had; the case too, also when there's none. */
export async function loadReports({ api }: RouterContext, search: ReportSearch) {
  const { tab = "open", page = 1, type, target } = search
  const { adminReport } = await api()
  const pagination = { limit: reportsPerPage, offset: (page - 1) * reportsPerPage }
  const [list, figures, opened] = await Promise.all([
    adminReport.getList.query({ tab, pagination }).catch(() => null),
    adminReport.getFigures.query().catch(() => null),
    type && target
      ? adminReport.getByTarget.query({ targetType: type, targetId: target }).catch(() => null)
      : null,
  ])
  return {
    tab,
    page,
    list,
    figures,
    opened,
    isOpened: Boolean(type && target),
    now: new Date().toISOString(),
  }
}
