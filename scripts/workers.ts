// Several processes of one server behind one port: `node scripts/workers.ts 2 <program>`.
// SIGHUP replaces them one by one and turns nobody away. SIGTERM ends them all.
import cluster, { type Worker } from "node:cluster"
import { once } from "node:events"
import { metricsPortOf } from "./env.ts"

const [count = "1", program = ""] = process.argv.slice(2)
/** By their number, which says where each tells its figures. */
const workers = new Map<number, Worker>()
let isStopping = false
let replacing = Promise.resolve()

cluster.setupPrimary({ exec: program, args: [] })

function start(number: number): Worker {
  const worker = cluster.fork(metricsPortOf(number))
  workers.set(number, worker)
  let isListening = false
  worker.once("listening", () => (isListening = true))
  worker.once("exit", (code: number | null, signal: string | null) => {
    // Another one has its place already.
    if (workers.get(number) !== worker) return
    workers.delete(number)
    if (isStopping) return endWhenEmpty()
    console.error(`Worker ${number} ended by ${signal ?? `code ${code}`}; starting another`)
    // One that can't even start would be restarted for ever. We end instead, and `npm start` or systemd decides.
    if (isListening) start(number)
    else stop(1)
  })
  return worker
}

function stop(code: number) {
  isStopping = true
  process.exitCode = code
  for (const worker of workers.values()) worker.process.kill("SIGTERM")
  endWhenEmpty()
}

function endWhenEmpty() {
  if (workers.size === 0) process.exit()
}

async function replaceEach() {
  const before = new Map(workers)
  for (const [number, old] of before) {
    if (isStopping) return
    const next = start(number)
    await Promise.race([once(next, "listening"), once(next, "exit")])
    const gone = once(old, "exit")
    old.process.kill("SIGTERM")
    await gone
  }
}

for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => stop(0))
process.on("SIGHUP", () => {
  replacing = replacing.then(replaceEach)
})
for (let number = 0; number < Number(count); number += 1) start(number)
