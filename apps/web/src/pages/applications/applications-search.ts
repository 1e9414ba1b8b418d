const groups = ["live", "won", "lost", "gone"] as const

interface ApplicationsSearch {
  tab?: "offers" | undefined
  /** Of the offers: those that wait, that won, that lost, that were taken back. */
  group?: (typeof groups)[number] | undefined
  page?: number | undefined
}

const mostPages = 500

export function readApplicationsSearch({ tab, group, page }: Record<string, unknown>): ApplicationsSearch {
  const number = Number(page)
  return {
    tab: tab === "offers" ? "offers" : undefined,
    group: groups.find((one) => one === group),
    page: Number.isInteger(number) && number > 1 && number <= mostPages ? number : undefined,
  }
}
