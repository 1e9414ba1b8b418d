import { beforeAll, describe, expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aUser } from "../../../test/factories.ts"
import { isLong } from "../../../test/env.ts"

const world = anApi()
const password = "green-door-42"
/** Times are measured by `npm run test:long` alone, on a machine that does nothing else; the answers always. */
const rounds = isLong ? { least: 15, most: 60 } : { least: 3, most: 3 }

/** Each call for a fresh address: what is counted per address must not be what makes the difference. */
const calls: Record<string, (email: string) => Promise<Response>> = {
  "a sign-in": (email) => world.post("/api/auth/sign-in/email", { email, password: "wrong" }),
  "a sign-up": (email) => world.post("/api/auth/sign-up/email", { email, password: "blue-window-17" }),
  "a forgotten password": (email) => world.post("/api/auth/request-password-reset", { email }),
  "another letter to confirm": (email) => world.post("/api/auth/send-verification-email", { email }),
}

/** People with accounts, all with one hash: a hash per person would take longer than the measurement. */
let known: string[] = []
let nobody = 0
const unknown = () => `nobody-${(nobody += 1)}@example.com`

beforeAll(async () => {
  const { id } = await aUser(world.db, { password })
  const needed = Object.keys(calls).length * (rounds.most + 2)
  const people = await Promise.all(Array.from({ length: needed }, () => aUser(world.db)))
  known = people.map(({ email }) => email)
  const copy = `insert into accounts (id, user_id, account_id, provider_id, password)
    select gen_random_uuid(), $1, $1, provider_id, password from accounts where user_id = $2`
  for (const person of people) await world.db.$client.query(copy, [person.id, id])
})

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

async function timeOf(call: () => Promise<Response>) {
  const start = performance.now()
  const response = await call()
  const body = await response.text()
  return { ms: performance.now() - start, answer: { status: response.status, body } }
}

/** What differs from call to call for everyone: numbers, moments and the address itself. */
const alike = (body: string, email: string) =>
  body
    .replaceAll(email, "address")
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "id")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "moment")

describe("an address with an account is answered like one without, in the long run in the same time", () => {
  test.each(Object.entries(calls))("for %s", async (_name, call) => {
    // The first calls warm up what is loaded once.
    for (const email of [known.pop() ?? "", unknown()]) await timeOf(() => call(email))
    const times = { known: [] as number[], unknown: [] as number[] }
    const answers = new Set<string>()
    const ratio = () => median(times.known) / median(times.unknown)
    const isAlike = () => ratio() > 0.5 && ratio() < 2
    // A machine busy with other things is measured longer; a difference that is there only shows more clearly.
    for (let round = 0; round < rounds.least || (round < rounds.most && !isAlike()); round += 1) {
      // In turns, each first as often as the other, so that a busy moment falls on both.
      const order = round % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const)
      for (const kind of order) {
        const email = kind === "known" ? (known.pop() ?? "") : unknown()
        const { ms, answer } = await timeOf(() => call(email))
        times[kind].push(ms)
        answers.add(`${answer.status} ${alike(answer.body, email)}`)
      }
    }
    expect([...answers]).toHaveLength(1)
    if (!isLong) return
    // Generous, for a busy machine; a hash more or less, or an email sent right away, would be several times that.
    expect(ratio()).toBeGreaterThan(0.5)
    expect(ratio()).toBeLessThan(2)
  })
})
