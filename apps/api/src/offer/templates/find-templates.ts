import { templatesPerPerson } from "@doable/domain/offer/template/limits"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import type { OfferTemplate } from "./answers.ts"
import { moneyJson } from "../../platform/db/wire-format.ts"

/** By name, as people look for them. An offer that was accepted once stays a success, however the job ended. */
const list = `
  select t.id, t.name, t.text, t.lang, t.duration_hours::float8 as "durationHours",
    ${moneyJson("t.price", "t.currency")} as price,
    coalesce(u.used, 0) as used, coalesce(u.hired, 0) as hired
  from offer_templates t
  left join lateral (
    select count(*)::int as used, count(o.accepted_at)::int as hired
    from offer_template_uses one join task_offers o on o.id = one.offer_id
    where one.template_id = t.id
  ) u on true
  where t.user_id = $1
  order by t.name, t.id
  limit ${templatesPerPerson}`

export async function findMyTemplates({ db, user }: Pick<UserContext, "db" | "user">) {
  const { rows } = await db.$client.query<OfferTemplate>({
    name: "my_templates",
    text: list,
    values: [user.id],
  })
  return { data: rows, total: rows.length }
}

export async function ownTemplate(ctx: UserContext, id: string): Promise<OfferTemplate> {
  const found = (await findMyTemplates(ctx)).data.find((one) => one.id === id)
  if (!found) throw new Refused("template_not_found")
  return found
}
