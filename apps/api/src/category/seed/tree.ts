// The tree as it ships, in the order in which people see it.
import { adminSupport } from "./admin-support.ts"
import { aiServices } from "./ai-services.ts"
import { auto } from "./auto.ts"
import { beautyWellness } from "./beauty-wellness.ts"
import { careFamily } from "./care-family.ts"
import { cleaning } from "./cleaning.ts"
import { designCreative } from "./design-creative.ts"
import { developmentIt } from "./development-it.ts"
import { events } from "./events.ts"
import { gardenOutdoor } from "./garden-outdoor.ts"
import { homeRepair } from "./home-repair.ts"
import { movingDelivery } from "./moving-delivery.ts"
import { other } from "./other.ts"
import { salesMarketing } from "./sales-marketing.ts"
import { tutoring } from "./tutoring.ts"
import type { SeedBranch } from "./writing.ts"

export const seedTree: readonly SeedBranch[] = [
  homeRepair,
  cleaning,
  movingDelivery,
  developmentIt,
  designCreative,
  tutoring,
  beautyWellness,
  salesMarketing,
  adminSupport,
  aiServices,
  gardenOutdoor,
  careFamily,
  events,
  auto,
  other,
]
