import { join } from "node:path"
import { locales } from "@doable/domain/locale"
import { money } from "@doable/domain/money/money"
import { priceKinds, priceUnits, providerModes } from "@doable/domain/provider/status"
import { z } from "zod"
import { readData } from "../../platform/read-data.ts"
import { motif, paper, portrait } from "../drawings/demo-drawings.ts"

const read = <T extends z.ZodType>(name: string, schema: T) =>
  readData(join(import.meta.dirname, `${name}.json`), schema)

const lang = z.enum(locales)
const time = z.string().regex(/^\d\d:\d\d$/)
const daysAgo = z.int().min(0)
/** What the stories call them. */
const key = z.string()

const signedIn = <Part extends string>(part: Part) =>
  z.strictObject({
    key,
    part: z.literal(part),
    name: z.string(),
    email: z.string(),
    password: z.string(),
    role: z.enum(["ADMIN", "USER"]),
    locale: lang,
    daysAgo,
  })

const service = z.strictObject({
  category: z.string(),
  title: z.string(),
  description: z.string(),
  priceKind: z.enum(priceKinds),
  price: money.optional(),
  unit: z.enum(priceUnits).optional(),
  packages: z
    .array(z.strictObject({ name: z.string(), price: money, includes: z.array(z.string()) }))
    .optional(),
})

/** A doer as they would describe themselves. What others say of them comes from work alone, so there's none here. */
const doer = z.strictObject({
  key,
  name: z.string(),
  lang,
  company: z.string().optional(),
  portrait,
  headline: z.string(),
  bio: z.string(),
  categories: z.array(z.string()),
  speaks: z.array(lang),
  mode: z.enum(providerModes),
  place: z.string().optional(),
  radiusKm: z.int().optional(),
  hourly: money.optional(),
  /** Days of the week, Monday first, and the hours of each. */
  days: z.string().regex(/^[01]{7}$/),
  hours: z.strictObject({ from: time, to: time }),
  sameDay: z.boolean().optional(),
  /** How long ago the profile was published. */
  daysAgo,
  /** What was checked: nothing, the number, or who they are (with licences for these categories). */
  checked: z.union([
    z.enum(["nothing", "phone"]),
    z.strictObject({ licences: z.array(z.string()), years: z.int(), born: z.iso.date() }),
  ]),
  works: z.array(z.strictObject({ motif, paper, caption: z.string() })),
  services: z.array(service),
})
export type DemoDoer = z.infer<typeof doer>

/** Known to everyone who reads the file, which is why they are never loaded in production. */
export const demoPeople = read(
  "signed-in",
  z.tuple([signedIn("admin"), signedIn("customer"), signedIn("doer")]),
)

/** People who post tasks and nobody can log in as. */
export const demoClients = read("clients", z.array(z.strictObject({ key, name: z.string(), lang, daysAgo })))

/** The one that the demo logs in as, then the others. */
export const demoDoers = read("doers", z.array(doer))

const keysOf = (people: readonly { key: string }[]) => people.map((person) => person.key)
export const anyDoer = z.enum(keysOf(demoDoers))
export const anybody = z.enum(keysOf([...demoPeople, ...demoClients, ...demoDoers]))
