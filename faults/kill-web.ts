import { setTimeout as pause } from "node:timers/promises"
import { percentile, seconds, type Fault } from "./fault.ts"
import { aWorld } from "./world.ts"

/** The web keeps nothing of its own, so a kill may cost pages under way, and no page after it. */
export const fault: Fault = async ({ times = 20, isPlanted }) => {
  const world = await aWorld({ hasWeb: true })
  const back: number[] = []
  const wrong: string[] = []
  let pages = 0
  const state = { isOver: false }
  let isDown = false
  const paths = ["/", "/tasks", "/providers", "/services", "/help"]
  const visitor = async (at: number) => {
    while (!state.isOver) {
      const path = paths[(at + pages) % paths.length] ?? "/"
      const wasDown = isDown
      try {
        const answer = await fetch(world.web.url + path, { headers: { accept: "text/html" } })
        const html = await answer.text()
        pages += 1
        if (answer.status !== 200 || !html.includes("</html>")) wrong.push(`${path}: ${answer.status}`)
      } catch {
        if (!wasDown && !isDown) wrong.push(`${path}: no answer while the server ran`)
        await pause(20)
      }
    }
  }
  try {
    const visitors = Array.from({ length: 4 }, (_, at) => visitor(at))
    for (let time = 0; time < times; time += 1) {
      await pause(300 + Math.random() * 700)
      const since = performance.now()
      isDown = true
      await world.web.kill()
      if (!isPlanted) await world.web.start()
      else await world.web.start({ UI_URL: "http://planted.invalid", API_INTERNAL_URL: "http://127.0.0.1:1" })
      isDown = false
      back.push(performance.now() - since)
    }
    state.isOver = true
    await Promise.all(visitors)
    return {
      figure: `${times} kills, ${pages} pages, ${wrong.length} of them wrong; ready again after ${seconds(percentile(back, 0.5))} (at most ${seconds(Math.max(...back))})`,
      goal: "every page that is answered is whole",
      isMet: wrong.length === 0,
      details: wrong.slice(0, 10),
    }
  } finally {
    state.isOver = true
    await world.close()
  }
}
