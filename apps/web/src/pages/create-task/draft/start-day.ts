export const startDays = ["flexible", "today", "tomorrow", "week"] as const
export type StartDay = (typeof startDays)[number]

/** The longest text that an address carries through the sign-up as well. */
export const longestWish = 100
export const longestBudget = 20

export function readStartDay(value: unknown): StartDay | undefined {
  return startDays.find((day) => day === value)
}
