import { MyOffers } from "../../offer/my-offers.tsx"
import type { OffersData } from "./load-dashboard.ts"
import { LostOffers } from "./lost-offers.tsx"

export function OffersTab({ shown: { offers, lost }, now }: { shown: OffersData; now: number }) {
  return (
    <div className="mt-5 grid grid-cols-1 items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_348px]">
      <div className="min-w-0">
        <MyOffers data={offers} at="/providers/dashboard" />
      </div>
      <LostOffers lost={lost} now={now} group={offers?.group} />
    </div>
  )
}
