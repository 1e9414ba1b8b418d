import type { Locale } from "@doable/domain/locale"
import { en, type MailWords } from "./en.ts"
import { ro } from "./ro.ts"
import { ru } from "./ru.ts"

export const mailWords: Record<Locale, MailWords> = { en, ru, ro }

export type LetterName = Exclude<keyof MailWords, "linkHint">
