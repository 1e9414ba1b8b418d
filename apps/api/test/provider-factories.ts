import { eq } from "../src/platform/db/drizzle.ts"
import { noHours } from "@doable/domain/provider/availability"
import type { Database } from "../src/platform/db/client.ts"
import {
  providerApplicationFiles,
  providerApplications,
} from "../src/platform/db/schema/provider-application.ts"
import { providerCategories, providerProfiles, providerServices } from "../src/platform/db/schema/provider.ts"
import { users } from "../src/platform/db/schema/user.ts"
import { refreshProvider } from "../src/provider/refresh-provider.ts"
import { aContact, aFile } from "./factories.ts"
import { categoryOf } from "./task-factories.ts"

type Given = Partial<typeof providerProfiles.$inferInsert> & { categories?: string[] }

export const aBio =
  "Fifteen years with pipes, taps and boilers. I come on time, explain what is broken and what it costs before I begin, and I leave the kitchen cleaner than it was."

/** One dot: a picture that every page can show, wherever it is served from. */
const aPortrait = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"

/** To be found since just now, unless said otherwise; whatever follows from the rest follows here too. */
export async function aProvider(db: Database, owner: { id: string }, { categories, ...given }: Given = {}) {
  await db.update(users).set({ image: aPortrait }).where(eq(users.id, owner.id))
  const leaves = await Promise.all((categories ?? ["plumbing"]).map((slug) => categoryOf(db, slug)))
  return db.transaction(async (tx) => {
    const [profile] = await tx
      .insert(providerProfiles)
      .values({
        userId: owner.id,
        status: "published",
        headline: "Plumber with fifteen years of practice",
        bio: aBio,
        lang: "en",
        mode: "remote",
        spokenLanguages: ["en"],
        categoryIds: leaves.map(({ id }) => id),
        publishedAt: new Date(),
        ...given,
      })
      .returning()
    if (!profile) throw new Error("no profile")
    if (leaves.length > 0) {
      await tx
        .insert(providerCategories)
        .values(leaves.map(({ id }, position) => ({ providerId: profile.id, categoryId: id, position })))
    }
    await refreshProvider(tx, owner.id)
    return profile
  })
}

export function aProviderDraft(db: Database, owner: { id: string }, given: Given = {}) {
  return aProvider(db, owner, { status: "draft", publishedAt: null, ...given })
}

export async function aService(
  db: Database,
  provider: { id: string; userId: string },
  given: Partial<typeof providerServices.$inferInsert> = {},
) {
  const categoryId = given.categoryId ?? (await categoryOf(db)).id
  return db.transaction(async (tx) => {
    const [service] = await tx
      .insert(providerServices)
      .values({
        providerId: provider.id,
        categoryId,
        position: 0,
        title: "Change a kitchen tap",
        description: "The old tap off, the new one on, and everything dry.",
        lang: "en",
        priceKind: "from",
        price: 300_00,
        currency: "MDL",
        ...given,
      })
      .returning()
    if (!service) throw new Error("no service")
    await refreshProvider(tx, provider.userId)
    return service
  })
}

let numbers = 0
/** Of nobody else: a number that someone enters moves to their account. */
const aPhoneNumber = () => `+3736${5_000_000 + (numbers += 1)}`

/** With everything that an application asks of a profile. */
export async function aCompleteProvider(db: Database, owner: { id: string }, given: Given = {}) {
  await aContact(db, owner, { type: "phone", value: aPhoneNumber() })
  const hours = [{ from: "09:00", to: "18:00" }]
  const rate = { hourlyRate: 200_00, hourlyCurrency: "MDL" } as const
  return aProvider(db, owner, { ...rate, weekly: { ...noHours, mon: hours }, ...given })
}

type GivenApplication = Partial<typeof providerApplications.$inferInsert> & { isWhole?: boolean }

/** A draft; a whole one could be sent as it is. */
export async function anApplication(
  db: Database,
  provider: { id: string; userId: string },
  { isWhole, ...given }: GivenApplication = {},
) {
  const leaf = await categoryOf(db)
  const whole = {
    legalName: "Maria Rusu",
    birthDate: "1990-05-01",
    categoryIds: [leaf.id],
    experienceYears: 5,
    consentAt: new Date(),
  }
  const [application] = await db
    .insert(providerApplications)
    .values({
      providerId: provider.id,
      userId: provider.userId,
      kind: "individual",
      ...(isWhole ? whole : {}),
      ...given,
    })
    .returning()
  if (!application) throw new Error("no application")
  if (isWhole) {
    const file = await aFile(db, { id: provider.userId }, { purpose: "picture", isPublic: false })
    const row = { applicationId: application.id, fileId: file.id, role: "identity", position: 0 } as const
    await db.insert(providerApplicationFiles).values(row)
  }
  return application
}
