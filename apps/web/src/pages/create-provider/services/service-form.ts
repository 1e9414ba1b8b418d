// A service while it is being written, and what stands between it and customers.
import type { Locale } from "@doable/domain/locale"
import type { Currency } from "@doable/domain/money/currency"
import {
  packageLines,
  packageNameLength,
  serviceDescriptionLength,
  serviceTitleLength,
} from "@doable/domain/provider/limits"
import type { PriceKind, PriceUnit } from "@doable/domain/provider/status"
import { servicePayload, type ServicePayload } from "@doable/domain/provider/service/input"
import { serviceProblems } from "@doable/domain/provider/service/problems"
import { localCopies } from "../../../blocks/draft/local-copies.ts"
import { draftPrefixes } from "../../../session/drafts/draft-prefixes.ts"
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
  draftPrefixes.service,
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
  const payload = payloadOfService(form)
  const found = [...unsendable(payload), ...serviceProblems(payload, form.categoryId !== "")]
  // One field says one thing at a time: the first.
  return found.filter(({ path }, index) => found.findIndex((one) => one.path === path) === index)
}

/** What the API doesn't even take. The rules speak of what is too long for customers. */
function unsendable(payload: ServicePayload): ServiceProblem[] {
  const issues = servicePayload.safeParse(payload).error?.issues ?? []
  const paths = issues.map(({ path }) => path.join("."))
  const problem = (wrong: string, path: string, code: string, max: number) =>
    paths.includes(wrong) ? [{ path, code, max }] : []
  return [
    ...problem("title", "title", "title_too_long", serviceTitleLength.max),
    ...problem("description", "description", "description_too_long", serviceDescriptionLength.max),
    ...payload.packages.flatMap(({ includes }, place) => {
      const [at, lines] = [`packages.${place}`, `packages.${place}.lines`]
      const { max, length } = packageLines
      return [
        ...problem(`${at}.name`, `${at}.name`, "package_name_too_long", packageNameLength.max),
        ...problem(`${at}.includes`, lines, "lines_over", max),
        ...includes.flatMap((_, line) => problem(`${at}.includes.${line}`, lines, "line_too_long", length)),
      ]
    }),
  ]
}

function linesOf({ lines }: PackageForm): string[] {
  return lines
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
}
