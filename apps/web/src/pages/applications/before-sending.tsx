import { TriangleAlert } from "lucide-react"
import { AccountLink } from "../../account/account-link.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { ManageProfileLink } from "../../provider/own-profile-links.tsx"
import type { Application } from "./load-applications.ts"

/** What is mended elsewhere: a number in the account, a fuller profile. */
export function BeforeSending({ problems }: Pick<Application, "problems">) {
  const { t } = useTranslation()
  const elsewhere = problems.filter(({ path }) => path === "phone" || path === "profile")
  if (elsewhere.length === 0) return null
  return (
    <section className="rounded-panel bg-warn-soft p-4 text-warn-text">
      <h3 className="flex items-center gap-2 font-semibold">
        <TriangleAlert size={18} strokeWidth={1.9} aria-hidden="true" />
        {t("provider-application:before")}
      </h3>
      <ul className="mt-1.5 grid gap-1.5">
        {elsewhere.map(({ path, code, min }) => (
          <li key={code} data-missing tabIndex={-1}>
            {t(`provider-application:problem.${code}`, { min: min ?? 0 })}{" "}
            {path === "phone" ? (
              <AccountLink section="account" className="font-semibold underline">
                {t("provider-application:toPhone")}
              </AccountLink>
            ) : (
              <ManageProfileLink className="font-semibold underline">
                {t("provider-application:toProfile")}
              </ManageProfileLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
