import { openSupport } from "../conversation/support/open-support.ts"
import type { Database } from "../platform/db/client.ts"
import type { FileParts } from "../platform/pictures/parts.ts"
import { createMessage } from "../conversation/messages/create-message.ts"
import { gatherCast } from "./people/cast.ts"
import { ago } from "./stories/story.ts"
import { tellDemoPeople } from "./people/tell-demo-people.ts"

const asked = [
  {
    who: "ludmila",
    hours: 50,
    topic: "help",
    text: "Здравствуйте! Можно ли поменять день, если исполнитель уже выбран?",
    answer:
      "Здравствуйте, Людмила! Договоритесь о новом дне прямо в чате с исполнителем: переписка по заданию сохранится.",
  },
  {
    who: "dumitru",
    hours: 4,
    topic: "bug",
    text: "Bună ziua! Fotografiile din galerie se încarcă foarte greu de pe telefon. Se poate face ceva?",
    answer: null,
  },
] as const

/** A question that the team has answered, and one that waits for it. */
export async function askDemoTeam(db: Database, { files, now }: { files: FileParts; now: Date }) {
  const cast = await gatherCast(db, files)
  for (const { who, hours, topic, text, answer } of asked) {
    const ctx = cast.as(who, ago(hours)(now))
    const { id } = await openSupport(ctx, { topic, text, lang: ctx.user.locale })
    if (answer) {
      const at = ago(hours - 2)(now)
      const said = { conversationId: id, text: answer, lang: ctx.user.locale, fileIds: [] }
      await createMessage(cast.as("emma", at), { payload: said })
      await tellDemoPeople(db, at, { isTold: true })
    }
  }
}
