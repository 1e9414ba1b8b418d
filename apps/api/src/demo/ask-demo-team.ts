import { join } from "node:path"
import { contactTopics } from "@doable/domain/conversation/topics"
import { z } from "zod"
import { openSupport } from "../conversation/support/open-support.ts"
import type { Database } from "../platform/db/client.ts"
import type { FileParts } from "../platform/pictures/parts.ts"
import { createMessage } from "../conversation/messages/create-message.ts"
import { readData } from "../platform/read-data.ts"
import { gatherCast } from "./people/cast.ts"
import { anybody } from "./people/demo-people.ts"
import { ago } from "./stories/story.ts"
import { notifyDemoPeople } from "./people/notify-demo-people.ts"

const asked = readData(
  join(import.meta.dirname, "support.json"),
  z.array(
    z.strictObject({
      who: anybody,
      hoursAgo: z.number(),
      topic: z.enum(contactTopics),
      text: z.string(),
      /** Two hours later; left out, it waits for one. */
      answer: z.string().optional(),
    }),
  ),
)

/** A question that the team has answered, and one that waits for it. */
export async function askDemoTeam(db: Database, { files, now }: { files: FileParts; now: Date }) {
  const cast = await gatherCast(db, files)
  for (const { who, hoursAgo, topic, text, answer } of asked) {
    const ctx = cast.as(who, ago(hoursAgo)(now))
    const { id } = await openSupport(ctx, { topic, text, lang: ctx.user.locale })
    if (answer) {
      const at = ago(hoursAgo - 2)(now)
      const said = { conversationId: id, text: answer, lang: ctx.user.locale, fileIds: [] }
      await createMessage(cast.as("emma", at), { payload: said })
      await notifyDemoPeople(db, at, { isTold: true })
    }
  }
}
