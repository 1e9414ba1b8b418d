const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export type TimeLeft = [count: number, unit: "day" | "hour" | "minute"]

/** Every deadline is counted alike: to the nearest whole day, under two days in hours, under two hours in minutes. */
export function timeLeft(ms: number): TimeLeft {
  if (ms >= 2 * day) return [Math.round(ms / day), "day"]
  if (ms >= 2 * hour) return [Math.round(ms / hour), "hour"]
  return [Math.max(1, Math.ceil(ms / minute)), "minute"]
}
