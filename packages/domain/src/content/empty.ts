import { perLocale } from "../locale.ts"
import type { ContentPayload, ContentTexts } from "./input.ts"

export const emptyTexts: ContentTexts = {
  title: "",
  body: "",
  also: "",
  added: "",
  improved: "",
  fixed: "",
  linkText: "",
}

/** Before anything is written. */
export const emptyPayload = (): ContentPayload => ({
  texts: perLocale(() => emptyTexts),
  section: "",
  audience: "all",
  place: 0,
  version: "",
  date: "",
  tone: "info",
  link: "",
  startsAt: null,
  endsAt: null,
})
