import { randomUUID } from "node:crypto"
import { eq, inArray } from "drizzle-orm"
import { noHours } from "@doable/domain/provider/availability"
import { weekdays } from "@doable/domain/provider/status"
import type { Caller } from "../account/who-is-calling.ts"
import { createVerifiedUser } from "../account/create-verified-user.ts"
import type { UserContext } from "../context.ts"
import type { Database } from "../db/client.ts"
import { categories } from "../db/schema/category.ts"
import { contacts } from "../db/schema/contact.ts"
import { outboxEvents } from "../db/schema/outbox.ts"
import { users } from "../db/schema/user.ts"
import type { FileParts } from "../file/parts.ts"
import { createProvider } from "../provider/create-provider.ts"
import { publishProvider } from "../provider/publish-provider.ts"
import { createService } from "../provider-service/create-service.ts"
import { patchMe } from "../user/patch-me.ts"
import type { DemoDoer } from "./demo-doer.ts"
import { demoDoersEn } from "./demo-doers-en.ts"
import { demoDoersRo } from "./demo-doers-ro.ts"
import { demoDoersRu } from "./demo-doers-ru.ts"
import { drawPortrait, drawWork } from "./demo-drawings.ts"
import { keepDrawing, drawsItself } from "./keep-drawing.ts"
import { verifyDemoDoer } from "./verify-demo-doer.ts"

const dayMs = 24 * 60 * 60 * 1000

type Parts = { files: FileParts; doerEmail: string; adminEmail: string }

/** By the deeds that people use themselves, each doer on the day on which they came. */
export async function postDemoDoers(db: Database, { files, doerEmail, adminEmail }: Parts): Promise<void> {
  const now = new Date()
  const leaves = await db.select({ id: categories.id, slug: categories.slug }).from(categories)
  const idOf = (slug: string) => leaves.find((leaf) => leaf.slug === slug)?.id ?? ""
  const adminId = await idByEmail(db, adminEmail)
  const [signedIn, ...others] = [...demoDoersRo, ...demoDoersRu, ...demoDoersEn]
  const all = [signedIn, ...others].filter((doer) => doer !== undefined)
  for (const [place, doer] of all.entries()) {
    const at = new Date(now.getTime() - doer.daysAgo * dayMs)
    const userId = doer === signedIn ? await idByEmail(db, doerEmail) : await join(db, doer, place, at)
    if (doer.checked !== "nothing") await vouchForNumber(db, userId, place, at)
    const ctx = await contextOf(db, drawsItself(files), userId, at)
    await publish(ctx, doer, idOf)
    if (typeof doer.checked === "object")
      await verifyDemoDoer(ctx, { ...doer, checked: doer.checked }, { idOf, adminId })
  }
  // It is long past: nobody needs to be written to about it today.
  await db
    .delete(outboxEvents)
    .where(
      inArray(outboxEvents.type, [
        "user.profile-updated",
        "provider-application.submitted",
        "provider-application.approved",
      ]),
    )
}

/** Someone whom nobody can sign in as. */
async function join(db: Database, { name, lang }: DemoDoer, place: number, at: Date): Promise<string> {
  const person = { name, locale: lang, role: "USER", accountType: "CUSTOMER" } as const
  const email = `doer-${place}@example.com`
  const userId = await createVerifiedUser(db, { ...person, email, password: randomUUID() })
  await db.update(users).set({ createdAt: at }).where(eq(users.id, userId))
  return userId
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
  for (const [motif, paper, caption] of doer.works) {
    const fileId = await keepDrawing(ctx, drawWork(motif, paper), { purpose: "picture", isPublic: true })
    portfolio.push({ fileId, caption })
  }
  const [from, to] = doer.hours
  const week = weekdays.map((day, place) => [day, doer.days[place] === "1" ? [{ from, to }] : []])
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
  for (const { category, price, packages = [], ...service } of doer.services) {
    const [priceKind, amount = null, unit = null] = price
    await createService(ctx, {
      payload: {
        ...service,
        categoryId: idOf(category),
        lang: doer.lang,
        priceKind,
        price: amount,
        unit,
        packages,
        fileIds: [],
        isActive: true,
      },
    })
  }
  await publishProvider(ctx, { id })
}

async function contextOf(db: Database, files: FileParts, userId: string, at: Date): Promise<UserContext> {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  if (!row) throw new Error("no person")
  const user: Caller = {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
  // Deeds of doers need no more of the world than this; administrators are written down with where they were.
  const visit = { clientAddress: "127.0.0.1", userAgent: null, requestId: null }
  return { db, files, user, now: () => at, ...visit } as unknown as UserContext
}

async function idByEmail(db: Database, email: string): Promise<string> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!row) throw new Error(`nobody has the address ${email}`)
  return row.id
}
