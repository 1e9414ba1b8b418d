import { expect, test } from "vitest"
import { locales, type Locale } from "@doable/domain/locale"
import { groupOf } from "@doable/domain/notification/groups"
import { notificationTypes } from "@doable/domain/notification/types"
import { timingKinds } from "@doable/domain/task/status"
import type { Namespace } from "@doable/words/keys"
import { readWords } from "@doable/words/read-words"
import type { Dictionaries, Words } from "@doable/words/translate"
import { createTranslator, type Translator } from "@doable/words/translator"
import { notificationSamples } from "../../../test/notification-samples.ts"
import { emailText } from "../../platform/mail/email.ts"
import { writeEmail, type EmailName } from "../../platform/mail/write-email.ts"
import { apiNamespaces, translatorIn } from "../../platform/words.ts"
import { nameIn } from "../find-names.ts"
import { kinds } from "../kinds.ts"
import { offerAfterword, offerCells, offerTitle, ratingWords } from "./offers/offer-email-text.ts"
import { previewFault } from "../preview-fault.ts"
import { previewResolution } from "../preview-resolution.ts"
import { aboutAlert, aboutDoers } from "./alerts/about-alert.ts"
import { alertWords, doerAlertWords } from "./alerts/alert-email.ts"
import { writeDigest } from "../emails/send-digest.ts"
import { writeNotificationEmail } from "../emails/write-notification-email.ts"

const samples = notificationTypes.flatMap((type) =>
  notificationSamples[type].map((data) => ({ kind: kinds[type], data })),
)

test("every kind has words in every language, and none of them is another language's", () => {
  for (const { kind, data } of samples) {
    const words = locales.map((locale) => kind.inWords(translatorIn(locale), data))
    expect(new Set(words.map((spoken) => spoken?.title)).size).toBe(locales.length)
    expect(new Set(words.map((spoken) => spoken?.message)).size).toBe(locales.length)
    expect(words.map((spoken) => typeof spoken?.actionText)).toEqual(
      locales.map(() => typeof words[0]?.actionUrl),
    )
  }
})

test("the subjects of emails about a task name it, and are short enough for a phone", () => {
  const title = "Hang three shelves"
  for (const { kind, data } of samples.filter(({ kind }) => kind.letter)) {
    if (!("taskId" in data)) continue
    for (const locale of locales) {
      const subject = kind.inWords(translatorIn(locale), { ...data, title }, "Victor P.")?.title ?? ""
      expect(subject, kind.type).toContain(title)
      expect(subject.length, subject).toBeLessThanOrEqual(65)
    }
  }
})

test("before its reasons are written, a decision is shown with a place for them and no stray full stop", () => {
  const task = { id: "t", title: "Sofa" }
  const price = { amount: 38_000, currency: "MDL" as const }
  const decided = { task, fault: "none" as const, reasoning: { en: " " } }
  for (const locale of locales) {
    const to = { isOwner: true, locale }
    expect(previewFault(decided, to).message).toMatch(/[^.]: …$/)
    const dispute = { ...decided, number: 1, decision: "complete" as const, price }
    expect(previewResolution(dispute, to).message).toMatch(/[^.]\. …$/)
  }
})

const config = { appName: "777", uiUrl: "https://doable.example" }

test("a new language is nothing but dictionaries: the API speaks one that is made up here", () => {
  const english = readWords("en", apiNamespaces).dictionaries
  // Its days have no Latin letters, and the code has never heard of it.
  const { translator, asked } = listening(createTranslator("ja" as Locale, madeUp(english)))
  const said = [
    ...namesIn(translator),
    ...noticesIn(translator),
    ...digestsIn(translator),
    ...lettersIn(translator, english),
  ]
  expect(said.filter((text) => !text.startsWith("⟦"))).toEqual([])
  expect(said.filter((text) => /[a-z\p{Script=Cyrillic}]/iu.test(text))).toEqual([])
  expect(keysOf(english, "mail", "notification-types").filter((key) => !asked.has(key))).toEqual([])
})

/** Every word accented, between marks: "⟦Ţĥé ŵöŕķ⟧". */
function madeUp(dictionaries: Dictionaries): Dictionaries {
  const accented = (letter: string) => "áƀçđéƒĝĥíĵķļɱñöþɋŕšţûṽŵẋýž"[letter.charCodeAt(0) - 97] ?? letter
  const inMarks = (text: string) => {
    const parts = text.split(/(\{\{.*?\}\})/)
    const spoken = (part: string) => part.toLowerCase().replaceAll(/[a-z]/g, accented)
    return `⟦${parts.map((part) => (part.startsWith("{{") ? part : spoken(part))).join("")}⟧`
  }
  const below = (words: Words): Words =>
    Object.fromEntries(
      Object.entries(words).map(([key, value]) => [
        key,
        typeof value === "string" ? inMarks(value) : below(value),
      ]),
    )
  return Object.fromEntries(Object.entries(dictionaries).map(([name, words]) => [name, below(words)]))
}

