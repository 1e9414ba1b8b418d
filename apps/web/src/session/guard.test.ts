import { describe, expect, test } from "vitest"
import type { AuthState, SignedInUser } from "./auth-context.ts"
import { whereInstead, type Access } from "./guard.ts"

const signInPath = "/signin"
const signedIn = (role: unknown): AuthState => ({ user: { role } as SignedInUser, isAuthenticated: true })
/** As the API tells it where the second step is required of the team. */
const withoutStep = (role: string): AuthState => ({
  user: { role, needsSecondStep: true } as SignedInUser,
  isAuthenticated: true,
})
const people: Record<string, AuthState> = {
  visitor: { user: null, isAuthenticated: false },
  "someone not known yet": null,
  member: signedIn("USER"),
  admin: signedIn("ADMIN"),
  moderator: signedIn("MODERATOR"),
  "an admin without the second step": withoutStep("ADMIN"),
  "a moderator without the second step": withoutStep("MODERATOR"),
  "a member without the second step": withoutStep("USER"),
  "a member without a role": signedIn(undefined),
  "a member with an empty role": signedIn(""),
  "a member whose role is null": signedIn(null),
  "a member with another role": signedIn("admin"),
}

const toSignIn = "/signin?redirect=%2Fwanted%3Fa%3D1%26b%3D2"

const table: [access: Access, who: string, sentTo: string | null][] = [
  ["public", "visitor", null],
  ["public", "someone not known yet", null],
  ["public", "member", null],
  ["public", "admin", null],
  ["user", "visitor", toSignIn],
  ["user", "someone not known yet", toSignIn],
  ["user", "member", null],
  ["user", "admin", null],
  ["user", "a member without a role", null],
  ["admin", "visitor", toSignIn],
  ["admin", "someone not known yet", toSignIn],
  ["admin", "member", "/"],
  ["admin", "admin", null],
  ["admin", "moderator", "/"],
  ["admin", "an admin without the second step", "/account?section=security"],
  ["moderator", "admin", null],
  ["moderator", "moderator", null],
  ["moderator", "member", "/"],
  ["moderator", "an admin without the second step", "/account?section=security"],
  ["moderator", "a moderator without the second step", "/account?section=security"],
  ["moderator", "a member without the second step", "/"],
  ["user", "an admin without the second step", null],
  ["guest", "visitor", null],
  ["guest", "someone not known yet", null],
  ["guest", "member", "/"],
  ["guest", "admin", "/"],
]

test.each(table)("a page for %s: %s is sent to %s", (access, who, sentTo) => {
  expect(whereInstead(access, people[who] ?? null, "/wanted?a=1&b=2", { signInPath })).toBe(sentTo)
})

describe("[G05] without the role ADMIN there are no rights of an administrator:", () => {
  const others = Object.keys(people).filter((who) => people[who]?.user?.role !== "ADMIN" && people[who]?.user)
  test.each(others)("%s goes home", (who) => {
    expect(whereInstead("admin", people[who] ?? null, "/admin", { signInPath })).toBe("/")
  })
})

test("the place to sign in can be configured", () => {
  expect(whereInstead("user", null, "/profile", { signInPath: "/welcome" })).toBe(
    "/welcome?redirect=%2Fprofile",
  )
})

test("someone logged in reads why another account of theirs is closed", () => {
  const wanted = "/signin?error=ACCOUNT_DEACTIVATED"
  expect(whereInstead("guest", people["member"] ?? null, wanted, { signInPath })).toBeNull()
})
