// How many people two cores carry on a busy evening, and which process is full first. bench/README.md says how the
// people are modelled. `npm run bench -- evening --people 50,100 --tasks 5000` is a quick try.
import { fork } from "node:child_process"
import { once } from "node:events"
import { setTimeout as pause } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { learnFacts, warmUp } from "./evening/facts.ts"
import { fill, type Filled } from "./evening/fill.ts"
import type { Figures } from "./evening/figures.ts"
import type { Told } from "./evening/load.ts"
import { readSpent, report, sharesOf, type Spent } from "./evening/report.ts"
import { withWorld } from "./evening/world.ts"

const { values: given } = parseArgs({
  // The names of benches.
  allowPositionals: true,
  options: {
    people: { type: "string", default: "500,1000,2000,3000,5000" },
    /** A fifth as many doers. */
    tasks: { type: "string", default: "100000" },
    warm: { type: "string", default: "30" },
    seconds: { type: "string", default: "60" },
    /** A folder for processor profiles of both servers. */
    profile: { type: "string" },
  },
})
const steps = given.people.split(",").map(Number)
const tasks = Number(given.tasks)
const [warm, seconds] = [Number(given.warm), Number(given.seconds)]
/** More would be another bench: the load is one process, and each live connection is one of its files. */
const mostPeople = 10_000
const warmingUp = { rounds: 4, mostMs: 60_000 }
const idleMs = 15_000

if (!steps.every((people) => people > 0 && people <= mostPeople) || !(tasks > 0)) {
  throw new Error(`People are numbers up to ${mostPeople}, one after the other: --people 500,1000`)
}

let filled: Filled = { doers: [], talks: [] }
const prepare: Parameters<typeof withWorld>[0]["prepare"] = async (db) => {
  const since = performance.now()
  const doers = Math.round(tasks / 5)
  filled = await fill(db, { tasks, doers, pairs: Math.ceil((Math.max(...steps) * 0.3) / 2) + 1 })
  console.log(`${tasks} tasks and ${doers} doers in ${Math.round((performance.now() - since) / 1000)} s`)
}

await withWorld({ prepare, profile: given.profile }, async (world) => {
  const facts = await learnFacts(world, filled)
  await warmUp(facts, warmingUp)
  const load = fork(fileURLToPath(new URL("evening/load.ts", import.meta.url)), { detached: true })
  const ended = once(load, "exit")
  const hear = async () => {
    const [heard] = await Promise.race([once(load, "message"), ended.then(() => [])])
    if (heard === undefined) throw new Error("the load has ended")
    return heard as unknown
  }
  const tell = (told: Told) => load.send(told)
  try {
    await hear()
    tell({ facts })
    const idle = await idleShares(() => readSpent(world, load.pid ?? 0))
    let carried = 0
    for (const people of steps) {
      tell({ people, overMs: warm * 500 })
      await pause(warm * 1000)
      const before = await readSpent(world, load.pid ?? 0)
      tell("begin")
      await pause(seconds * 1000)
      tell("end")
      const figures = (await hear()) as Figures
      const after = await readSpent(world, load.pid ?? 0)
      if (!report({ people, figures, shares: sharesOf(before, after), idle })) break
      carried = people
    }
    console.log(`\nthe most people that were carried: ${carried}`)
  } finally {
    if (load.connected) load.disconnect()
    await ended
  }
})

/** What runs when nobody is there: jobs, timers, checks. */
async function idleShares(read: () => Promise<Spent>) {
  const before = await read()
  await pause(idleMs)
  return sharesOf(before, await read())
}
