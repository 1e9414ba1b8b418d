import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { toastPromise } from "../../ui/feedback/toast-promise.ts"
import { dismissToasts, toast } from "../../ui/feedback/toast.ts"
import { Row, Section } from "./section.tsx"

export function ToastsSection() {
  const { t } = useTranslation()
  const saving = { loading: t("themes:toastSaving"), success: t("themes:toastSaved") }

  return (
    <Section id="toasts" title={t("themes:toasts")} text={t("themes:toastsText")}>
      <Row>
        <Button
          variant="outline"
          onClick={() => toast.success(t("themes:toastSuccess"), { description: "+373 78 555 014" })}
        >
          {t("themes:showSuccess")}
        </Button>
        <Button
          variant="outline"
          onClick={() => toast.error(t("themes:toastError"), { description: t("themes:toastErrorText") })}
        >
          {t("themes:showError")}
        </Button>
        <Button variant="outline" onClick={() => toast.info(t("themes:toastInfo"))}>
          {t("themes:showInfo")}
        </Button>
        <Button variant="outline" onClick={() => void toastPromise(later(true), saving)}>
          {t("themes:showPromise")}
        </Button>
        <Button variant="outline" onClick={() => void toastPromise(later(false), saving)}>
          {t("themes:showFailure")}
        </Button>
        <Button variant="ghost" onClick={() => dismissToasts()}>
          {t("themes:dismissAll")}
        </Button>
      </Row>
    </Section>
  )
}

/** An answer that takes its time, as a slow server would give it. */
function later(ok: boolean): Promise<Response> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(new Response(null, { status: ok ? 204 : 503 })), 1500)
  })
}
