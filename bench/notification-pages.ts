// One person with five thousand notifications: the first page against the last, by the command that answers getMy.
import { getMyNotificationsInput } from "@doable/domain/notification/input"
import { myNotifications } from "../apps/api/src/notification/queries.ts"
import { as, aUser } from "../apps/api/test/factories.ts"
import { withDatabase } from "./database.ts"
import { median } from "./rounds.ts"

const many = 5_000
const rounds = 400

await withDatabase(async ({ db }) => {
  const user = await aUser(db)
  const people = [user, ...(await Promise.all(Array.from({ length: 40 }, () => aUser(db))))]
  for (const { id } of people) {
    await db.$client.query(`
      insert into notifications (user_id, event_id, type, metadata, created_at)
      select '${id}', gen_random_uuid(), 'TestNotification', '{"title":"Test","message":"Test","data":{}}', now() - n * interval '1 minute'
      from generate_series(1, ${many}) n`)
    await db.$client.query(`insert into notification_counts values ('${id}', ${many}, ${many})`)
  }
  await db.$client.query(`vacuum analyze notifications`)
  const ctx = as(user, db)
  const timesOf = new Map([0, many - 20].map((offset) => [offset, [] as number[]]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [offset, times] of timesOf) {
      const since = performance.now()
      const { data } = await myNotifications(ctx, getMyNotificationsInput.parse({ pagination: { offset } }))
      if (data.length !== 20) throw new Error(`a page of ${data.length}`)
      if (round > 50) times.push(performance.now() - since)
    }
  }
  const [first = 0, last = 0] = [...timesOf.values()].map(median)
  console.log(
    `page 1: ${first.toFixed(2)} ms, page 250: ${last.toFixed(2)} ms, ratio ${(last / first).toFixed(2)}`,
  )
})
