import { useRef, useState } from "react"
import { EditForm } from "../../../blocks/draft/edit-form.tsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { Field } from "../../../ui/fields/field.tsx"
import { TextField } from "../../../ui/fields/text-field.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { DemoFrame } from "./demo-frame.tsx"

/** One field that is saved by a press. Nothing is sent anywhere. */
export function FormDemo() {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [saved, setSaved] = useState(t("themes:slipTitle"))
  const [title, setTitle] = useState(saved)
  const [isWrong, setWrong] = useState(false)
  const hasChanges = title !== saved
  return (
    <DemoFrame>
      <EditForm
        form={form}
        onSubmit={async (event) => {
          event.preventDefault()
          const isEmpty = title.trim() === ""
          setWrong(isEmpty)
          if (isEmpty) return form.current?.querySelector("input")?.focus()
          setSaved(title)
          toast.success(t("themes:blocks.changesSaved"))
        }}
        head={<h1 className="display display-36">{t("themes:blocks.form")}</h1>}
        words={{
          takenIn: "",
          kept: { title: "", text: "", discard: "" },
          bar: { signedOut: "", logIn: "", save: t("themes:save") },
        }}
        isTakenIn={false}
        copy={{ isBack: false, discard: () => undefined }}
        merge={null}
        aside={
          <Card className="p-4">
            <p className="font-semibold wrap-anywhere">{title || t("themes:slipTitle")}</p>
          </Card>
        }
        bar={{ isSaving: false, isUploading: false, hasChanges, isSignedOut: false }}
        status={hasChanges ? t("themes:blocks.unsaved") : t("themes:blocks.saved")}
      >
        <Field label={t("themes:stepWhat")} error={isWrong ? t("themes:blocks.required") : undefined}>
          <TextField value={title} onChange={({ currentTarget }) => setTitle(currentTarget.value)} />
        </Field>
      </EditForm>
    </DemoFrame>
  )
}
