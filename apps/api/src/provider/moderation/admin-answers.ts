// What leaves the server about profiles to administrators.
import { z } from "zod"
import { checkedBadges } from "@doable/domain/provider/badges"
import { providerKinds, providerStatuses, verificationLevels } from "@doable/domain/provider/status"
import { categoryFacts } from "../../category/shown-category.ts"

const badge = z.object({
  type: z.enum(checkedBadges),
  /** Of a licence: what for. */
  category: categoryFacts.pick({ id: true, name: true }).nullable(),
})

export const adminProvider = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  companyName: z.string().nullable(),
  kind: z.enum(providerKinds),
  headline: z.string(),
  status: z.enum(providerStatuses),
  /** Why it is suspended, as its doer reads it. */
  moderationNote: z.string().nullable(),
  level: z.enum(verificationLevels),
  /** Whether our approval is valid, even while the profile shows another name. */
  isApproved: z.boolean(),
  /** What was checked and can be taken back, each on its own. */
  badges: z.array(badge),
  /** What was taken back on its own and can be given back. */
  takenBadges: z.array(badge),
  categories: z.array(categoryFacts.pick({ id: true, name: true })),
  ratingAvg: z.number().nullable(),
  ratingCount: z.number(),
  completedCount: z.number(),
  completeness: z.number(),
  createdAt: z.string(),
  lastActiveAt: z.string(),
})
export type AdminProviderAnswer = z.infer<typeof adminProvider>

export const adminProviderList = z.object({
  data: z.array(adminProvider).max(100),
  total: z.number(),
  isMore: z.boolean(),
})
