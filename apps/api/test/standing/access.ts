import type { AnyRouter } from "@trpc/server"
import type { Database } from "../../src/platform/db/client.ts"
import type { Access } from "../../src/platform/trpc.ts"
import { call, proceduresOf, type Procedure } from "./call.ts"
import type { People, Person } from "./people.ts"

/**
 * What a procedure is for. One that takes an id of something owned gives three inputs: of `user`'s own thing,
 * of `other`'s, and of one that doesn't exist; to `user` the last two must look exactly the same.
 */
export type AccessRow = {
  access: Access
  input?: (people: People, db: Database) => Promise<unknown>
  ids?: (people: People, db: Database) => Promise<{ own: unknown; foreign: unknown; missing: unknown }>
}

export type AccessTable = Record<string, AccessRow>

type Definition = { meta?: { access?: Access }; output?: unknown; inputs?: unknown[] }

/** All that is wrong, in sentences. Nothing is left out because nobody thought of it: the router is walked. */
export async function accessProblems(
  { api, db }: { api: { url: string }; db: Database },
  router: AnyRouter,
  table: AccessTable,
  people: People,
) {
  const procedures = proceduresOf(router)
  const known = new Set(procedures.map(({ path }) => path))
  const problems = Object.keys(table)
    .filter((path) => !known.has(path))
    .map((path) => `${path} stands in the table and does not exist`)

  for (const procedure of procedures) {
    const row = table[procedure.path]
    const found = declarationProblems(procedure, row)
    problems.push(...found)
    if (row && found.length === 0) problems.push(...(await callProblems(api.url, db, procedure, row, people)))
  }
  return problems
}

function declarationProblems({ path, procedure }: Procedure, row: AccessRow | undefined) {
  const { meta, output, inputs = [] } = procedure._def as unknown as Definition
  const problems: string[] = []
  if (!meta?.access)
    problems.push(`${path} declares no access: build it on public-, user-, moderator- or adminProcedure`)
  if (!output) problems.push(`${path} declares no output: add .output() with the fields that may leave`)
  if (!row) problems.push(`${path} has no row in the access table`)
  if (row && meta?.access && row.access !== meta.access) {
    problems.push(`${path} is ${meta.access} in the code and ${row.access} in the table`)
  }
  if (row && inputs.length > 0 && !row.input && !row.ids) {
    problems.push(`${path} takes an input, and its row gives none`)
  }
  return problems
}

const refusalOf: Record<Access, Partial<Record<keyof People, string>>> = {
  public: {},
  user: { visitor: "sign_in_needed", deactivated: "sign_in_needed", revoked: "sign_in_needed" },
  moderator: {
    visitor: "sign_in_needed",
    deactivated: "sign_in_needed",
    revoked: "sign_in_needed",
    user: "team_only",
    other: "team_only",
  },
  admin: {
    visitor: "sign_in_needed",
    deactivated: "sign_in_needed",
    revoked: "sign_in_needed",
    user: "admins_only",
    other: "admins_only",
    moderator: "admins_only",
  },
}

async function callProblems(
  apiUrl: string,
  db: Database,
  procedure: Procedure,
  row: AccessRow,
  people: People,
) {
  const problems: string[] = []
  const ids = await row.ids?.(people, db)
  // In rows for moderators, the administrator of the row is the one who calls.
  const asked = row.access === "moderator" ? { ...people, admin: people.moderator } : people
  const input = ids ? ids.own : await row.input?.(asked, db)
  const isForTeam = row.access === "admin" || row.access === "moderator"
  const ask = (who: Person, value: unknown) => call(apiUrl, procedure, who, JSON.stringify(value))

  async function knock([name, who]: [keyof People, Person]) {
    const expected = refusalOf[row.access][name]
    // What a moderator has decided, an administrator can't decide again: each has their own.
    const isOwnCase = row.access === "moderator" && name === "admin" && !ids
    const { status, text } = await ask(who, isOwnCase ? await row.input?.(people, db) : input)
    const refusal = refusalIn(text)
    // With ids, only their owner (and an admin of an admin's procedure) must get through; see below.
    const mustPass = !expected && (!ids || name === (isForTeam ? row.access : "user"))
    if (expected && refusal !== expected) {
      problems.push(
        `${procedure.path} as ${name}: expected ${expected}, got ${status} ${refusal ?? ""}`.trim(),
      )
    }
    if (mustPass && status !== 200) problems.push(`${procedure.path} as ${name}: expected 200, got ${status}`)
  }
  const all = Object.entries(people) as [keyof People, Person][]
  const isIn = ([name]: [keyof People, Person]) => refusalOf[row.access][name] === undefined
  // People who are turned away change nothing, so they call side by side. The others call one after the other.
  await Promise.all(all.filter((one) => !isIn(one)).map(knock))
  for (const one of all.filter(isIn)) await knock(one)
  if (!ids || isForTeam) return problems

  const foreign = withoutNumber(await ask(people.user, ids.foreign))
  const missing = withoutNumber(await ask(people.user, ids.missing))
  if (foreign !== missing) {
    problems.push(`${procedure.path}: a foreign thing answers ${foreign}, a missing one ${missing}`)
  }
  return problems
}

function refusalIn(text: string): string | null {
  const body = JSON.parse(text) as { error?: { data?: { refusal?: string } } }
  return body.error?.data?.refusal ?? null
}

function withoutNumber({ status, text }: { status: number; text: string }) {
  return `${status} ${text.replaceAll(/"requestId":"[^"]+"/g, '"requestId":""')}`
}
