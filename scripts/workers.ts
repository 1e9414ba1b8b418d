// Several processes of one server behind one port: `node scripts/workers.ts 2 <program>`.
// SIGHUP replaces them one by one and turns nobody away; each is told by SIGUSR2 that another one has its place. SIGTERM
// ends them all.
import cluster, { type Worker } from "node:cluster"
import { once } from "node:events"
import { metricsPortOf } from "./env.ts"

const [count = "1", program = ""] = process.argv.slice(2)
/** By their number, which says where each tells its figures. */
const workers = new Map<number, Worker>()
/** With those that finish what they have started after another one has their place. */
const alive = new Set<Worker>()
let isStopping = false
let replacing = Promise.resolve()

cluster.setupPrimary({ exec: program, args: [] })

/** One that takes the place of another leaves it there if it can't start. */
function start(number: number, old?: Worker): Worker {
  const worker = cluster.fork(metricsPortOf(number))
  workers.set(number, worker)
  alive.add(worker)
  let isListening = false
  worker.once("listening", () => (isListening = true))
  worker.once("exit", (code: number | null, signal: string | null) => {
    alive.delete(worker)
    if (isStopping) return endWhenEmpty()
    // Another one has its place already.
    if (workers.get(number) !== worker) return
    workers.delete(number)
    const how = `Worker ${number} ended by ${signal ?? `code ${code}`}`
    if (!isListening && old && alive.has(old)) {
      console.error(`${how} before it could answer; the one before it goes on`)
      return workers.set(number, old)
    }
    console.error(`${how}; starting another`)
    // One that can't even start would be restarted for ever. We end instead, and `npm start` or systemd decides.
    if (isListening) start(number)
    else stop(1)
  })
  return worker
}

function stop(code: number) {
  isStopping = true
  process.exitCode = code
  for (const worker of alive) worker.process.kill("SIGTERM")
  endWhenEmpty()
}

function endWhenEmpty() {
  if (alive.size === 0) process.exit()
}

async function replaceEach() {
  const before = new Map(workers)
  for (const [number, old] of before) {
    if (isStopping) return
    if (workers.get(number) !== old) continue
    const next = start(number, old)
    await Promise.race([once(next, "listening"), once(next, "exit")])
    if (isStopping || workers.get(number) !== next) return
    if (!alive.has(old)) continue
    const gone = once(old, "exit")
    old.process.kill("SIGUSR2")
    await gone
  }
}

for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => stop(0))
process.on("SIGHUP", () => {
  replacing = replacing.then(replaceEach)
})
for (let number = 0; number < Number(count); number += 1) start(number)
