import { messageText } from "@doable/domain/conversation/message/input"
import { messageLength } from "@doable/domain/conversation/message/limits"
import { useId, useState, type FormEvent, type ReactNode } from "react"
import { textProblem } from "../blocks/text/text-problem.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/layout/button.tsx"
import { Dialog, DialogClose, DialogContent } from "../ui/overlays/dialog.tsx"
import { Field } from "../ui/fields/field.tsx"
import { TextArea } from "../ui/fields/text-area.tsx"

interface MessageDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description: string
  isPending: boolean
  onSend: (text: string) => void
  /** Fields before the text. */
  children?: ReactNode
}

/** The first word of a conversation. */
export function MessageDialog({ isOpen, onOpenChange, children, ...props }: MessageDialogProps) {
  const { t } = useTranslation()
  const { title, description, isPending, onSend } = props
  const formId = useId()
  const [text, setText] = useState("")
  const said = text.trim()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending && said !== "" && !textProblem(messageText, said)) onSend(said)
  }
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title={title}
        description={description}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">{t("ui:cancel")}</Button>
            </DialogClose>
            <Button type="submit" form={formId} pending={isPending} disabled={said === ""}>
              {t("chat:send")}
            </Button>
          </>
        }
      >
        <form id={formId} method="post" onSubmit={send} className="grid gap-4">
          {children}
          <Field label={t("chat:direct.label")}>
            <TextArea
              rows={5}
              limit={messageLength.max}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  )
}
