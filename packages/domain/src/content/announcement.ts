import type { ContentPayload } from "./input.ts"
import type { ContentAudience } from "./kinds.ts"

type Reader = Exclude<ContentAudience, "all"> | null

/** Whether a published announcement is shown to this reader now; visitors read what is for everyone. */
export function isAnnounced(
  { audience, startsAt, endsAt }: Pick<ContentPayload, "audience" | "startsAt" | "endsAt">,
  reader: Reader,
  now: Date,
): boolean {
  if (audience !== "all" && audience !== reader) return false
  if (startsAt && Date.parse(startsAt) > now.getTime()) return false
  return !endsAt || Date.parse(endsAt) > now.getTime()
}
