import { and, eq } from "../../../platform/db/drizzle.ts"
import { offerMessageLength } from "@doable/domain/offer/limits"
import type { Database } from "../../../platform/db/client.ts"
import { categories } from "../../../platform/db/schema/category.ts"
import { taskOffers } from "../../../platform/db/schema/offer.ts"
import { providerProfiles } from "../../../platform/db/schema/provider.ts"
import { tasks } from "../../../platform/db/schema/task.ts"
import { users } from "../../../platform/db/schema/user.ts"
import { nameOf } from "../../../provider/describe-provider.ts"
import { priceTerms } from "./about-offer.ts"
import type { EmailDetails, EmailReader } from "../kind.ts"
import { offerAfterword, offerCells, offerTitle, ratingWords } from "./offer-email-text.ts"

/**
 * Who offers, with what text, when and for how much, read when the email is written. Null if the offer is no longer
 * live.
 */
export async function offerDetails(
  db: Database,
  { offerId }: { offerId: string },
  { translator, now }: EmailReader,
): Promise<EmailDetails | null> {
  const { kind, companyName, ratingSum, ratingCount } = providerProfiles
  const [found] = await db
    .select({
      offer: taskOffers,
      task: { title: tasks.title, budgetMax: tasks.budgetMax, offerCount: tasks.offerCount },
      category: categories.name,
      userName: users.name,
      profile: { kind, companyName, ratingSum, ratingCount },
    })
    .from(taskOffers)
    .innerJoin(tasks, eq(tasks.id, taskOffers.taskId))
    .innerJoin(users, eq(users.id, taskOffers.providerId))
    .innerJoin(providerProfiles, eq(providerProfiles.userId, taskOffers.providerId))
    .leftJoin(categories, eq(categories.id, tasks.categoryId))
    .where(and(eq(taskOffers.id, offerId), eq(taskOffers.status, "active")))
  if (!found) return null
  const { offer, task, category, userName, profile } = found
  const name = nameOf(profile, userName)
  const { currency, canStartAt } = offer
  const terms = priceTerms(offer)
  const budget = task.budgetMax === null ? null : { amount: task.budgetMax, currency }
  const title = offerTitle(translator, { name, ...terms, canStartAt, now })
  return {
    title,
    preview: task.title,
    text: "",
    slip: { label: category?.[translator.locale] ?? "", title: task.title },
    person: {
      name,
      initials: initialsOf(name),
      line: ratingWords(translator, { sum: profile.ratingSum, count: profile.ratingCount }),
    },
    quote: { text: firstWords(offer.message), lang: offer.lang },
    cells: offerCells(translator, { ...terms, budget, canStartAt }),
    after: [offerAfterword(translator, Math.max(0, task.offerCount - 1), offer.validUntil)],
  }
}

function initialsOf(name: string): string {
  const [first = "", second = ""] = name.split(/\s+/u)
  return `${[...first][0] ?? ""}${[...second][0] ?? ""}`.toUpperCase()
}

function firstWords(message: string): string {
  const { preview } = offerMessageLength
  return message.length <= preview * 2 ? message : `${message.slice(0, preview * 2).trimEnd()}…`
}
