import { ContactsSection } from "../../contact/contacts-section.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { AvatarSection } from "../profile/avatar-section.tsx"
import { ExportData } from "../profile/export-data.tsx"
import { PersonalInfo } from "../profile/personal-info.tsx"
import type { AccountPlace } from "../../account/account-sections.ts"
import { AccountRow } from "./account-row.tsx"
import type { SignedInUser } from "../../session/auth-context.ts"
import { ChangeEmail } from "./change-email.tsx"
import { ChangePassword } from "./change-password.tsx"
import { DeleteAccount } from "./delete-account.tsx"

export function MyAccount({ user, place }: { user: SignedInUser; place: AccountPlace }) {
  const { t } = useTranslation()
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
      <AccountRow title={t("account:contacts")} hint={t("contacts:hint")}>
        <ContactsSection />
      </AccountRow>
      {place === "page" && (
        <>
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
