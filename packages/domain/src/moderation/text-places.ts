// What pages need to know of the rules for texts, without what finds something in them.
import type { ContactKind } from "./contacts.ts"

/** Hidden from others, checked by a person first, or not taken at all. */
export const textActions = ["mask", "hold", "refuse"] as const
export type TextAction = (typeof textActions)[number]

export const textPlaces = ["task", "offer", "question", "review", "profile", "service", "message"] as const
export type TextPlace = (typeof textPlaces)[number]

/** Only a task can wait for a person to check it. */
export const placesFor = (action: TextAction): readonly TextPlace[] =>
  action === "hold" ? ["task"] : textPlaces

export const contactKinds = ["phone", "email", "link", "handle"] as const satisfies readonly ContactKind[]
/** Fewer letters would hit half of everything that's written. */
export const isWordFit = (word: string) => /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(word)
