import type { z } from "zod"
import type { Locale } from "@doable/domain/locale"
import type { Database } from "../../db/client.ts"
import type { EventOf, EventType } from "../../outbox/events.ts"

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
  /** Whether a letter goes out too. Those about a password or an address have letters of their own. */
  letter?: boolean
}

export type Kind = {
  from: Partial<Record<EventType, (event: EventOf<EventType>, db: Database) => ToldList<Told["data"]>>>
  hasLetter: boolean
  /** The words in this language, or null if the data is not (or no longer) of this kind. */
  inWords: (locale: Locale, data: unknown) => Words | null
}

/** One thing that people are told about: its data, its words in every language, who learns it from what. */
export function kind<Data extends Record<string, unknown>>(definition: Definition<Data>): Kind {
  const { data: schema, from, actionUrl, words, letter = false } = definition
  return {
    from: from as Kind["from"],
    hasLetter: letter,
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
