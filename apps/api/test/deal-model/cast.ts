import { TRPCError } from "@trpc/server"
import { Refused } from "@doable/domain/refusal"
import type { Context } from "../../src/platform/context.ts"
import type { Database } from "../../src/platform/db/client.ts"
import { appRouter } from "../../src/router.ts"
import { as, aUser } from "../factories.ts"
import { aCompleteProvider } from "../provider-factories.ts"
import { aPlace, aTask } from "../task-factories.ts"
import { monthAgo } from "../task-world.ts"

const cap = 3
const doerCount = 4
/** Where the task is, as its owner and the hired doer may see it. */
export const address = "Strada Zquiet 7, ap. 12"

/** The hour that all people of a history share. Every look at it is a moment later than the one before. */
export class Clock {
  #now = Date.now()

  readonly now = (): Date => {
    this.#now += 1
    return new Date(this.#now)
  }

  pass(ms: number): void {
    this.#now += ms
  }
}

export type Outcome = { told: "done"; answer: unknown } | { told: string; answer: null }
export type Person = {
  id: string
  profileId: string | null
  /** The procedure's answer, or the refusal's code; our own faults are thrown. */
  call: (procedure: string, input: unknown) => Promise<Outcome>
}
export type Cast = {
  db: Database
  clock: Clock
  owner: Person
  doers: Person[]
  stranger: Person
  admin: Person
  people: Person[]
  taskId: string
}

type Procedures = Record<string, Record<string, (input: unknown) => Promise<unknown>>>

/** Through the whole procedure, with its input and output schemas, by someone who is read again for every call. */
function personOf(
  db: Database,
  clock: Clock,
  user: Awaited<ReturnType<typeof aUser>>,
  profileId: string | null,
) {
  const still = as(user, db)
  const readAnew: Context["whoIsCalling"] = async () => {
    const found = await db.$client.query<{ status: "active" | "deactivated"; role: "USER" }>({
      name: "who_is_it",
      text: "select status, role from users where id = $1",
      values: [user.id],
    })
    // Deactivated people can't make calls.
    if (found.rows[0]?.status === "deactivated") return null
    return { ...still.user, ...found.rows[0] }
  }
  const ctx: Context = { ...still, now: clock.now, whoIsCalling: readAnew }
  const procedures = appRouter.createCaller(ctx) as unknown as Procedures
  return {
    id: user.id,
    profileId,
    call: async (procedure: string, input: unknown): Promise<Outcome> => {
      const [noun = "", verb = ""] = procedure.split(".")
      try {
        return { told: "done", answer: await procedures[noun]?.[verb]?.(input) }
      } catch (error) {
        if (error instanceof TRPCError && error.cause instanceof Refused) {
          return { told: error.cause.code, answer: null }
        }
        throw error
      }
    },
  }
}

/** People who have never met, and an open task. */
export async function aCast(db: Database): Promise<Cast> {
  const clock = new Clock()
  await aPlace(db, { id: "chisinau" })
  const aPerson = async (given: Parameters<typeof aUser>[1] & { isDoer?: boolean }) => {
    const { isDoer, ...columns } = given
    const user = await aUser(db, { createdAt: monthAgo(), ...columns })
    const profile = isDoer ? await aCompleteProvider(db, user) : null
    return personOf(db, clock, user, profile?.id ?? null)
  }
  const [owner, stranger, admin, ...doers] = await Promise.all([
    aPerson({ name: "Ana Rusu" }),
    aPerson({ name: "Olga Straina" }),
    aPerson({ name: "Emma Clarke", role: "ADMIN" }),
    ...Array.from({ length: doerCount }, (_, at) =>
      aPerson({ name: `Doer Number${"ABCD"[at]}`, isDoer: true }),
    ),
  ])
  const task = await aTask(db, owner, {
    offerCap: cap,
    mode: "in_person",
    placeId: "chisinau",
    cityId: "chisinau",
    address,
    answers: { problem: "leak" },
  })
  return {
    db,
    clock,
    owner,
    doers,
    stranger,
    admin,
    people: [owner, stranger, admin, ...doers],
    taskId: task.id,
  }
}
