import { once } from "node:events"
import { Worker } from "node:worker_threads"

/** Asks the same thing again and again until it is stopped. */
export function startProbe(url: string, headers: Record<string, string> = {}) {
  const worker = new Worker(new URL("./probe-worker.ts", import.meta.url), {
    workerData: { url, headers: { connection: "close", ...headers } },
  })
  return async () => {
    worker.postMessage("enough")
    const [found] = (await once(worker, "message")) as [{ answered: number[]; wrong: number }]
    return found
  }
}
