import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../layout/button.tsx"
import { DialogClose } from "./dialog.tsx"

/** The end of a form in a dialog: leave it, or send it. */
export function FormActions({ submit, pending }: { submit: string; pending: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap justify-end gap-2.5">
      <DialogClose asChild>
        <Button variant="ghost">{t("ui:cancel")}</Button>
      </DialogClose>
      <Button type="submit" pending={pending}>
        {submit}
      </Button>
    </div>
  )
}
