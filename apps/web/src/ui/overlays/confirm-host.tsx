import { useEffect, useState, useSyncExternalStore, type ComponentType } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { confirmRequests, type ConfirmRequest } from "./confirm.ts"

type ConfirmDialog = ComponentType<{ request: ConfirmRequest }>

/** Stands once in the page. The dialog's code is fetched with the first question. */
export function ConfirmHost() {
  const { t } = useTranslation()
  const request = useSyncExternalStore(confirmRequests.subscribe, confirmRequests.first, () => null)
  const [Dialog, setDialog] = useState<ConfirmDialog | null>(null)

  useEffect(() => {
    if (!request || Dialog) return
    import("./confirm-dialog.tsx").then(
      (module) => setDialog(() => module.ConfirmDialog),
      // Without the network the browser's own question is still better than none.
      () => request.answer(window.confirm(plainText(request, t("ui:confirmTitle")))),
    )
  }, [request, Dialog, t])

  return request && Dialog ? <Dialog key={request.id} request={request} /> : null
}

function plainText({ options }: ConfirmRequest, fallback: string) {
  const words = [options.title ?? fallback, options.description].filter((part) => typeof part === "string")
  return words.join("\n") || fallback
}
