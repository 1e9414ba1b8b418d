import type { Locale } from "@doable/domain/locale"
import type { PostedForm } from "../../src/session/posted-form.ts"
import type { AskApi } from "./ask-api.ts"

export interface SentForm {
  /** A field as it was typed; empty if it's missing. */
  text: (name: string) => string
  search: URLSearchParams
  locale: Locale
  ask: AskApi
  /** The page of ours that the form stood on; the home page if the browser doesn't say. */
  cameFrom: string
  /** Whether cookies need https. */
  isSecure: boolean
}

/** Either another page follows, or the same one with what came of it. */
export type FormAnswer = { to: string; cookies?: string[] } | PostedForm<object>

export type FormHandler = (form: SentForm) => Promise<FormAnswer>
