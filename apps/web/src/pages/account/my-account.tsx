import { useLocation } from "@tanstack/react-router"
import { useEffect, type ReactNode } from "react"
import type { AccountPlace } from "../../account/account-sections.ts"
import { ContactsSection } from "../../contact/contacts-section.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { SignedInUser } from "../../session/auth-context.ts"
import { AvatarSection } from "../profile/avatar-section.tsx"
import { ExportData } from "../profile/export-data.tsx"
import { PersonalInfo } from "../profile/personal-info.tsx"
import { ChangeEmail } from "./change-email.tsx"
import { ChangePassword } from "./change-password.tsx"
import { DeleteAccount } from "./delete-account.tsx"
import { Referral } from "./referral/referral.tsx"

export function MyAccount({ user, place }: { user: SignedInUser; place: AccountPlace }) {
  const { t } = useTranslation()
  const { hash } = useLocation()
  // The section comes later than the address that names a part of it.
  useEffect(() => document.getElementById(hash || "-")?.scrollIntoView(), [hash])
  return (
    <div>
      <AccountRow title={t("account:avatar.title")} hint="JPG, PNG, GIF, SVG, WEBP">
        <AvatarSection user={user} />
      </AccountRow>
      <AccountRow title={t("account:personal.title")}>
        <PersonalInfo user={user} />
      </AccountRow>
      <AccountRow
        title={t("account:email.title")}
        hint={user.email && t("account:email.now", { email: user.email })}
      >
        <ChangeEmail email={user.email} />
      </AccountRow>
      <AccountRow title={t("account:password.title")} hint={t("account:password.hint")}>
        <ChangePassword email={user.email} />
      </AccountRow>
      <AccountRow id="contacts" title={t("account:contacts")} hint={t("contacts:hint")}>
        <ContactsSection />
      </AccountRow>
      {place === "page" && (
        <>
          <AccountRow title={t("account:referral.title")}>
            <Referral />
          </AccountRow>
          <AccountRow title={t("account:export.title")}>
            <ExportData />
          </AccountRow>
          <AccountRow title={t("account:delete.title")}>
            <DeleteAccount />
          </AccountRow>
        </>
      )}
    </div>
  )
}

interface AccountRowProps {
  id?: string
  title: string
  hint?: ReactNode
  children: ReactNode
}

/** One matter of the account: its name at the side, what can be done beside it. */
function AccountRow({ id, title, hint, children }: AccountRowProps) {
  return (
    <section
      id={id}
      className="grid scroll-mt-16 gap-x-6 gap-y-3 border-line py-5 not-first:border-t md:grid-cols-[176px_minmax(0,1fr)]"
    >
      <div className="min-w-0">
        <h3 className="font-semibold">{title}</h3>
        {hint && <p className="text-13 break-words text-ink-3">{hint}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
