// A doer's profile while it is being written: what is on the page, however unfinished.
import type { Locale } from "@doable/domain/locale"
import type { Currency } from "@doable/domain/money/currency"
import type { Money } from "@doable/domain/money/money"
import type { ProviderDraft } from "@doable/domain/provider/input"
import {
  captionLength,
  companyNameLength,
  profileDraftLength,
  radiusKm,
} from "@doable/domain/provider/limits"
import { weekdays, type ProviderKind, type ProviderMode, type Weekday } from "@doable/domain/provider/status"
import { formUnits } from "../../../blocks/draft/form-units.ts"

export interface Span {
  from: string
  to: string
}
export type Week = Record<Weekday, Span[]>

export interface FormPicture {
  fileId: string
  caption: string
  categoryId: string | null
}

export interface ProviderForm {
  kind: ProviderKind
  companyName: string
  idno: string
  headline: string
  bio: string
  lang: Locale
  spokenLanguages: Locale[]
  /** The first one gives the card its paper. */
  categoryIds: string[]
  currency: Currency
  hourlyAmount: number | null
  mode: ProviderMode | null
  placeId: string | null
  radiusKm: number
  weekly: Week
  sameDay: boolean
  awayFrom: string | null
  awayUntil: string | null
  portfolio: FormPicture[]
  coverFileId: string | null
}

export const emptyWeek = (): Week => ({ mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] })

export function blankForm(lang: Locale, currency: Currency = "MDL"): ProviderForm {
  return {
    kind: "individual",
    companyName: "",
    idno: "",
    headline: "",
    bio: "",
    lang,
    spokenLanguages: [lang],
    categoryIds: [],
    currency,
    hourlyAmount: null,
    mode: null,
    placeId: null,
    radiusKm: radiusKm.usual,
    weekly: emptyWeek(),
    sameDay: false,
    awayFrom: null,
    awayUntil: null,
    portfolio: [],
    coverFileId: null,
  }
}

const unitKeys = {
  kind: ["kind", "companyName", "idno"],
  headline: ["headline"],
  bio: ["bio"],
  lang: ["lang"],
  languages: ["spokenLanguages"],
  categories: ["categoryIds"],
  rate: ["hourlyAmount", "currency"],
  where: ["mode", "placeId", "radiusKm"],
  when: ["weekly", "sameDay", "awayFrom", "awayUntil"],
  portfolio: ["portfolio"],
  cover: ["coverFileId"],
} as const satisfies Record<string, readonly (keyof ProviderForm)[]>
export type Unit = keyof typeof unitKeys

/** The longest number that a draft takes; what is right is said by the rules. */
export const longestIdno = 20

export const providerUnits = formUnits<ProviderForm, Unit>({
  keys: unitKeys,
  first: ["lang", "languages"],
  unkeepable: (form) => [
    ...(form.companyName.length > companyNameLength.max || form.idno.length > longestIdno
      ? (["kind"] as const)
      : []),
    ...(form.headline.length > profileDraftLength.headline ? (["headline"] as const) : []),
    ...(form.bio.length > profileDraftLength.bio ? (["bio"] as const) : []),
    ...(form.portfolio.some(({ caption }) => caption.length > captionLength) ? (["portfolio"] as const) : []),
  ],
})

/** The part of the form that the server doesn't have yet. */
export function payloadOf(form: ProviderForm, wanted: readonly Unit[]): ProviderDraft {
  return Object.assign({}, ...wanted.map((unit) => parts[unit](form))) as ProviderDraft
}

const parts: Record<Unit, (form: ProviderForm) => ProviderDraft> = {
  kind: ({ kind, companyName, idno }) =>
    kind === "individual"
      ? { kind, companyName: null, idno: null }
      : { kind, companyName: companyName.trim() || null, idno: idno.trim() || null },
  headline: ({ headline }) => ({ headline }),
  bio: ({ bio }) => ({ bio }),
  lang: ({ lang }) => ({ lang }),
  languages: ({ spokenLanguages }) => ({ spokenLanguages }),
  categories: ({ categoryIds }) => ({ categoryIds }),
  rate: (form) => ({ hourlyRate: rateOf(form) }),
  where: ({ mode, placeId, radiusKm: radius }) => ({
    mode,
    placeId: mode === "remote" ? null : placeId,
    radiusKm: radius,
  }),
  when: (form) => ({ availability: availabilityOf(form) }),
  portfolio: ({ portfolio }) => ({ portfolio }),
  cover: ({ coverFileId }) => ({ coverFileId }),
}

export function rateOf({ hourlyAmount, currency }: ProviderForm): Money | null {
  return hourlyAmount === null ? null : { amount: hourlyAmount, currency }
}

export function availabilityOf({ weekly, awayFrom, awayUntil, sameDay }: ProviderForm) {
  return { weekly, awayFrom, awayUntil, sameDay }
}

export function daysOf({ weekly }: ProviderForm): Weekday[] {
  return weekdays.filter((day) => weekly[day].length > 0)
}
