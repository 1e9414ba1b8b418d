import { doneSteps, profileSteps } from "@doable/domain/user/completeness"
import { useQuery } from "@tanstack/react-query"
import type { SignedInUser } from "../../session/auth-context.ts"
import { useContactsQuery } from "../../contact/contacts-query.ts"

/** How far a profile has come; null while the contacts are on their way. */
export function useProfileSteps(user: SignedInUser) {
  const contacts = useQuery(useContactsQuery())
  const done = contacts.data ? doneSteps(user, contacts.data) : null
  return { contacts, done, all: profileSteps.length, isComplete: done?.length === profileSteps.length }
}
