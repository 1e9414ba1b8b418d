import { and, eq, isNull } from "../../platform/db/drizzle.ts"
import { z } from "zod"
import type { Database } from "../../platform/db/client.ts"
import { providerApplications } from "../../platform/db/schema/provider-application.ts"
import { users } from "../../platform/db/schema/user.ts"
import { dayAndYear } from "./day-words.ts"
import { kind, notifyUser } from "./kind.ts"
import { accountEmail } from "./emails.ts"

const mostAdmins = 100
const aboutOne = z.object({ applicationId: z.string() })

/** To everyone who may look at it. */
export const providerApplicationSubmitted = kind("ProviderApplicationSubmitted", {
  data: aboutOne,
  from: {
    "provider-application.submitted": async ({ applicationId, userId: applicantId }, db) => {
      const admins = await db
        .select({ userId: users.id })
        .from(users)
        .where(and(eq(users.role, "ADMIN"), eq(users.status, "active"), isNull(users.deletedAt)))
        .limit(mostAdmins)
      const person = { id: applicantId, asProvider: true }
      return admins.map(({ userId }) => ({ userId, data: { applicationId }, person }))
    },
  },
  actionUrl: "/admin/providers",
})

const actionUrl = "/providers/applications"
const aboutEnd = z.object({ expiresAt: z.iso.datetime() })

/** How long it holds, while it is approved. */
async function tellEnd({ applicationId, userId }: { applicationId: string; userId: string }, db: Database) {
  const [row] = await db
    .select({ expiresAt: providerApplications.expiresAt })
    .from(providerApplications)
    .where(and(eq(providerApplications.id, applicationId), eq(providerApplications.status, "approved")))
  return row?.expiresAt ? [{ userId, data: { expiresAt: row.expiresAt.toISOString() } }] : []
}

export const providerApplicationApproved = kind("ProviderApplicationApproved", {
  data: aboutEnd,
  from: { "provider-application.approved": tellEnd },
  letter: accountEmail,
  actionUrl,
  fill: ({ expiresAt }, { locale }) => ({ day: dayAndYear(locale, expiresAt) }),
})

export const verificationExpiring = kind("VerificationExpiring", {
  data: aboutEnd,
  from: { "verification.expiring": tellEnd },
  letter: { ...accountEmail, isDue: ({ expiresAt }, now) => Date.parse(expiresAt) > now.getTime() },
  actionUrl,
  fill: ({ expiresAt }, { locale }) => ({ day: dayAndYear(locale, expiresAt) }),
})

export const providerApplicationRejected = kind("ProviderApplicationRejected", {
  data: aboutOne,
  from: { "provider-application.rejected": notifyUser(({ applicationId }) => ({ applicationId })) },
  letter: accountEmail,
  actionUrl,
})

export const providerApplicationChangesRequested = kind("ProviderApplicationChangesRequested", {
  data: aboutOne,
  from: { "provider-application.sent-back": notifyUser(({ applicationId }) => ({ applicationId })) },
  letter: accountEmail,
  actionUrl,
})
