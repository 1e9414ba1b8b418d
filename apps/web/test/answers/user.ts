import type { SignedInUser } from "../../src/session/auth-context.ts"

/** Someone logged in: a client, unless the test says otherwise. */
export function aPerson(own: Partial<SignedInUser> = {}): SignedInUser {
  return {
    id: "0192f000-0000-7000-8000-000000000001",
    name: "Ana Rusu",
    email: "ana@example.com",
    image: null,
    role: "USER",
    accountType: "CUSTOMER",
    createdAt: "2026-01-10T09:00:00.000Z",
    updatedAt: "2026-01-10T09:00:00.000Z",
    ...own,
  }
}

export const aDoer = (own: Partial<SignedInUser> = {}) =>
  aPerson({
    id: "0192f000-0000-7000-8000-000000000002",
    name: "Ion Munteanu",
    accountType: "PROVIDER",
    ...own,
  })

export const anAdmin = (own: Partial<SignedInUser> = {}) =>
  aPerson({ id: "0192f000-0000-7000-8000-000000000003", name: "Mara Admin", role: "ADMIN", ...own })
