/** What makes a profile complete, in the order in which it is asked for. All of it can wait. */
export const profileSteps = ["name", "avatar", "phone"] as const
export type ProfileStep = (typeof profileSteps)[number]

export function doneSteps(
  user: { name: string; image: string | null },
  contacts: { type: string; isVerified: boolean }[],
): ProfileStep[] {
  const isDone: Record<ProfileStep, boolean> = {
    name: user.name.trim() !== "",
    avatar: user.image !== null,
    phone: contacts.some(({ type, isVerified }) => type === "phone" && isVerified),
  }
  return profileSteps.filter((step) => isDone[step])
}
