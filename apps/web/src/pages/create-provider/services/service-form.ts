// A service while it is being written, and what stands between it and customers.
import type { Locale } from "@doable/domain/locale"
import type { Currency } from "@doable/domain/money/currency"
import {
  packageLines,
  packageNameLength,
  serviceDescriptionLength,
  serviceDraftLength,
  serviceTitleLength,
} from "@doable/domain/provider/limits"
import type { PriceKind, PriceUnit } from "@doable/domain/provider/status"
import type { ServicePayload } from "@doable/domain/provider/service/input"
import { serviceProblems } from "@doable/domain/provider/service/problems"
import { localCopies } from "../../../blocks/draft/local-copies.ts"
import type { ServiceData } from "../../../session/answers/provider-answers.ts"

export interface PackageForm {
  name: string
  amount: number | null
  /** One line each. */
  lines: string
}

export interface ServiceForm {
  categoryId: string
  title: string
  description: string
  lang: Locale
  priceKind: PriceKind
  amount: number | null
  currency: Currency
  unit: PriceUnit | null
  packages: PackageForm[]
  fileIds: string[]
  isActive: boolean
}

export interface ServiceProblem {
  path: string
  code: string
  min?: number
  max?: number
}

/** A service that is being written waits in this browser until it is saved. */
export const serviceCopies = localCopies<ServiceForm>(
  "provider-service:",
  ({ title }) => typeof title === "string",
)

export function blankService(categoryId: string, lang: Locale, currency: Currency): ServiceForm {
  return {
    categoryId,
    title: "",
    description: "",
    lang,
    priceKind: "from",
    amount: null,
    currency,
    unit: null,
    packages: [],
    fileIds: [],
    isActive: true,
  }
}

export function formOfService(service: ServiceData): ServiceForm {
  return {
    categoryId: service.categoryId,
    title: service.title,
    description: service.ownDescription ?? service.description,
    lang: service.lang,
    priceKind: service.priceKind,
    amount: service.price?.amount ?? null,
    currency: service.currency,
    unit: service.unit,
    packages: service.packages.map(({ name, price, includes }) => ({
      name,
      amount: price.amount,
      lines: includes.join("\n"),
    })),
    fileIds: service.files.map(({ id }) => id),
    isActive: service.isActive,
  }
}

export function payloadOfService(form: ServiceForm): ServicePayload {
  const { amount, currency, priceKind } = form
  return {
    categoryId: form.categoryId,
    title: form.title,
    description: form.description,
    lang: form.lang,
    priceKind,
    price: priceKind === "quote" || amount === null ? null : { amount, currency },
    unit: priceKind === "from" || priceKind === "fixed" ? form.unit : null,
    packages: form.packages.map((one) => ({
      name: one.name.trim(),
      price: { amount: one.amount ?? 0, currency },
      includes: linesOf(one),
    })),
    fileIds: form.fileIds,
    isActive: form.isActive,
  }
}

export function problemsOfService(form: ServiceForm): ServiceProblem[] {
  const found = [
    ...tooLong("title", form.title, serviceDraftLength.title, "title_too_long"),
    ...tooLong("description", form.description, serviceDraftLength.description, "description_too_long"),
    ...form.packages.flatMap((one, place) => packageProblems(one, `packages.${place}`)),
    ...serviceProblems(payloadOfService(form), form.categoryId !== ""),
  ]
  // One field says one thing at a time: the first.
  return found.filter(({ path }, index) => found.findIndex((one) => one.path === path) === index)
}

/** What can't even be sent. The rules speak of what is too long for customers. */
function tooLong(path: string, text: string, max: number, code: string): ServiceProblem[] {
  return text.length > max
    ? [{ path, code, max: path === "title" ? serviceTitleLength.max : serviceDescriptionLength.max }]
    : []
}

function packageProblems(one: PackageForm, path: string): ServiceProblem[] {
  const lines = linesOf(one)
  const { max, length } = packageLines
  return [
    ...(one.name.trim().length > packageNameLength.max
      ? [{ path: `${path}.name`, code: "package_name_too_long", max: packageNameLength.max }]
      : []),
    ...(lines.length > max ? [{ path: `${path}.lines`, code: "lines_over", max }] : []),
    ...(lines.some((line) => line.length > length)
      ? [{ path: `${path}.lines`, code: "line_too_long", max: length }]
      : []),
  ]
}

function linesOf({ lines }: PackageForm): string[] {
  return lines
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
}
