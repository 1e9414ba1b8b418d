import { Trash2 } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { lazy } from "../../ui/code/lazy.tsx"

const DeleteAccountForm = lazy(() =>
  import("./delete-account-form.tsx").then((module) => ({ default: module.DeleteAccountForm })),
)

/** Asks twice: first for confirmation, then for the password. */
export function DeleteAccount() {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <p className="mb-3 text-14 text-ink-2">{t("account:delete.text")}</p>
      {isAsking ? (
        <Suspense>
          <DeleteAccountForm onCancel={() => setAsking(false)} />
        </Suspense>
      ) : (
        <Button variant="outline" icon={Trash2} onClick={() => setAsking(true)}>
          {t("account:delete.open")}
        </Button>
      )}
    </>
  )
}
