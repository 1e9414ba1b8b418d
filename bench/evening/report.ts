import { busyCores, cpuOfFamily, cpuOfMainThread, cpuOfProcess } from "../processor-time.ts"
import { kinds, percentile, type Figures } from "./figures.ts"
import type { World } from "./world.ts"

const limitMs = 150
/** Rarer ones have no p99. */
const leastAnswers = 100

/** Microseconds of processor time so far, and when. */
export async function readSpent({ pids }: World, load: number) {
  return {
    at: performance.now(),
    "the API": await cpuOfProcess(pids.api),
    "its main thread": await cpuOfMainThread(pids.api),
    "the web server": await cpuOfProcess(pids.web),
    "its main thread too": await cpuOfMainThread(pids.web),
    PostgreSQL: await cpuOfFamily(pids.postmaster),
    "the load": await cpuOfProcess(load),
    "the machine": await busyCores(),
  }
}
export type Spent = Awaited<ReturnType<typeof readSpent>>
type Shares = Record<keyof Spent, number>

/** Of one core, in the time between. */
export function sharesOf(before: Spent, after: Spent): Shares {
  const elapsed = (after.at - before.at) * 1000
  const shares = Object.entries(after).map(([name, now]) => [
    name,
    (now - before[name as keyof Spent]) / elapsed,
  ])
  return Object.fromEntries(shares) as Shares
}

type Step = { people: number; figures: Figures; shares: Shares; idle: Shares }

/** Says how it went, and whether it went well. */
export function report({ people, figures, shares, idle }: Step): boolean {
  const { times, errors, lags, requests, seconds } = figures
  console.log(`\n${people} people, ${Math.round(requests / seconds)} requests a second`)
  let slowest = 0
  for (const kind of kinds) {
    const p99 = percentile(times[kind], 0.99)
    if (kind !== "file" && times[kind].length >= leastAnswers) slowest = Math.max(slowest, p99)
    const count = String(times[kind].length).padStart(6)
    console.log(`  ${kind.padEnd(20)} ${count}  p50 ${ms(percentile(times[kind], 0.5))}  p99 ${ms(p99)}`)
  }
  console.log(
    `  the load was late by         p50 ${ms(percentile(lags, 0.5))}  p99 ${ms(percentile(lags, 0.99))}`,
  )
  // Whatever runs without people doesn't grow with them.
  const each = (name: keyof Spent) => (shares[name] - idle[name]) / people
  for (const name of ["the API", "the web server", "PostgreSQL", "the load"] as const) {
    const micros = Math.round(each(name) * 1_000_000)
    console.log(
      `  ${name.padEnd(20)} ${shares[name].toFixed(3)} of a core, without people ${idle[name].toFixed(3)}: ` +
        `${micros} µs for a person's second`,
    )
  }
  const own = ["the API", "the web server", "PostgreSQL"] as const
  const sum = (value: (name: keyof Spent) => number) => own.reduce((total, name) => total + value(name), 0)
  const others = Math.max(0, shares["the machine"] - sum((name) => shares[name]) - shares["the load"])
  console.log(`  other programs used ${others.toFixed(2)} cores`)
  const most = (cores: number, fixed: number, perPerson: number) => Math.round((cores - fixed) / perPerson)
  const all = most(
    2,
    sum((name) => idle[name]),
    sum(each),
  )
  const api = most(1, idle["its main thread"], each("its main thread"))
  const web = most(1, idle["its main thread too"], each("its main thread too"))
  console.log(
    `  both cores would be full at ${all} people, the API's thread at ${api}, the web server's at ${web}`,
  )
  for (const [name, count] of Object.entries(errors)) console.log(`  ${count} errors: ${name}`)
  const isFine = slowest < limitMs && Object.keys(errors).length === 0
  if (!isFine)
    console.log(`  not carried: p99 is ${ms(slowest).trim()}, the limit ${limitMs} ms and no errors`)
  return isFine
}

function ms(value: number) {
  return `${value.toFixed(1).padStart(8)} ms`
}
