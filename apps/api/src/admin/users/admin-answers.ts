import { z } from "zod"
import { locales } from "@doable/domain/locale"
import { currencies } from "@doable/domain/money/currency"
import { offerStatuses } from "@doable/domain/offer/status"
import { providerStatuses } from "@doable/domain/provider/status"
import { reviewStatuses } from "@doable/domain/review/status"
import { taskStatuses } from "@doable/domain/task/status"
import { sharedKinds } from "@doable/domain/user/linked-accounts"
import { accountTypes, userRoles, userStatuses } from "@doable/domain/user/status"
import { auditLog } from "../audit-log/answers.ts"
import { cappedCount } from "../../platform/db/lists/capped-counts.ts"

/** Someone as every command of an administrator answers. */
export const someone = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(userRoles),
  status: z.enum(userStatuses),
  accountType: z.enum(accountTypes),
})

const shown = someone.extend({
  image: z.string().nullable(),
  isVerified: z.boolean(),
  isLocked: z.boolean(),
  createdAt: z.string(),
})

export const listedUser = shown.extend({ lastSeenAt: z.string().nullable(), taskCount: z.int() })

export const userCounts = z.object({
  all: cappedCount,
  doers: cappedCount,
  admins: cappedCount,
  unverified: cappedCount,
  locked: cappedCount,
  limited: cappedCount,
  deactivated: cappedCount,
})

const dated = z.object({ id: z.string(), createdAt: z.string(), updatedAt: z.string() })

export const someoneWhole = shown.extend({
  hasSecondStep: z.boolean(),
  locale: z.enum(locales),
  profile: z.object({ id: z.string(), status: z.enum(providerStatuses) }).nullable(),
  sessions: z.array(dated.extend({ address: z.string().nullable(), agent: z.string().nullable() })),
  tasks: z.array(dated.extend({ title: z.string(), status: z.enum(taskStatuses) })),
  offers: z.array(
    dated.extend({
      taskId: z.string(),
      title: z.string(),
      status: z.enum(offerStatuses),
      price: z.number(),
      currency: z.enum(currencies),
    }),
  ),
  reviews: z.array(
    dated.extend({
      taskId: z.string(),
      /** Null like the text while it is closed. */
      rating: z.int().nullable(),
      text: z.string().nullable(),
      status: z.enum(reviewStatuses),
      isOwn: z.boolean(),
    }),
  ),
  notes: z.array(
    z.object({ id: z.string(), text: z.string(), createdAt: z.string(), authorName: z.string() }),
  ),
  history: z.array(auditLog),
  /** The accounts of the same cluster, and what they have in common with others in it. */
  linked: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      status: z.enum(userStatuses),
      kinds: z.array(z.enum(sharedKinds)),
      hires: z.int(),
    }),
  ),
})
