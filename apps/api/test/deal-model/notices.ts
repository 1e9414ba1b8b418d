// Who is notified of what, and that each recipient may open the page the notification links to.
import { locales } from "@doable/domain/locale"
import type { TaskStatus } from "@doable/domain/task/status"
import { expect } from "vitest"
import { noticesOf } from "../../src/notification/write-notifications.ts"
import type { OutboxEvent } from "../../src/platform/outbox/events.ts"
import { translatorIn } from "../../src/platform/words.ts"
import type { Cast, Person } from "./cast.ts"
import type { Facts } from "./facts.ts"

/** What others don't see although they had a part in it: a notice of it may be overtaken by that. */
const kept: TaskStatus[] = ["draft", "held", "removed"]

/** Stands where a name would. */
const nameless = "@@@"

/** How many notices of each kind were followed. */
export type Followed = Map<string, number>

export async function followNotices(cast: Cast, facts: Facts, followed: Followed): Promise<void> {
  const { rows } = await cast.db.$client.query<{ type: string; payload: object }>(`
    update outbox_events set dispatched_at = now() where dispatched_at is null returning type, payload`)
  for (const { type, payload } of rows) {
    const event = { type, ...payload } as OutboxEvent
    for (const { userId, data, person, type: name, kind } of await noticesOf(cast.db, event)) {
      const words = locales.map((locale) => kind.inWords(translatorIn(locale), data))
      expect(words, `${name}: ${JSON.stringify(data)}`).not.toContain(null)
      // The person named is known, and is never the reader.
      const isNamed = JSON.stringify(kind.inWords(translatorIn("en"), data, nameless)).includes(nameless)
      if (isNamed) expect([undefined, userId], name).not.toContain(person?.id)
      const reader = cast.people.find(({ id }) => id === userId)
      // Deactivated people can't read anything.
      if (!reader || (await isOut(cast, reader))) continue
      followed.set(name, (followed.get(name) ?? 0) + 1)
      await holdPath(reader, words[0]?.actionUrl ?? "", { name, isOwner: reader === cast.owner, facts })
    }
  }
}

type About = { name: string; isOwner: boolean; facts: Facts }

async function holdPath(reader: Person, path: string, { name, isOwner, facts }: About) {
  const [, taskId, rest] = /^\/tasks\/([^/?]+)(.*)/.exec(path) ?? []
  const [, talkId] = /^\/chat\?c=(.+)/.exec(path) ?? []
  const told = `${name} leads to ${path}`
  if (talkId) expect((await reader.call("conversation.getById", { id: talkId })).told, told).toBe("done")
  if (taskId && (isOwner || !kept.includes(facts.task.status))) {
    expect((await reader.call("task.getById", { id: taskId })).told, told).toBe("done")
    if (rest?.startsWith("/complete"))
      expect((await reader.call("taskAssignment.getByTask", { taskId })).told, told).toBe("done")
  }
  if (!taskId && !talkId) expect(path, told).toMatch(/^\/(providers|profile|account|contact|dashboard|admin)/)
}

async function isOut({ db }: Cast, { id }: Person): Promise<boolean> {
  const { rows } = await db.$client.query<{ status: string }>("select status from users where id = $1", [id])
  return rows[0]?.status === "deactivated"
}
