import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aConversation, aSupportTalk } from "../../../test/conversation-factories.ts"
import { aFile, aUser } from "../../../test/factories.ts"
import { aTask } from "../../../test/task-factories.ts"
import { taskFiles } from "../../platform/db/schema/task.ts"
import { entityNames } from "./entity-names.ts"

const world = anApi()

test("a talk is called by its people and a file by its name, and both are found under their task", async () => {
  const { db } = world
  const [ana, ion] = [await aUser(db, { name: "Ana Talks" }), await aUser(db, { name: "Ion Talks" })]
  const task = await aTask(db, ana)
  const about = await aConversation(db, ana, ion, { task })
  const direct = await aConversation(db, ion, ana)
  const asked = await aSupportTalk(db, ana)
  const plan = { originalName: "plan.pdf", isPublic: false } as const
  const [kept, loose] = [
    await aFile(db, ana, { ...plan, key: randomUUID() }),
    await aFile(db, ana, { ...plan, key: randomUUID() }),
  ]
  await db.insert(taskFiles).values({ taskId: task.id, fileId: kept.id, position: 0 })
  const rows = [
    ...[about, direct, asked].map(({ id }) => ({ entityType: "conversation", entityId: id })),
    ...[kept, loose].map(({ id }) => ({ entityType: "file", entityId: id })),
    { entityType: "file", entityId: randomUUID() },
    { entityType: "conversation", entityId: null },
  ]
  const nameOf = await entityNames(db, rows)
  const onTask = { type: "task", id: task.id }
  expect(rows.map(nameOf)).toEqual([
    { name: "Ana Talks – Ion Talks", place: onTask },
    { name: "Ion Talks – Ana Talks", place: null },
    { name: "Ana Talks", place: { type: "conversation", id: asked.id } },
    { name: "plan.pdf", place: onTask },
    { name: "plan.pdf", place: null },
    null,
    null,
  ])
})
