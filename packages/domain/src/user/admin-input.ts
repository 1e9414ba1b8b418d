import { z } from "zod"
import { addressSearchLength, shortestSearch } from "../text/search.ts"
import { noteLength, reasonLength, usersPerPage } from "./admin-limits.ts"
import { accountTypes, userRoles, userStatuses } from "./status.ts"

const id = z.string().min(1).max(100)
/** What an administrator does to someone, and why. */
const reason = z.string().trim().min(reasonLength.min).max(reasonLength.max)

export const userFilter = z.strictObject({
  /** A piece of the name or the email, or the whole id. */
  q: z.string().trim().min(shortestSearch).max(addressSearchLength).optional(),
  role: z.enum(userRoles).optional(),
  accountType: z.enum(accountTypes).optional(),
  status: z.enum(userStatuses).optional(),
  isVerified: z.boolean().optional(),
  /** Whose login is closed at this moment. */
  isLocked: z.literal(true).optional(),
})
export type UserFilter = z.infer<typeof userFilter>

/** Behind this one searches; a page so deep is nothing that anyone reads. */
const furthestUserOffset = 10_000

export const getUsersInput = z
  .object({
    filter: userFilter.default({}),
    orderBy: z.enum(["newest", "oldest"]).default("newest"),
    pagination: z
      .object({
        limit: z.int().min(1).max(100).default(usersPerPage),
        offset: z.int().min(0).max(furthestUserOffset).default(0),
      })
      .default({ limit: usersPerPage, offset: 0 }),
  })
  .default({ filter: {}, orderBy: "newest", pagination: { limit: usersPerPage, offset: 0 } })
export type GetUsers = z.infer<typeof getUsersInput>

export const getUserInput = z.object({ id })
export type GetUser = z.infer<typeof getUserInput>

export const setRoleInput = z.object({ id, role: z.enum(userRoles), reason })
export type SetRole = z.infer<typeof setRoleInput>

/** An act that needs nothing but the person and the reason. */
export const userActInput = z.object({ id, reason })
export type UserAct = z.infer<typeof userActInput>

export const addNoteInput = z.object({ id, text: z.string().trim().min(1).max(noteLength) })
export type AddNote = z.infer<typeof addNoteInput>
