import { eq } from "../../platform/db/drizzle.ts"
import { noHours } from "@doable/domain/provider/availability"
import { weekdays } from "@doable/domain/provider/status"
import type { UserContext } from "../../platform/context.ts"
import type { Database } from "../../platform/db/client.ts"
import { categories } from "../../platform/db/schema/category.ts"
import { contacts } from "../../platform/db/schema/contact.ts"
import { users } from "../../platform/db/schema/user.ts"
import type { FileParts } from "../../platform/pictures/parts.ts"
import { createProvider } from "../../provider/profile/create-provider.ts"
import { publishProvider } from "../../provider/profile/publish-provider.ts"
import { createService } from "../../provider/services/create-service.ts"
import { patchMe } from "../../contact/patch-me.ts"
import { contextOf, emailOf, join, type Who } from "./cast.ts"
import { demoDoers, type DemoDoer } from "./demo-people.ts"
import { drawPortrait, drawWork } from "../drawings/demo-drawings.ts"
import { keepDrawing, drawsItself } from "../drawings/keep-drawing.ts"
import { verifyDemoDoer } from "./verify-demo-doer.ts"

const dayMs = 24 * 60 * 60 * 1000

type Parts = { files: FileParts; now: Date }

/** By the commands that people use themselves, each doer on the day on which they came. */
export async function postDemoDoers(db: Database, { files, now }: Parts): Promise<void> {
  const leaves = await db.select({ id: categories.id, slug: categories.slug }).from(categories)
  const idOf = (slug: string) => leaves.find((leaf) => leaf.slug === slug)?.id ?? ""
  const adminId = (await personBy(db, "emma")).id
  for (const [place, doer] of demoDoers.entries()) {
    const at = new Date(now.getTime() - doer.daysAgo * dayMs)
    if (doer.key !== "stefan") await join(db, doer, at)
    const person = await personBy(db, doer.key)
    if (doer.checked !== "nothing") await vouchForNumber(db, person.id, place, at)
    const ctx = contextOf(db, drawsItself(files), person, at)
    await publish(ctx, doer, idOf)
    if (typeof doer.checked === "object")
      await verifyDemoDoer(ctx, { ...doer, checked: doer.checked }, { idOf, adminId })
  }
}

async function personBy(db: Database, who: Who) {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.email, emailOf(who)))
  if (!row) throw new Error(`${who} is not in the demo`)
  return row
}

/** As if a code had been entered: no text message is sent to a number that nobody has. */
async function vouchForNumber(db: Database, userId: string, place: number, at: Date) {
  const value = `+3736900${String(1000 + place)}`
  await db.insert(contacts).values({ userId, type: "phone", value, isPrimary: true, verifiedAt: at })
}

async function publish(ctx: UserContext, doer: DemoDoer, idOf: (slug: string) => string) {
  const avatar = await keepDrawing(ctx, drawPortrait(doer.portrait), { purpose: "avatar", isPublic: true })
  await patchMe(ctx, { image: avatar })
  ctx.user.image = ctx.files.links.publicUrl(avatar)
  const portfolio = []
  for (const { motif, paper, caption } of doer.works) {
    const fileId = await keepDrawing(ctx, drawWork(motif, paper), { purpose: "picture", isPublic: true })
    portfolio.push({ fileId, caption })
  }
  const week = weekdays.map((day, place) => [day, doer.days[place] === "1" ? [doer.hours] : []])
  const { id } = await createProvider(ctx, {
    payload: {
      kind: doer.company ? "company" : "individual",
      companyName: doer.company ?? null,
      headline: doer.headline,
      bio: doer.bio,
      lang: doer.lang,
      portfolio,
      categoryIds: doer.categories.map(idOf),
      spokenLanguages: doer.speaks,
      mode: doer.mode,
      placeId: doer.place ?? null,
      ...(doer.radiusKm ? { radiusKm: doer.radiusKm } : {}),
      hourlyRate: doer.hourly ?? null,
      availability: {
        weekly: { ...noHours, ...Object.fromEntries(week) },
        awayFrom: null,
        awayUntil: null,
        sameDay: doer.sameDay ?? false,
      },
    },
  })
  for (const { category, price = null, unit = null, packages = [], ...service } of doer.services) {
    const written = { ...service, categoryId: idOf(category), lang: doer.lang, price, unit, packages }
    await createService(ctx, { payload: { ...written, fileIds: [], isActive: true } })
  }
  await publishProvider(ctx, { id })
}
