// Many requests at the same time to one server after the other, in interleaved rounds.
import { Agent, request } from "node:http"
import { median } from "../rounds.ts"

const rounds = 5
const atOnce = 8
/** For one side in one round. */
const seconds = 15

export interface Call {
  url: string
  headers?: Record<string, string>
  body?: string
}

export interface Side extends Call {
  name: string
  /** How many in one round, if there's time. So many that what a server does on its own hardly counts. */
  calls: number
  /** The processor time that its processes have taken so far, in microseconds. */
  spent: () => Promise<number>
  /** The name of the side to compare it with. */
  against?: string
}

export const ask = ({ url, headers = {}, body }: Call, agent: Agent | false = false) =>
  new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = []
    const asked = request(url, { agent, headers, method: body ? "POST" : "GET" }, (response) => {
      response.on("data", (part: Buffer) => parts.push(part)).on("error", reject)
      response.on("end", () => {
        const answer = Buffer.concat(parts)
        if (response.statusCode === 200) resolve(answer)
        else reject(new Error(`${url} answered ${response.statusCode}: ${answer.toString().slice(0, 500)}`))
      })
    })
    asked.on("error", reject).end(body)
  })

/** On an overloaded machine a server may refuse some calls; they don't count, and of many the bench makes nothing. */
async function askMany(side: Side) {
  const end = performance.now() + seconds * 1000
  let left = side.calls
  // Of this round alone: what lies idle until the next one, the server may close just when it's used again.
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const done = { answered: 0, failed: 0, last: "" }
  const one = async () => {
    while (left-- > 0 && performance.now() < end)
      await ask(side, agent).then(
        () => (done.answered += 1),
        (error: unknown) => {
          done.failed += 1
          done.last = String(error)
        },
      )
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  agent.destroy()
  return done
}

/** Prints microseconds of processor time and requests per second of each side, and their ratios within the rounds. */
export async function compareLoads(sides: readonly Side[]) {
  const figures = new Map(
    sides.map(({ name }) => [name, { spent: [] as number[], perSecond: [] as number[] }]),
  )
  const of = (name: string) => figures.get(name) ?? { spent: [], perSecond: [] }
  for (let round = 0; round <= rounds; round += 1) {
    for (const side of sides) {
      const before = await side.spent()
      const since = performance.now()
      const { answered, failed, last } = await askMany(side)
      const took = (performance.now() - since) / 1000
      // The first round only warms up.
      if (round === 0) continue
      if (failed > answered / 20)
        throw new Error(`${side.name}: ${failed} of ${answered + failed} calls failed: ${last}`)
      of(side.name).spent.push(((await side.spent()) - before) / answered)
      of(side.name).perSecond.push(answered / took)
    }
  }
  for (const { name, against } of sides) {
    const { spent, perSecond } = of(name)
    console.log(
      `${name.padEnd(48)} ${Math.round(median(spent))} µs, ${median(perSecond).toFixed(1)} per second`,
    )
    if (!against) continue
    const other = of(against)
    const faster = perSecond.map((one, round) => one / (other.perSecond[round] ?? Number.NaN))
    const cheaper = spent.map((one, round) => (other.spent[round] ?? Number.NaN) / one)
    console.log(`  of ${against}: ${spread(faster)} the requests per second`)
    console.log(`  ${" ".repeat(against.length + 3)} ${spread(cheaper)} the requests per processor time`)
  }
}

function spread(ratios: number[]) {
  const shown = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map((one) => one.toPrecision(3))
  return `${shown[0]} times (${shown[1]} to ${shown[2]})`
}
