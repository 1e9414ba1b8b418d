import { join } from "node:path"
import fc from "fast-check"
import { z } from "zod"
import { hostileJson, nastyInEveryPlace, nearValid, validFor } from "./arbitraries.ts"
import type { Person } from "./people.ts"

/** One way in: `send` makes one call with this text as its input. */
export type Door = {
  name: string
  schema: z.ZodType | undefined
  /** Who is let in; others are turned away before their input is read. Without it everyone is let in. */
  access?: "public" | "user" | "admin"
  send: (who: Person, json: string) => Promise<{ status: number; text: string }>
}

// Between the two words of a query stand no braces: those are of JSON, where "select" is a kind of question.
const insides =
  /\bat \S+ \(|\.ts:\d|node_modules|\bselect\b[^{}]+\bfrom\b|insert into|violates|syntax error at|\/(home|app)\//i
const root = join(import.meta.dirname, "../../../..")
const showsInside = (text: string) => insides.test(text) || text.includes(root)

/**
 * Calls by one of those who are let in: drawn by chance, and with a nasty value in one place each. The others who are
 * let in run the same code, so fewer of theirs are enough, and fewer still by people who are turned away.
 */
type Effort = { random: number; nasty: number; others: number; turnedAway: number }

/** Who goes furthest into a procedure: a person with things of their own, where one is let in. */
const mostCurious = ["user", "admin", "visitor"]

const turnedAway = {
  public: [],
  user: ["visitor"],
  moderator: ["visitor", "user"],
  admin: ["visitor", "user"],
}

/** Sends input that is right, nearly right and hostile, as every person; says what broke. */
export async function fuzzProblems(door: Door, people: Record<string, Person>, effort: Effort) {
  const problems: string[] = []
  const { json, examples, fits } = inputsFor(door.schema)
  if (!fits)
    problems.push(`${door.name}: none of the inputs made for it fits its schema; teach arbitraries.ts`)
  const isIn = (name: string) => !turnedAway[door.access ?? "public"].some((one) => one === name)
  const first = mostCurious.find((name) => name in people && isIn(name))
  // At the same time: one waits for the database while another computes.
  const found = await Promise.all(
    Object.entries(people).map(([name, person]) => {
      const few = { json, examples: [], runs: isIn(name) ? effort.others : effort.turnedAway }
      const nasty = someOf(examples, effort.nasty).map((value) => JSON.stringify(value) ?? "null")
      const many = { json, examples: nasty, runs: effort.random }
      return problemAs(door, name, person, name === first ? many : few)
    }),
  )
  return [...problems, ...found.filter((problem) => problem !== null)]
}

/** Other ones each time. */
function someOf<Value>(all: Value[], count: number): Value[] {
  if (all.length <= count) return all
  const rest = [...all]
  return Array.from({ length: count }, () => rest.splice(Math.floor(Math.random() * rest.length), 1)).flat()
}

type Asked = { json: fc.Arbitrary<string>; examples: string[]; runs: number }

async function problemAs(door: Door, name: string, person: Person, { json, examples, runs }: Asked) {
  const result = await fc.check(
    fc.asyncProperty(json, async (input) => {
      const { status, text } = await door.send(person, input)
      // Node itself refuses a URL that is too long, before any of our code runs.
      if (status === 431) return
      if (status >= 500) throw new Error(`answered ${status}`)
      if (showsInside(text)) throw new Error(`showed its inside: ${text.slice(0, 200)}`)
      if (text !== "") JSON.parse(text)
    }),
    { examples: examples.map((text) => [text] as [string]), numRuns: examples.length + runs },
  )
  if (!result.failed) return null
  const why = result.errorInstance instanceof Error ? result.errorInstance.message : "?"
  const replay = `seed ${result.seed}, path ${result.counterexamplePath}`
  return `${door.name} as ${name}: ${why} to ${String(result.counterexample?.[0]).slice(0, 200)} (${replay})`
}

type Inputs = { json: fc.Arbitrary<string>; examples: unknown[]; fits: boolean }

/** Inputs as JSON text, because some of the worst (doubled keys, __proto__, half-written) are no JS value. */
function inputsFor(schema: z.ZodType | undefined): Inputs {
  if (!schema) return { json: hostileJson, examples: [], fits: true }
  const valid = validFor(
    z.toJSONSchema(schema, { io: "input", unrepresentable: "any", override: keepFormat }),
  )
  const json = fc.oneof(
    { weight: 2, arbitrary: valid.map((value) => JSON.stringify(value) ?? "null") },
    { weight: 5, arbitrary: nearValid(valid) },
    { weight: 2, arbitrary: hostileJson },
  )
  const some = fc.sample(valid, 30)
  // Of a few, the one with most of the optional fields: a nasty value goes into each place of it.
  const [fullest] = some.toSorted((a, b) => placesIn(b) - placesIn(a))
  const isRight = (value: unknown) => schema.safeParse(value).success
  // Of some schemas only one in fifty fits; a thousand misses are no accident.
  const fits = some.some(isRight) || fc.sample(valid, 1000).some(isRight)
  return { json, examples: nastyInEveryPlace(fullest), fits }
}

type Described = { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema }

/** A text that is measured before it is read (`z.string().max(…).pipe(z.email())`) is described without its format. */
function keepFormat({ zodSchema: { _zod }, jsonSchema }: Described) {
  if (_zod.def.type !== "pipe") return
  const { format } = z.toJSONSchema(_zod.def.out, { io: "input", unrepresentable: "any" })
  if (format) jsonSchema.format = format
}

function placesIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1
  return Object.values(value).reduce<number>((sum, part) => sum + placesIn(part), 1)
}
