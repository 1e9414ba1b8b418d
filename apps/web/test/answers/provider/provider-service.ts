import type { Output } from "../../fake-api.ts"
import { assembly } from "../category-tree.ts"
import { aProviderId } from "./provider.ts"

type Service = Output<"providerService.create">

export function aService(own: Partial<Service> = {}): Service {
  return {
    id: "service-1",
    providerId: aProviderId,
    categoryId: assembly.id,
    title: "Assemble a wardrobe",
    description: "All parts, all screws, fixed to the wall.",
    lang: "en",
    priceKind: "from",
    price: { amount: 350_00, currency: "MDL" },
    currency: "MDL",
    unit: null,
    packages: [],
    files: [],
    isActive: true,
    ownDescription: null,
    updatedAt: "2026-02-01T09:00:00.000Z",
    ...own,
  }
}

export const services = (...data: Service[]): Output<"providerService.getByProvider"> => ({
  data,
  total: data.length,
})
