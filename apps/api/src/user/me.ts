import { z } from "zod"
import { accountTypes, userRoles } from "@doable/domain/user/status"

/** What a person is told about their own account. */
export const me = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  role: z.enum(userRoles),
  accountType: z.enum(accountTypes),
  createdAt: z.string(),
  updatedAt: z.string(),
})
