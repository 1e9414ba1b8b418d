import type { z } from "zod"
import type { NotificationType } from "@doable/domain/notification/types"
import type { AlertFrequency } from "@doable/domain/saved-search/status"
import type { Key, Resources } from "@doable/words/keys"
import type { Parameters } from "@doable/words/translate"
import type { Translator } from "@doable/words/translator"
import type { Database } from "../../platform/db/client.ts"
import type { NoticePerson } from "../../platform/db/schema/notification.ts"
import type { Letter } from "../../platform/mail/email.ts"
import type { EventOf, EventType } from "../../platform/outbox/events.ts"

/** Who is to be told, the parameters of the words, and whom these name. */
export type Recipient<Data = Record<string, unknown>> = {
  userId: string
  data: Data
  person?: NoticePerson | undefined
}

/** The same for the same reader, after it has waited. */
export type Left<Data = Record<string, unknown>> = Omit<Recipient<Data>, "userId">

/** One of the two of a task. */
export const party = (id: string, { ownerId }: { ownerId: string }): NoticePerson => ({
  id,
  asProvider: id !== ownerId,
})

export type Words = { title: string; message: string; actionText?: string; actionUrl?: string }

type Text<Data> = string | ((data: Data) => string)
type RecipientList<Data> = Recipient<Data>[] | Promise<Recipient<Data>[]>

/** What the English dictionary has for this type: a part is one text, or several to choose from. */
type WordsOf<Type extends NotificationType> = Resources["notification-types"][Type]
type Part = "title" | "message" | "action"
type PartOf<Type extends NotificationType> = Part & keyof WordsOf<Type>

type Choices<Type extends NotificationType, Data> = {
  [P in PartOf<Type> as WordsOf<Type>[P] extends string ? never : P]: (data: Data) => keyof WordsOf<Type>[P]
}

type Definition<Type extends NotificationType, Data> = {
  data: z.ZodType<Data>
  /** The events that cause this notification, and its recipients. */
  from: { [T in EventType]?: (event: EventOf<T>, db: Database) => RecipientList<Data> }
  /** Values for the words beside the data's own texts and numbers: sums, days, other words. */
  fill?: (data: Data, translator: Translator) => Parameters
  /** What is still true of it when it's sent; null if nothing is. Without this, all of it is. */
  left?: (db: Database, data: Data) => Promise<Left<Data> | null>
  /** An email that's sent as well. Passwords and addresses have their own emails. */
  letter?: EmailOf & {
    isDue?: (data: Data, now: Date) => boolean
    /** The email's own text, read when it's written. Null if it's no longer true; then nothing is sent. */
    details?: (db: Database, data: Data, reader: EmailReader) => Promise<EmailDetails | null>
  }
} & (WordsOf<Type> extends { action: unknown }
  ? {
      /** A path in our web app. */
      actionUrl: Text<Data>
    }
  : { actionUrl?: never }) &
  (keyof Choices<Type, Data> extends never
    ? { choose?: never }
    : {
        /** Which of the texts of a part this data calls for. */
        choose: Choices<Type, Data>
      })

/** In whose language an email is written, and when. */
export type EmailReader = { translator: Translator; now: Date }

/** Where the email says more than its notification, or something else. */
export type EmailDetails = Partial<
  Pick<
    Letter,
    "title" | "isTitleInSlip" | "preview" | "text" | "slip" | "person" | "quote" | "cells" | "more" | "after"
  >
> & {
  /** In place of the notification's own: an email is also read by someone who can't log in. */
  action?: { label: string; path: string }
  /** About an alert: how often it comes. */
  frequency?: AlertFrequency
  /** Paths in our web app. */
  rows?: (Omit<NonNullable<Letter["rows"]>[number], "url"> & { path: string })[]
}

/** Why they got it, shown at the bottom. */
export type EmailOf = { why: keyof Resources["mail"]["notice"]["why"] }

export type Kind<Type extends NotificationType = NotificationType> = {
  type: Type
  from: Partial<
    Record<EventType, (event: EventOf<EventType>, db: Database) => RecipientList<Recipient["data"]>>
  >
  letter: EmailOf | null
  /** What is still true of it, or null. */
  leftOf: (db: Database, data: Recipient["data"]) => Promise<Left | null>
  /** Whether the email should (still) be sent. */
  isEmailDue: (data: unknown, now: Date) => boolean
  /** Empty if the email says the same as the notification. */
  emailDetails: (db: Database, data: unknown, reader: EmailReader) => Promise<EmailDetails | null>
  /**
   * The words in this language, or null if the data is not (or no longer) of this kind. Without a name they are
   * fit to be kept.
   */
  inWords: (translator: Translator, data: unknown, name?: string) => Words | null
}

/** One kind of notification: its data, its text, and who gets it for which event. */
export function kind<Type extends NotificationType, Data extends Record<string, unknown>>(
  type: Type,
  definition: Definition<Type, Data>,
): Kind<Type> {
  const { data: schema, from, fill, actionUrl, letter = null } = definition
  const choose = definition.choose as Partial<Record<Part, (data: Data) => string>> | undefined
  return {
    type,
    from: from as Kind["from"],
    letter,
    leftOf: async (db, data) => {
      const parsed = schema.safeParse(data)
      return parsed.success && definition.left ? definition.left(db, parsed.data) : { data }
    },
    isEmailDue: (data, now) => {
      const parsed = schema.safeParse(data)
      return letter !== null && parsed.success && (letter.isDue?.(parsed.data, now) ?? true)
    },
    emailDetails: async (db, data, reader) => {
      const parsed = schema.safeParse(data)
      if (!parsed.success) return null
      return letter?.details ? letter.details(db, parsed.data, reader) : {}
    },
    inWords: (translator, given, name = translator.t("notification-types:person.unknown")) => {
      const parsed = schema.safeParse(given)
      if (!parsed.success) return null
      const { data } = parsed
      const parameters = { name, ...plainFields(data), ...fill?.(data, translator) }
      const say = (part: Part) => {
        const chosen = choose?.[part]?.(data)
        const path = chosen === undefined ? part : `${part}.${chosen}`
        // The definition's type has seen to it that the dictionary has this key.
        return translator.t(`notification-types:${type}.${path}` as Key, parameters).trim()
      }
      return {
        title: say("title"),
        message: say("message"),
        ...(actionUrl === undefined
          ? {}
          : {
              actionText: say("action"),
              actionUrl: typeof actionUrl === "string" ? actionUrl : actionUrl(data),
            }),
      }
    },
  }
}

function plainFields(data: Record<string, unknown>): Parameters {
  const isPlain = (value: unknown) => typeof value === "string" || typeof value === "number"
  return Object.fromEntries(Object.entries(data).filter(([, value]) => isPlain(value))) as Parameters
}

/** An event about one person, with what the words need. */
export const notifyUser =
  <Event extends { userId: string }, Data>(dataOf: (event: Event) => Data) =>
  (event: Event): Recipient<Data>[] => [{ userId: event.userId, data: dataOf(event) }]
