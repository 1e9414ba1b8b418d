import { z } from "zod"
import { locales } from "../../locale.ts"
import { money } from "../../money/money.ts"
import {
  filesPerService,
  packageLines,
  packageNameLength,
  packagesPerService,
  serviceDraftLength,
  servicesPerProvider,
} from "../limits.ts"
import { priceKinds, priceUnits } from "../status.ts"

const id = z.uuid()

export const servicePackage = z.object({
  name: z.string().trim().max(packageNameLength.max),
  price: money,
  includes: z.array(z.string().trim().min(1).max(packageLines.length)).max(packageLines.max),
})
export type ServicePackage = z.infer<typeof servicePackage>

export const servicePayload = z.object({
  categoryId: z.uuid(),
  title: z.string().max(serviceDraftLength.title),
  description: z.string().max(serviceDraftLength.description),
  lang: z.enum(locales).optional(),
  priceKind: z.enum(priceKinds),
  price: money.nullable().default(null),
  unit: z.enum(priceUnits).nullable().default(null),
  packages: z.array(servicePackage).max(packagesPerService).default([]),
  fileIds: z.array(z.uuid()).max(filesPerService).default([]),
  isActive: z.boolean().default(true),
})
export type ServicePayload = z.infer<typeof servicePayload>

export const servicesOfInput = z.object({ providerId: id })
export type ServicesOf = z.infer<typeof servicesOfInput>

export const servicesInInput = z.object({ categoryId: z.uuid(), limit: z.int().min(1).max(12).default(6) })
export type ServicesIn = z.infer<typeof servicesInInput>

export const createServiceInput = z.object({ payload: servicePayload })
export type CreateService = z.infer<typeof createServiceInput>

/** `seen` is when the version that the writer has seen was saved: what changed elsewhere since is told. */
export const updateServiceInput = z.object({ id, payload: servicePayload, seen: z.iso.datetime().optional() })
export type UpdateService = z.infer<typeof updateServiceInput>

export const serviceIdInput = z.object({ id })
export type ServiceId = z.infer<typeof serviceIdInput>

/** All of the doer's services, in their new order. */
export const reorderServicesInput = z.object({ ids: z.array(id).max(servicesPerProvider) })
export type ReorderServices = z.infer<typeof reorderServicesInput>
