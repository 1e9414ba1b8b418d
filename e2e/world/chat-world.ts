// What the stories of the chat share: two people of their own with something to talk about.
import { randomUUID } from "node:crypto"
import type { Page } from "playwright-core"
import { aConversation, aMessage } from "../../apps/api/test/conversation-factories.ts"
import { aTask } from "../../apps/api/test/task-factories.ts"
import { messages } from "../../apps/api/src/platform/db/schema/message.ts"
import { profileOf } from "./doer-world.ts"
import { newPeople, type OwnPerson } from "./people.ts"
import { withDatabase } from "./with-database.ts"
import type { Say } from "./words.ts"

export interface Talk {
  id: string
  customer: OwnPerson
  doer: OwnPerson
  path: string
}

interface TalkOptions {
  kind?: "offer" | "direct"
  title?: string
}

/** Two people who haven't said anything yet. */
export async function aTalk({ kind = "offer", title }: TalkOptions = {}): Promise<Talk> {
  const [customer, doer] = await newPeople(["Nina Ghinea", "Ion Rusu"])
  if (!customer || !doer) throw new Error("no people")
  const id = await withDatabase(async (db) => {
    const given = { ...(title && { title }), visibility: "invited_only" } as const
    const task = kind === "direct" ? undefined : await aTask(db, customer, given)
    return (await aConversation(db, customer, doer, { ...(task && { task }), kind })).id
  })
  return { id, customer, doer, path: `/chat?c=${id}` }
}

/** A profile that everyone can open. */
export const aProfileOf = async (doer: OwnPerson) => `/providers/${(await profileOf(doer)).id}`

/** Past all rules, as if it had been sent then. */
export const says = ({ id }: Talk, sender: OwnPerson, text: string, at = new Date()) =>
  withDatabase((db) => aMessage(db, { id }, sender, { text, at }))

/** So many that nobody would write them by hand; the last is the newest. */
export const saysMuch = ({ id }: Talk, sender: OwnPerson, count: number) =>
  withDatabase(async (db) => {
    const from = Date.now() - count * 60_000
    const rows = Array.from({ length: count }, (_, one) => ({
      conversationId: id,
      senderId: sender.id,
      position: one + 1,
      text: `Message number ${one + 1}`,
      clientId: randomUUID(),
      createdAt: new Date(from + one * 60_000),
    }))
    for (let one = 0; one < count; one += 1000) await db.insert(messages).values(rows.slice(one, one + 1000))
    await db.$client.query("update conversations set last_position = $2 where id = $1", [id, count])
  })

/** What the database holds of it: each text, in order. */
export const textsOf = ({ id }: Talk) =>
  withDatabase(async (db) => {
    const { rows } = await db.$client.query<{ text: string }>(
      "select text from messages where conversation_id = $1 order by position",
      [id],
    )
    return rows.map(({ text }) => text)
  })

export const log = (page: Page) => page.getByRole("log")
export const bubble = (page: Page, text: string) => log(page).getByRole("article").filter({ hasText: text })

const composer = (page: Page, say: Say, name: string) =>
  page.getByRole("textbox", { name: say("chat:write", { name }) })

export async function write(page: Page, say: Say, name: string, text: string) {
  await composer(page, say, name).fill(text)
  await page.getByRole("button", { name: say("chat:send"), exact: true }).click()
}
