import { messageLength } from "@doable/domain/message/limits"
import { useMutation } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useId, useRef, useState, type FormEvent } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/button.tsx"
import { Dialog, DialogClose, DialogContent } from "../ui/dialog.tsx"
import { Field } from "../ui/field.tsx"
import { TextArea } from "../ui/text-area.tsx"
import { useApi } from "../use-api.ts"

interface WriteDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  providerId: string
  name: string
}

/** Sent, it opens in the chat; sent twice, it is said once. */
export function WriteDialog({ isOpen, onOpenChange, providerId, name }: WriteDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const ask = useApi()
  const formId = useId()
  const [text, setText] = useState("")
  const clientId = useRef(crypto.randomUUID())
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      ask((api) =>
        api.conversation.openDirect.mutate({ providerId, text: text.trim(), clientId: clientId.current }),
      ),
    meta: { failure: "chat:direct.failed" },
    onSuccess: ({ id }) => navigate({ to: "/chat", search: { c: id } }),
  })
  const isEmpty = text.trim() === ""
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending && !isEmpty && text.trim().length <= messageLength.max) mutate()
  }
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title={t("chat:direct.title", { name })}
        description={t("chat:direct.text")}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">{t("ui:cancel")}</Button>
            </DialogClose>
            <Button type="submit" form={formId} pending={isPending} disabled={isEmpty}>
              {t("chat:send")}
            </Button>
          </>
        }
      >
        <form id={formId} method="post" onSubmit={send}>
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
