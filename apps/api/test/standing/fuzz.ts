import type { AnyRouter } from "@trpc/server"
import fc from "fast-check"
import { z } from "zod"
import { hostileJson, nastyInEveryPlace, nearValid, validFor } from "./arbitraries.ts"
import { call, proceduresOf } from "./call.ts"
import type { Person } from "./people.ts"

type Options = { apiUrl: string; router: AnyRouter; people: Record<string, Person>; runs: number }

const insides =
  /\bat \S+ \(|\.ts:\d|node_modules|\bselect\b.+\bfrom\b|insert into|violates|syntax error at|\/(work|home|app)\//i

/** Sends every procedure, as every person, input that is right, nearly right and hostile; says what broke. */
export async function fuzzProblems({ apiUrl, router, people, runs }: Options): Promise<string[]> {
  const problems: string[] = []
  for (const procedure of proceduresOf(router)) {
    const { json, examples } = inputsFor(procedure.procedure._def as { inputs?: unknown[] })
    for (const [name, person] of Object.entries(people)) {
      const result = await fc.check(
        fc.asyncProperty(json, async (input) => {
          const { status, text } = await call(apiUrl, procedure, person, input)
          // Node itself refuses a URL that is too long, before any of our code runs.
          if (status === 431) return
          if (status >= 500) throw new Error(`answered ${status}`)
          if (insides.test(text)) throw new Error(`showed its inside: ${text.slice(0, 200)}`)
          JSON.parse(text)
        }),
        { examples, numRuns: examples.length + runs },
      )
      if (!result.failed) continue
      const why = result.errorInstance instanceof Error ? result.errorInstance.message : "?"
      const replay = `seed ${result.seed}, path ${result.counterexamplePath}`
      problems.push(
        `${procedure.path} as ${name}: ${why} to ${String(result.counterexample?.[0]).slice(0, 200)} (${replay})`,
      )
    }
  }
  return problems
}

type Inputs = { json: fc.Arbitrary<string>; examples: [string][] }

/** Inputs as JSON text, because some of the worst (doubled keys, __proto__, half-written) are no JS value. */
function inputsFor({ inputs = [] }: { inputs?: unknown[] }): Inputs {
  const [schema] = inputs
  if (!schema) return { json: hostileJson, examples: [] }
  const valid = validFor(z.toJSONSchema(schema as z.ZodType, { io: "input", unrepresentable: "any" }))
  const json = fc.oneof(
    { weight: 2, arbitrary: valid.map((value) => JSON.stringify(value) ?? "null") },
    { weight: 5, arbitrary: nearValid(valid) },
    { weight: 2, arbitrary: hostileJson },
  )
  // The longest of a few has most of the optional fields.
  const [fullest] = fc.sample(valid, 30).toSorted((a, b) => lengthOf(b) - lengthOf(a))
  return { json, examples: nastyInEveryPlace(fullest).map((text) => [text]) }
}

function lengthOf(value: unknown) {
  return JSON.stringify(value)?.length ?? 0
}
