import type { MaterialKind, TimingKind } from "../task/status.ts"
import { dayOf } from "../time/market-day.ts"

type Offered = { canStartAt: Date | null; hasMaterials: boolean }
type Wanted = { timing: { kind: TimingKind; date: string | null } | null; materials: MaterialKind }

export type Misfit = "day" | "materials"

/** Where an offer doesn't go with what the task says by now. */
export function misfits({ canStartAt, hasMaterials }: Offered, { timing, materials }: Wanted): Misfit[] {
  const found: Misfit[] = []
  if (canStartAt && timing?.date) {
    const day = dayOf(canStartAt)
    const isOff =
      timing.kind === "on_date" ? day !== timing.date : timing.kind === "before_date" && day > timing.date
    if (isOff) found.push("day")
  }
  if (hasMaterials && materials === "customer_brings") found.push("materials")
  return found
}
