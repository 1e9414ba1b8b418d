import { expect, test } from "vitest"
import { anExitWorld } from "../../../test/exit-world.ts"
import { aFile } from "../../../test/factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import type { CaseChat } from "./answers.ts"

const { world, atOdds } = anExitWorld()

test("the chat of a case is read page by page to its newest message, with the files of each", async () => {
  const admin = await aCaller(world, { role: "ADMIN" })
  const { ana, ion, disputeId } = await atOdds()
  const { data: talks } = await ana.ask<{ data: { id: string }[] }>("conversation.getMy")
  const conversationId = talks[0]?.id
  const write = (who: typeof ana, text: string, fileIds: string[] = []) =>
    who.tell("message.create", { payload: { conversationId, text, fileIds } })
  const photo = await aFile(world.db, ion.user, { purpose: "picture", isPublic: false })
  for (const text of ["one", "two", "three"]) await write(ana, text)
  await write(ion, "the newest", [photo.id])

  const read: CaseChat["data"] = []
  let total = 1
  while (read.length < total) {
    const pagination = { limit: 3, offset: read.length }
    const page = await admin.ask<CaseChat>("adminDispute.getChat", { id: disputeId, pagination })
    read.push(...page.data)
    total = page.total
  }
  expect(new Set(read.map(({ id }) => id)).size).toBe(total)
  expect(read.at(-1)).toMatchObject({
    by: "doer",
    text: "the newest",
    files: [{ id: photo.id, mimeType: "image/png", name: "me.png" }],
  })
})
