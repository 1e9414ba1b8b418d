// A thread of its own, so that a busy load doesn't count as a slow answer.
import { setTimeout as pause } from "node:timers/promises"
import { parentPort, workerData } from "node:worker_threads"

const { url, headers } = workerData as { url: string; headers: Record<string, string> }
const state = { isOver: false }
parentPort?.once("message", () => (state.isOver = true))

const answered: number[] = []
let wrong = 0
while (!state.isOver) {
  const since = performance.now()
  const isOk = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) }).then(
    async (answer) => {
      await answer.text()
      return answer.ok
    },
    () => false,
  )
  if (isOk) answered.push(performance.now() - since)
  else wrong += 1
  await pause(20)
}
parentPort?.postMessage({ answered, wrong })
