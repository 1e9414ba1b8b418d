import type { RouterContext } from "../router.tsx"

export interface HomeNumbers {
  done: number
  doers: number
  first: { unit: "minutes" | "hours"; count: number } | null
}

/** Null where they could not be had: the page is whole without them. */
export async function loadHomeNumbers({ api: connect }: RouterContext): Promise<HomeNumbers | null> {
  try {
    const {
      completedTasks,
      doers,
      firstOfferMinutes: minutes,
    } = await (await connect()).stats.getPublic.query()
    const hours = { unit: "hours", count: Math.round((minutes ?? 0) / 60) } as const
    const first =
      minutes === null ? null : minutes < 100 ? ({ unit: "minutes", count: minutes } as const) : hours
    return { done: completedTasks, doers, first }
  } catch {
    return null
  }
}