/** The same translator, and the keys that it is asked for. */
function listening(of: Translator): { translator: Translator; asked: Set<string> } {
  const asked = new Set<string>()
  const t: Translator["t"] = (key, parameters) => {
    asked.add(key)
    return of.t(key, parameters)
  }
  return { translator: { ...of, t }, asked }
}

/** Of people who have left, and of those of whom nothing is known. */
const namesIn = (translator: Translator) => [
  nameIn(translator, undefined),
  nameIn(translator, { name: "@7", deletedAt: new Date(), profile: null }),
]

function noticesIn(translator: Translator): string[] {
  return samples.flatMap(({ kind, data }) => {
    const words = kind.inWords(translator, data, "@7")
    if (!words) throw new Error(`the sample of ${kind.type} is not of its kind`)
    const { actionUrl: _, ...texts } = words
    const { letter } = kind
    const details = detailsOf(kind.type, translator, data)
    const stop = {
      token: "1",
      about: kind.type.endsWith("AlertMatch") ? ("alert" as const) : groupOfType(kind),
    }
    const written = letter && writeNotificationEmail(translator, config, { ...letter, words, details, stop })
    return [...Object.values(texts), ...(written ? [withoutAddresses(emailText(written))] : [])]
  })
}

const groupOfType = ({ type }: { type: string }) => groupOf(type) ?? "security"

/** One that names all it has, and one that doesn't. */
function digestsIn(translator: Translator): string[] {
  const all = samples.flatMap(({ kind, data }) => {
    const words = kind.inWords(translator, data, "@7")
    return words ? [{ words, group: groupOfType(kind) }] : []
  })
  return [1, 500].map((total) =>
    withoutAddresses(emailText(writeDigest(translator, config, { all, total, token: "1" }))),
  )
}

const at = {
  now: new Date("2028-06-10T09:00:00Z"),
  zone: "Europe/Chisinau",
  drawing: "other",
  list: "/tasks",
} as const

function detailsOf(type: string, translator: Translator, data: object) {
  if (type === "OfferReceived") return anOffer(translator)
  if (type === "DoerAlertMatch") {
    const doer = { id: "1", name: "@7", headline: "#1", priceFrom: 1_00, priceCurrency: "MDL" } as const
    return {
      ...doerAlertWords(translator, aboutDoers.parse(data), [doer], at),
      frequency: "instant" as const,
    }
  }
  if (type !== "TaskAlertMatch") return {}
  const task = {
    id: "1",
    title: "#1",
    lang: "en",
    translations: {},
    placeId: null,
    budgetMin: 1_00,
    budgetMax: 2_00,
    budgetCurrency: "MDL",
    dueDate: "2028-06-12",
    offerCount: 0,
  } as const
  const open = timingKinds.map((timingKind, offerCount) => ({ ...task, timingKind, offerCount }))
  return { ...alertWords(translator, aboutAlert.parse(data), open, at), frequency: "daily" as const }
}

/** An email about an offer says more: when, for how much, the doer's rating, how long it's valid. */
function anOffer(translator: Translator) {
  const now = new Date("2028-06-10T09:00:00Z")
  const price = { amount: 780_50, currency: "MDL" } as const
  const days = [null, ...Array.from({ length: 8 }, (_, day) => new Date(now.getTime() + day * 86_400_000))]
  const after = days.flatMap((canStartAt) => [
    offerTitle(translator, { name: "@7", price, canStartAt, now }),
    ...offerCells(translator, {
      price,
      materialsCost: price,
      budget: canStartAt && price,
      canStartAt,
    }).flatMap(Object.values),
  ])
  const line = ratingWords(translator, { sum: 9, count: 2 })
  return {
    person: { name: "@7", initials: "7", line },
    after: [...after, offerAfterword(translator, 2, now)],
  }
}

function lettersIn(translator: Translator, { mail }: Dictionaries): string[] {
  return Object.keys(mail?.["letter"] ?? {}).flatMap((name) => {
    const about = { name: name as EmailName, email: "1@2.3", url: config.uiUrl, about: "4" }
    const { subject, letter } = writeEmail(translator, config, about)
    return [subject, letter.linkHint, letter.preview, withoutAddresses(emailText(letter))]
  })
}

const withoutAddresses = (text: string) => text.replaceAll(/https:\S+/g, "")

/** As the code asks for them: without the endings of plurals. */
function keysOf(dictionaries: Dictionaries, ...namespaces: Namespace[]): string[] {
  const below = (words: Words, before: string): string[] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === "string"
        ? [before + key.replace(/_(one|few|many|other)$/, "")]
        : below(value, `${before}${key}.`),
    )
  return namespaces.flatMap((name) => below(dictionaries[name] ?? {}, `${name}:`))
}
