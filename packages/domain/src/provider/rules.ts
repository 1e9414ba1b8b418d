import type { Refusal } from "../refusal.ts"
import type { ProviderStatus } from "./status.ts"

type Profile = { userId: string; status: ProviderStatus }
type Actor = { id: string; status: string; emailVerified: boolean }

/** Whose it is comes before its state, so that someone else learns nothing. */
export function whyCannotPublish(profile: Profile, actor: Actor): Refusal | null {
  if (profile.userId !== actor.id) return "provider_not_found"
  if (profile.status !== "draft") return "provider_not_draft"
  return whyCannotBeSeen(actor)
}

export function whyCannotResume(profile: Profile, actor: Actor): Refusal | null {
  if (profile.userId !== actor.id) return "provider_not_found"
  if (profile.status !== "paused") return "provider_not_paused"
  return whyCannotBeSeen(actor)
}

/** Pausing is always allowed, to limited people too: it takes away, it doesn't add. */
export function whyCannotPause(profile: Profile, actorId: string): Refusal | null {
  if (profile.userId !== actorId) return "provider_not_found"
  return profile.status === "published" ? null : "provider_not_published"
}

export function whyCannotEdit(profile: Profile, actorId: string): Refusal | null {
  if (profile.userId !== actorId) return "provider_not_found"
  return profile.status === "suspended" ? "provider_suspended" : null
}

/** Our commands on a profile, taken from the lists and given back to them: nobody decides about their own. */
export function whyCannotSuspend({ userId, status }: Profile, actorId: string): Refusal | null {
  if (userId === actorId) return "provider_own"
  if (status === "suspended") return "provider_already_suspended"
  return status === "draft" ? "provider_not_published" : null
}

export function whyCannotRestore({ userId, status }: Profile, actorId: string): Refusal | null {
  if (userId === actorId) return "provider_own"
  return status === "suspended" ? null : "provider_not_suspended"
}

function whyCannotBeSeen(actor: Actor): Refusal | null {
  if (actor.status === "limited") return "user_limited"
  return actor.emailVerified ? null : "email_not_verified"
}
