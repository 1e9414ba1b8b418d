import { Income } from "./income.tsx"
import type { StatsData } from "./load-stats.ts"
import { Numbers } from "./numbers.tsx"
import { OfferFunnel } from "./offer-funnel.tsx"
import { RankHints } from "./rank-hints.tsx"

export function StatsTab({ data }: { data: StatsData }) {
  return (
    <div className="mt-6 grid grid-cols-1 items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="grid min-w-0 grid-cols-1 gap-8">
        <Numbers data={data} />
        <Income data={data} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <OfferFunnel data={data} />
        <RankHints data={data} />
      </div>
    </div>
  )
}
