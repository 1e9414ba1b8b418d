import type { Database } from "../src/platform/db/client.ts"
import type { TaskAnswer } from "../src/task/answers.ts"
import { answer, dataOf } from "./answer.ts"
import { aUser, signedInCookie } from "./factories.ts"
import { categoryOf } from "./task-factories.ts"

type World = {
  db: Database
  get: (path: string, headers?: Record<string, string>) => Promise<Response>
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>
}

export const monthAgo = () => new Date(Date.now() - 30 * 24 * 60 * 60 * 1000)

/** A person at the door of the API, who has been here for a while unless said otherwise. */
export async function aCaller(world: World, given: Parameters<typeof aUser>[1] = {}) {
  const user = await aUser(world.db, { createdAt: monthAgo(), ...given })
  const cookie = await signedInCookie(world.db, user)
  const ask = (name: string, input: unknown) =>
    world.get(`/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`, { cookie })
  const tell = (name: string, input: unknown) => world.post(`/trpc/${name}`, input, { cookie })
  return {
    user,
    ask: <T>(name: string, input: unknown = {}) => dataOf<T>(ask(name, input)),
    tell: <T = TaskAnswer>(name: string, input: unknown) => dataOf<T>(tell(name, input)),
    /** "done", the code of the refusal, or the fields that are wrong. */
    tryAsk: async (name: string, input: unknown) => outcomeOf(await ask(name, input)),
    tryTell: async (name: string, input: unknown) => outcomeOf(await tell(name, input)),
    raw: async (name: string, input: unknown) => answer(await tell(name, input)),
  }
}

async function outcomeOf(response: Response): Promise<unknown> {
  const { status, body } = await answer(response)
  if (status === 200) return "done"
  return body.error?.data.refusal ?? body.error?.data.fields ?? status
}

/** What a task needs to be published; the rest is as it comes. */
export async function wholePayload(db: Database, given: object = {}) {
  const category = await categoryOf(db)
  const answers = Object.fromEntries(
    category.questions
      .filter(({ required }) => required)
      .map(({ key, type, options }) => {
        const first = options?.[0]?.value ?? ""
        const byType = { text: "yes", number: 1, bool: true, select: first, multi: [first] }
        return [key, byType[type]]
      }),
  )
  return {
    title: "Repair a leaking kitchen tap",
    description: "The tap in the kitchen drips day and night. A new cartridge is here already.",
    categoryId: category.id,
    answers,
    mode: "remote",
    timing: { kind: "flexible" },
    budgetKind: "fixed",
    budgetMin: { amount: 500_00, currency: "MDL" },
    spokenLanguages: ["en"],
    ...given,
  }
}
