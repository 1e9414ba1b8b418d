import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { ListError } from "../../ui/feedback/list-error.tsx"

/** The list didn't come; the rest of the page stands all the same. */
export function ListFailure({ requestId }: { requestId: string | null }) {
  const { t } = useTranslation()
  const router = useRouter()
  const [retrying, setRetrying] = useState(false)
  return (
    <ListError
      text={t("ui:listErrorKept")}
      retrying={retrying}
      onRetry={() => {
        setRetrying(true)
        void router.invalidate().finally(() => setRetrying(false))
      }}
      {...(requestId ? { error: t("common:error.request", { requestId }) } : {})}
    />
  )
}
