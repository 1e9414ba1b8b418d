import { isStaff } from "@doable/domain/user/admin-access"
import type { UserContext } from "../platform/context.ts"
import type { ConversationRow } from "./lock-conversation.ts"

type Two = Pick<ConversationRow, "kind" | "customerId" | "providerId">
type Person = Pick<UserContext["user"], "id" | "role">

/** Every moderator and administrator is the team, except towards themselves. */
export const isTeam = ({ kind, customerId }: Two, { id, role }: Person) =>
  kind === "support" && isStaff(role) && customerId !== id

/** The two people who talk; with the team, the person who asks and everyone who can answer. */
export const isParty = (talk: Two, person: Person) =>
  [talk.customerId, talk.providerId].includes(person.id) || isTeam(talk, person)
