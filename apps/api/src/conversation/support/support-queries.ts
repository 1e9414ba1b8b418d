import type { SupportList } from "@doable/domain/conversation/input"
import type { UserContext } from "../../platform/context.ts"
import { isoDate } from "../../platform/db/wire-format.ts"
import { pageOf } from "../../platform/db/lists/list-statement.ts"
import { cardsById } from "../card.ts"
import { waitsForTeam } from "../waits-for-team.ts"

const states = {
  waiting: { which: waitsForTeam, order: "waits_since, id" },
  settled: {
    which: "waits_since is null and settled_at is not null",
    order: "settled_at desc nulls last, id desc nulls last",
  },
} as const

const countedTo = 1000

type Row = { id: string; waitsSince: string | null; settledAt: string | null }

/** What waits for the team, the longest first; of what is settled, the newest. */
export async function findSupport({ db, user }: UserContext, { state, pagination }: SupportList) {
  const { which, order } = states[state]
  const [page, all] = await Promise.all([
    db.$client.query<Row>(`select id, ${isoDate("waits_since")} as "waitsSince",
      ${isoDate("settled_at")} as "settledAt" from conversations where ${which} order by ${order} ${pageOf(pagination)}`),
    db.$client.query<{ count: number }>({
      name: `support_${state}_count`,
      text: `select count(*)::int as count from (select 1 from conversations where ${which} limit ${countedTo + 1}) found`,
    }),
  ])
  const times = new Map(page.rows.map((row) => [row.id, row]))
  const cards = await cardsById(db, user, [...times.keys()])
  const data = cards.map((card) => {
    const { waitsSince = null, settledAt = null } = times.get(card.id) ?? {}
    return { ...card, waitsSince, settledAt }
  })
  const found = all.rows[0]?.count ?? 0
  return { data, total: Math.min(found, countedTo), isMore: found > countedTo }
}
