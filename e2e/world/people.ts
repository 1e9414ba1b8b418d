// People of a story's own, and what a browser would send to be known as one of them.
import { randomUUID } from "node:crypto"
import { connect } from "../../apps/api/src/platform/db/client.ts"
import { aUser } from "../../apps/api/test/factories.ts"
import { world } from "./browser.ts"

export interface OwnPerson {
  id: string
  name: string
  email: string
  password: string
}

/** All with the password of the first: hashing takes its time, and no story hangs on it. */
export async function newPeople(names: readonly string[]): Promise<OwnPerson[]> {
  const db = connect(world.databaseUrl, { max: 1 })
  const password = randomUUID()
  const people: OwnPerson[] = []
  try {
    for (const name of names) {
      const [first] = people
      const { id, email } = await aUser(db, first ? { name } : { name, password })
      people.push({ id, name, email, password })
      if (first) await db.$client.query(sameAccount, [randomUUID(), id, first.id])
    }
    return people
  } finally {
    await db.$client.end()
  }
}

/** An administrator of the story's own. */
export async function newAdmin(name = "Mara Admin"): Promise<OwnPerson> {
  const [admin] = await newPeople([name])
  if (!admin) throw new Error("no administrator")
  const { $client } = connect(world.databaseUrl, { max: 1 })
  await $client.query("update users set role = 'ADMIN' where id = $1", [admin.id])
  await $client.end()
  return admin
}

const sameAccount = `
  insert into accounts (id, user_id, account_id, provider_id, password)
  select $1, $2, $2, provider_id, password from accounts where user_id = $3`

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
