import type { SignedInUser } from "../session/auth-context.ts"
import { useTranslation, type Translate } from "../i18n/use-translation.ts"

/** The display name, and under it the email, or the role of someone who has none. */
export function AccountName({ user }: { user: SignedInUser }) {
  const { t } = useTranslation()
  return (
    <span className="min-w-0 flex-1">
      <span className="block truncate font-semibold">{displayName(user)}</span>
      <span className="block truncate text-14 text-ink-3">{user.email || roleWords(user, t)}</span>
    </span>
  )
}

export function displayName(user: Pick<SignedInUser, "name" | "email">) {
  return user.name || user.email?.split("@")[0] || "?"
}

export function roleWords(user: Pick<SignedInUser, "role">, t: Translate) {
  if (user.role === "ADMIN") return t("shell:roleAdmin")
  return t(user.role === "MODERATOR" ? "shell:roleModerator" : "shell:roleUser")
}
