import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import type { LiveEvent } from "./live-event.ts"
import { createStream } from "./stream.ts"

test("a page that reads slowly hears of every task and every conversation, and of each once", async () => {
  const stream = createStream({ userId: "ana", sessionId: "here" })
  const [one, other] = [randomUUID(), randomUUID()]
  const news: LiveEvent[] = [
    { kind: "task", id: one },
    { kind: "conversation", id: one },
    { kind: "task", id: other },
    { kind: "conversation", id: other },
    { kind: "notification", unread: 2 },
  ]
  for (const event of [{ kind: "notification", unread: 1 } as const, ...news, ...news]) stream.push(event)
  stream.finish("ended")
  const heard: LiveEvent[] = []
  for await (const event of stream.read()) heard.push(event)
  expect(heard).toHaveLength(news.length)
  expect(heard).toEqual(expect.arrayContaining(news))
})
