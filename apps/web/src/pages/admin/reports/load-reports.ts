import {
  reportReasons,
  reportTargets,
  type ReportReason,
  type ReportTarget,
} from "@doable/domain/report/status"
import { dayOf } from "@doable/domain/time/market-day"
import type { ApiClient } from "../../../session/api-client.ts"
import type { RouterContext } from "../../../session/router-context.ts"
import { readId, readPage } from "../frame/admin-search.ts"

export const reportTabs = ["open", "mine", "decided"] as const
export const reportsPerPage = 25

export interface ReportSearch {
  tab?: "mine" | "decided" | undefined
  page?: number | undefined
  reason?: ReportReason | undefined
  /** What is being decided about. */
  type?: ReportTarget | undefined
  target?: string | undefined
}

export function readReportSearch({ tab, page, reason, type, target }: Record<string, unknown>): ReportSearch {
  return {
    tab: (["mine", "decided"] as const).find((one) => one === tab),
    page: readPage(page),
    reason: reportReasons.find((one) => one === reason),
    type: reportTargets.find((one) => one === type),
    target: readId(target),
  }
}

export type ReportCase = Awaited<ReturnType<ApiClient["adminReport"]["getByTarget"]["query"]>>

export type ReportFigures = Awaited<ReturnType<ApiClient["adminReport"]["getFigures"]["query"]>>

/** As many as the card under the chart shows. */
const mostToday = 5

/** The list is null when it can't be had; the case too, also when there's none. */
export async function loadReports({ api }: RouterContext, search: ReportSearch) {
  const { tab = "open", page = 1, reason, type, target } = search
  const { adminReport } = await api()
  const pagination = { limit: reportsPerPage, offset: (page - 1) * reportsPerPage }
  const now = new Date()
  const [list, figures, newest, found] = await Promise.all([
    adminReport.getList.query({ tab, reasonCode: reason, pagination }).catch(() => null),
    adminReport.getFigures.query().catch(() => null),
    tab === "decided"
      ? null
      : adminReport.getList
          .query({ tab: "decided", pagination: { limit: mostToday, offset: 0 } })
          .catch(() => null),
    type && target
      ? adminReport.getByTarget
          .query({ targetType: type, targetId: target })
          .then((opened) => ({ opened, isFailed: false }))
          .catch((error: unknown) => ({ opened: null, isFailed: !isRefusal(error) }))
      : { opened: null, isFailed: false },
  ])
  const isToday = (at: string | null) => at !== null && dayOf(new Date(at)) === dayOf(now)
  return {
    tab,
    page,
    reason,
    list,
    figures,
    today: newest?.data.filter(({ decidedAt }) => isToday(decidedAt)) ?? [],
    ...found,
    openedId: type && target ? target : null,
    now: now.toISOString(),
  }
}

/** It isn't there, or it's not this person's to see; anything else may work the next time. */
const isRefusal = (error: unknown) =>
  Boolean((error as { data?: { refusal?: string | null } } | null)?.data?.refusal)
