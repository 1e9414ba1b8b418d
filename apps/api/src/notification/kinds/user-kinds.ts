import { z } from "zod"
import { isStaff } from "@doable/domain/user/admin-access"
import { accountTypes, userRoles, type AccountType, type UserRole } from "@doable/domain/user/status"
import { kind, notifyUser } from "./kind.ts"
import { accountEmail } from "./emails.ts"

const nothing = z.object({})
const none = notifyUser(() => ({}))

export const userRegistered = kind("UserRegistered", {
  data: nothing,
  from: { "user.registered": none },
  actionUrl: "/profile/complete",
})

const profileFields = z.array(z.enum(["name", "image"])).min(1)
type Fields = { fields: z.infer<typeof profileFields> }

export const userProfileUpdated = kind("UserProfileUpdated", {
  data: z.object({ fields: profileFields }),
  from: { "user.profile-updated": notifyUser(({ fields }: Fields & { userId: string }) => ({ fields })) },
  actionUrl: "/profile",
  choose: { message: ({ fields }) => (fields.length > 1 ? "both" : (fields[0] ?? "both")) },
})

export const userActivated = kind("UserActivated", {
  data: nothing,
  from: { "user.activated": none },
  actionUrl: "/profile",
  letter: accountEmail,
})

export const userLimitLifted = kind("UserLimitLifted", {
  data: nothing,
  from: { "user.limit-lifted": none },
  letter: accountEmail,
  actionUrl: "/dashboard",
})

type Roles = { previousRole: UserRole; newRole: UserRole }

export const userRoleChanged = kind("UserRoleChanged", {
  data: z.object({ previousRole: z.enum(userRoles), newRole: z.enum(userRoles) }),
  from: {
    "user.role-changed": notifyUser(({ previousRole, newRole }: Roles & { userId: string }) => ({
      previousRole,
      newRole,
    })),
  },
  actionUrl: ({ newRole }) => (isStaff(newRole) ? "/admin" : "/profile"),
  fill: ({ previousRole, newRole }, { t }) => ({
    now: t(`notification-types:UserRoleChanged.now.${newRole}`),
    before: t(`notification-types:UserRoleChanged.before.${previousRole}`),
  }),
  choose: { action: ({ newRole }) => newRole },
})

type AccountTypes = { previousAccountType: AccountType; newAccountType: AccountType }

export const userAccountTypeChanged = kind("UserAccountTypeChanged", {
  data: z.object({ previousAccountType: z.enum(accountTypes), newAccountType: z.enum(accountTypes) }),
  from: {
    "user.account-type-changed": notifyUser(
      ({ previousAccountType, newAccountType }: AccountTypes & { userId: string }) => ({
        previousAccountType,
        newAccountType,
      }),
    ),
  },
  actionUrl: ({ newAccountType }) => (newAccountType === "PROVIDER" ? "/providers/dashboard" : "/profile"),
  fill: ({ previousAccountType, newAccountType }, { t }) => ({
    now: t(`notification-types:UserAccountTypeChanged.now.${newAccountType}`),
    before: t(`notification-types:UserAccountTypeChanged.before.${previousAccountType}`),
  }),
  choose: { action: ({ newAccountType }) => newAccountType },
})

export const testNotification = kind("TestNotification", {
  data: nothing,
  from: { "test-notification.requested": none },
})
