import { contactTopics } from "@doable/domain/conversation/topics"
import { useMutation } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Field } from "../ui/fields/field.tsx"
import { NativeSelect } from "../ui/fields/native-select.tsx"
import { useApi } from "../session/use-api.ts"
import { MessageDialog } from "./message-dialog.tsx"

type Topic = (typeof contactTopics)[number]

interface SupportDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  topic: Topic | undefined
}

/** A word to the team: it opens in the chat, where the answer comes; sent twice, it is said once. */
export function SupportDialog({ isOpen, onOpenChange, topic: first = "help" }: SupportDialogProps) {
  const { t, locale: lang } = useTranslation()
  const navigate = useNavigate()
  const ask = useApi()
  const [clientId, setClientId] = useState(() => crypto.randomUUID())
  const [topic, setTopic] = useState<Topic>(first)
  const { mutate, isPending } = useMutation({
    mutationFn: (text: string) =>
      ask((api) => api.conversation.openSupport.mutate({ topic, text, lang, clientId })),
    meta: { failure: "chat:direct.failed" },
    onSuccess: ({ id }) => {
      onOpenChange(false)
      // The dialog may be opened again on the page that it leads to: empty, for another word.
      setClientId(crypto.randomUUID())
      return navigate({ to: "/chat", search: { c: id } })
    },
  })
  return (
    <MessageDialog
      key={clientId}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t("chat:support.title")}
      description={t("chat:support.text")}
      isPending={isPending}
      onSend={mutate}
    >
      <Field label={t("contact:form.topic")}>
        <NativeSelect value={topic} onChange={(event) => setTopic(event.currentTarget.value as Topic)}>
          {contactTopics.map((one) => (
            <option key={one} value={one}>
              {t(`contact:topics.${one}`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </MessageDialog>
  )
}
