import type { Refusal } from "@doable/domain/refusal"

/** Why the API said no; null where it was something else that went wrong. */
export function refusalOf(error: unknown): Refusal | null {
  return (error as { data?: { refusal?: Refusal | null } | null } | null)?.data?.refusal ?? null
}
