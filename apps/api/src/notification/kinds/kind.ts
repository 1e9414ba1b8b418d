import type { z } from "zod"
import type { Locale } from "@doable/domain/locale"
import type { Database } from "../../platform/db/client.ts"
import type { Letter } from "../../platform/mail/letter.ts"
import type { EventOf, EventType } from "../../platform/outbox/events.ts"

/** Who is to be told, and the parameters of the words. */
export type Told<Data = Record<string, unknown>> = { userId: string; data: Data }
export type Words = { title: string; message: string; actionText?: string; actionUrl?: string }

type Text<Data> = string | ((data: Data) => string)
type ToldList<Data> = Told<Data>[] | Promise<Told<Data>[]>

type Definition<Data> = {
  data: z.ZodType<Data>
  /** The events that tell people so, and whom. */
  from: { [T in EventType]?: (event: EventOf<T>, db: Database) => ToldList<Data> }
  /** A path of ours. */
  actionUrl?: Text<Data>
  words: Record<Locale, { title: Text<Data>; message: Text<Data>; actionText?: Text<Data> }>
  /** A letter that goes out too. What is about a password or an address has letters of its own. */
  letter?: LetterOf & {
    isDue?: (data: Data, now: Date) => boolean
    /** What the letter says instead, read when it is written; null: it is no longer true, and none goes out. */
    details?: (
      db: Database,
      data: Data,
      reader: { locale: Locale; now: Date },
    ) => Promise<LetterDetails | null>
  }
}

/** What a letter may say more, or differently, than its notification. */
export type LetterDetails = Partial<
  Pick<Letter, "title" | "preview" | "text" | "slip" | "person" | "quote" | "cells" | "after">
>

/** Why it came, said below it, and whether its reader may stop such letters: never those about the account. */
export type LetterOf = { why: Record<Locale, string>; isOptional: boolean }

export type Kind = {
  from: Partial<Record<EventType, (event: EventOf<EventType>, db: Database) => ToldList<Told["data"]>>>
  letter: LetterOf | null
  /** Whether a letter is (still) to go out. */
  isLetterDue: (data: unknown, now: Date) => boolean
  /** Empty where the letter says what the notification says. */
  letterDetails: (
    db: Database,
    data: unknown,
    reader: { locale: Locale; now: Date },
  ) => Promise<LetterDetails | null>
  /** The words in this language, or null if the data is not (or no longer) of this kind. */
  inWords: (locale: Locale, data: unknown) => Words | null
}

/** One thing that people are told about: its data, its words in every language, who learns it from what. */
export function kind<Data extends Record<string, unknown>>(definition: Definition<Data>): Kind {
  const { data: schema, from, actionUrl, words, letter = null } = definition
  return {
    from: from as Kind["from"],
    letter,
    isLetterDue: (data, now) => {
      const parsed = schema.safeParse(data)
      return letter !== null && parsed.success && (letter.isDue?.(parsed.data, now) ?? true)
    },
    letterDetails: async (db, data, reader) => {
      const parsed = schema.safeParse(data)
      if (!parsed.success) return null
      return letter?.details ? letter.details(db, parsed.data, reader) : {}
    },
    inWords: (locale, data) => {
      const parsed = schema.safeParse(data)
      if (!parsed.success) return null
      const say = (text: Text<Data>) => (typeof text === "string" ? text : text(parsed.data))
      const { title, message, actionText } = words[locale]
      return {
        title: say(title),
        message: say(message),
        ...(actionText !== undefined && actionUrl !== undefined
          ? { actionText: say(actionText), actionUrl: say(actionUrl) }
          : {}),
      }
    },
  }
}

/** An event about one person, with what the words need. */
export const tells =
  <Event extends { userId: string }, Data>(dataOf: (event: Event) => Data) =>
  (event: Event): Told<Data>[] => [{ userId: event.userId, data: dataOf(event) }]
