// People of a story's own, and what a browser would send to be known as one of them.
import { randomUUID } from "node:crypto"
import { connect } from "../apps/api/src/db/client.ts"
import { aUser } from "../apps/api/test/factories.ts"
import { world } from "./browser.ts"

export interface OwnPerson {
  id: string
  name: string
  email: string
  password: string
}

export async function newPeople(names: readonly string[]): Promise<OwnPerson[]> {
  const db = connect(world.databaseUrl, { max: 2 })
  try {
    return await Promise.all(
      names.map(async (name) => {
        const password = randomUUID()
        const { id, email } = await aUser(db, { name, password })
        return { id, name, email, password }
      }),
    )
  } finally {
    await db.$client.end()
  }
}

/** Signs in over the API and returns the cookie it gave. */
export async function sessionCookieOf({
  email,
  password,
}: Pick<OwnPerson, "email" | "password">): Promise<string> {
  const answer = await fetch(`${world.apiUrl}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: world.webUrl },
    body: JSON.stringify({ email, password }),
  })
  const [line] = answer.headers.getSetCookie()
  if (!answer.ok || !line) throw new Error(`signing in was answered ${answer.status}`)
  return line.split(";")[0] ?? ""
}
