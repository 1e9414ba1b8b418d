import { setTimeout as pause } from "node:timers/promises"
import { megabytes, memoryOf, percentile, type Fault } from "./fault.ts"
import { aWorld } from "./world.ts"

const pages = ["/", "/tasks", "/providers", "/services", "/help", "/faq", "/tasks?q=shelf", "/signin"]

/** `npm run faults -- soak 120`: minutes of people at work and visitors at the pages. Memory must not grow. */
export const fault: Fault = async ({ times: minutes = 120, isPlanted }) => {
  if (minutes < 8) throw new Error("A soak compares its quarters: give it 8 minutes or more")
  const world = await aWorld({ hasWeb: true })
  try {
    const crowd = await world.people(3, 400)
    const wrong: string[] = []
    let visits = 0
    const state = { isOver: false }
    const visit = async () => {
      while (!state.isOver) {
        const path = pages[visits++ % pages.length] ?? "/"
        const status = await fetch(world.web.url + path, { headers: { accept: "text/html" } }).then(
          async (answer) => {
            await answer.text()
            return answer.status
          },
          () => 0,
        )
        if (status !== 200) wrong.push(`${path}: ${status}`)
        await pause(600)
      }
    }
    const visitors = [visit(), visit()]
    const leak: Buffer[] = []
    const samples: { api: number; web: number }[] = []
    for (let minute = 0; minute < minutes; minute += 1) {
      await Promise.race([crowd.busy, pause(60_000)])
      samples.push({ api: await memoryOf(world.api.pid()), web: await memoryOf(world.web.pid()) })
      // Planted: as if the API kept 20 MB more each minute.
      if (isPlanted) leak.push(Buffer.alloc(20 * 1024 * 1024, 1))
      if (minute % 10 === 9) {
        const last = samples.at(-1)
        console.log(
          `  ${minute + 1} min: ${crowd.ledger.answers} calls, ${visits} pages, API ${megabytes(last?.api ?? 0)}, web ${megabytes(last?.web ?? 0)}`,
        )
      }
    }
    state.isOver = true
    await Promise.all(visitors)
    const losses = await crowd.rest()
    const planted = leak.reduce((sum, { length }) => sum + length, 0)
    const apiGrowth = growth(samples.map(({ api }, at) => api + (planted * at) / samples.length))
    const webGrowth = growth(samples.map(({ web }) => web))
    const last = samples.at(-1) ?? { api: 0, web: 0 }
    return {
      figure:
        `${minutes} min: ${crowd.ledger.answers} calls, ${visits} pages, ${losses.length} losses, ${wrong.length} wrong; ` +
        `memory from the second quarter to the last: API ${percent(apiGrowth)} (${megabytes(last.api)}), web ${percent(webGrowth)} (${megabytes(last.web)})`,
      goal: "0 losses, memory grows by less than 10 percent",
      isMet: losses.length === 0 && wrong.length === 0 && apiGrowth < 0.1 && webGrowth < 0.1,
      details: [...losses.slice(0, 10), ...wrong.slice(0, 10)],
    }
  } finally {
    await world.close()
  }
}

/** Of the middle of the second quarter to that of the last: by then everything that is kept has been filled. */
function growth(samples: number[]): number {
  const quarter = Math.max(1, Math.floor(samples.length / 4))
  const early = percentile(samples.slice(quarter, quarter * 2), 0.5)
  const late = percentile(samples.slice(-quarter), 0.5)
  return early === 0 ? 0 : late / early - 1
}

const percent = (share: number) => `${share < 0 ? "" : "+"}${(share * 100).toFixed(1)} %`
