import { expect, test } from "vitest"
import { locales } from "@doable/domain/locale"
import { translatorIn } from "../../../platform/words.ts"
import { writeNotificationEmail } from "../../emails/write-notification-email.ts"
import type { AboutAlert } from "./about-alert.ts"
import { alertWords } from "./alert-email.ts"

const alert = { searchId: "1", search: "Mine" }
const found = {
  id: "1",
  title: "A lamp",
  category: null,
  why: [{ kind: "near" as const, km: 3.1 }],
}
const task = {
  id: "1",
  title: "A lamp",
  lang: "en" as const,
  translations: {},
  placeId: null,
  budgetMin: null,
  budgetMax: null,
  budgetCurrency: "MDL" as const,
  timingKind: "flexible" as const,
  dueDate: null,
  offerCount: 0,
}
const at = {
  now: new Date("2026-07-01T09:00:00Z"),
  zone: "Europe/Chisinau",
  drawing: "other" as const,
  list: "/tasks",
}

type Given = Partial<AboutAlert> & Partial<typeof at> & { radiusKm?: number }

const emailsOf = ({ count = 2, since, ...given }: Given = {}) =>
  locales.map((locale) =>
    alertWords(translatorIn(locale), { ...alert, count, since, tasks: [found] }, [task], { ...at, ...given }),
  )

const titlesOf = (given: Given) => emailsOf(given).map(({ slip }) => slip?.title.replaceAll("\u00a0", " "))

test("it says since when it tells, with the day if that's another one for its reader", () => {
  const since = "2026-07-01T05:00:00Z"
  expect(titlesOf({ since })).toEqual([
    "2 new tasks since 08:00",
    "2 новых задания с 08:00",
    "2 sarcini noi de la ora 08:00",
  ])
  const tomorrow = [
    "2 new tasks since 1 July, 08:00",
    "2 новых задания с 1 июля, 08:00",
    "2 sarcini noi din 1 iulie, ora 08:00",
  ]
  expect(titlesOf({ since, now: new Date("2026-07-01T21:00:00Z") })).toEqual(tomorrow)
  expect(titlesOf({ since, zone: "America/New_York" })[0]).toBe("2 new tasks since 01:00")
  // Where it was still the evening before.
  const inHonolulu = { zone: "Pacific/Honolulu", now: new Date("2026-07-01T11:00:00Z") }
  expect(titlesOf({ since, ...inHonolulu })[0]).toBe("2 new tasks since 30 June, 19:00")
  expect(titlesOf({})[0]).toBe("2 new tasks")
})

test.each([
  ["to winter", "2026-10-24T05:00:00Z", "2026-10-25T06:00:00Z", "24 October, 08:00"],
  ["to winter, on one day", "2026-10-24T22:00:00Z", "2026-10-25T21:30:00Z", "01:00"],
  ["to summer", "2027-03-27T06:00:00Z", "2027-03-28T05:00:00Z", "27 March, 08:00"],
])("over the change %s it's the time that the clock showed", (_change, since, now, shown) => {
  expect(titlesOf({ since, now: new Date(now) })[0]).toBe(`2 new tasks since ${shown}`)
})

test("the distance is shown beside the place, and the reason says how far the search looks", () => {
  const [first] = emailsOf({ radiusKm: 5 }).map(({ rows = [] }) => rows[0])
  expect(first).toMatchObject({
    lines: ["Remote, 3.1 km · any day · no offers yet"],
    why: "Why: within 5 km",
  })
  // Its owner has since changed it.
  const [nearer] = emailsOf({ radiusKm: 2 }).map(({ rows = [] }) => rows[0])
  expect(nearer).toMatchObject({ why: "Why: 3.1 km away" })
})

test("no distance is said of a task that is shown at the very place", () => {
  const [first] = locales.map((locale) =>
    alertWords(
      translatorIn(locale),
      { ...alert, count: 1, tasks: [{ ...found, why: [{ kind: "near", km: 0 }] }] },
      [task],
      { ...at, radiusKm: 5 },
    ),
  )
  expect(first?.rows?.[0]).toMatchObject({
    lines: ["Remote · any day · no offers yet"],
    why: "Why: within 5 km",
  })
})

test("it says how often its reader chose to get it", () => {
  const config = { appName: "Doable", uiUrl: "https://doable.example" }
  const reasons = locales.map((locale) => {
    const details = { frequency: "hourly" as const }
    const said = {
      words: { title: "", message: "" },
      details,
      why: "alert" as const,
      stop: null,
    }
    return writeNotificationEmail(translatorIn(locale), config, said).why
  })
  expect(reasons).toEqual([
    "You’re getting this because you saved this search and chose “Every hour”.",
    "Вы получили это письмо, потому что сохранили этот поиск и выбрали «Раз в час».",
    "Primești acest e-mail pentru că ai salvat această căutare și ai ales „În fiecare oră”.",
  ])
})
