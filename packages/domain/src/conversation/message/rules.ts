import type { Refusal } from "../../refusal.ts"

/** How long a message can be taken back. */
export const takeBackMinutes = 15

type Said = { senderId: string | null; isSystem: boolean; createdAt: Date; deletedAt: Date | null }

export function whyCannotTakeBack(
  message: Said,
  { userId, now }: { userId: string; now: Date },
): Refusal | null {
  if (message.senderId !== userId || message.isSystem) return "message_not_own"
  const isLate = now.getTime() - message.createdAt.getTime() > takeBackMinutes * 60_000
  return isLate && !message.deletedAt ? "message_too_late" : null
}
