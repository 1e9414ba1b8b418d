import { lazyPage } from "../../blocks/lazy-page.tsx"

export const lazyStatsTab = lazyPage(() => import("./stats/stats-tab.tsx").then((module) => module.StatsTab))
