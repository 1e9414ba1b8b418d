import { replyToContactMessageInput } from "@doable/domain/contact-message/input"
import { contactReplyLength } from "@doable/domain/contact-message/limits"
import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useRef, useState, type FormEvent } from "react"
import { textProblem } from "../../../blocks/text/text-problem.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useAuth } from "../../../session/use-auth.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { Field } from "../../../ui/fields/field.tsx"
import { TextArea } from "../../../ui/fields/text-area.tsx"
import { toast } from "../../../ui/feedback/toast.ts"
import { useApi } from "../../../session/use-api.ts"
import type { WaitingMessage } from "./load-messages.ts"

type Status = WaitingMessage["status"]
type Action = { text: string } | { status: Status; isUndo?: true }

const sameStep = (one: Action | undefined, other: Action) =>
  one !== undefined && "status" in one && "status" in other && one.status === other.status

/** Answer it, take it, put it aside; what was put aside comes back by the toast or from its list. */
export function MessageActs({ message: { id, userId, status, replies } }: { message: WaitingMessage }) {
  const { t } = useTranslation()
  const me = useAuth()?.user?.id
  const ask = useApi()
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState("")
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (action: Action) =>
      ask((api) =>
        "text" in action
          ? api.adminContact.reply.mutate({ id, text: action.text, seenReplies: replies.length })
          : api.adminContact.setStatus.mutate({ id, status: action.status }),
      ),
    meta: { failure: "admin-messages:failed" },
    onSuccess: (_, action) => {
      // The button is gone; answering comes next.
      if ("status" in action && action.status === "in_progress")
        form.current?.querySelector("textarea")?.focus()
      if ("text" in action) {
        setText("")
        toast.success(t("admin-messages:sent"))
      } else if (!action.isUndo && (action.status === "closed" || action.status === "spam")) {
        const onClick = () => mutate({ status, isUndo: true })
        toast.success(t(`admin-messages:putAside.${action.status}`), {
          action: { label: t("admin-messages:undo"), onClick },
        })
      }
    },
    // After a refusal, too: someone else has been faster, and the page shows what they did.
    onSettled: () => router.invalidate(),
  })
  const reply = (event: FormEvent) => {
    event.preventDefault()
    const said = text.trim()
    if (!textProblem(replyToContactMessageInput.shape.text, said) && !isPending) mutate({ text: said })
  }
  const isAside = status === "closed" || status === "spam" || status === "answered"
  const button = (label: string, action: Action, variant: "outline" | "ghost") => (
    <Button
      variant={variant}
      pending={isPending && sameStep(variables, action)}
      disabled={isPending}
      onClick={() => mutate(action)}
    >
      {label}
    </Button>
  )
  // Nobody answers themselves.
  if (userId !== null && userId === me) {
    return <p className="mt-4 text-15 text-ink-2">{t("refusal:contact_message_own")}</p>
  }
  if (status === "closed" || status === "spam") {
    return (
      <div className="mt-4">
        {button(t("admin-messages:takeBack"), { status: "new", isUndo: true }, "outline")}
      </div>
    )
  }
  return (
    <form ref={form} method="post" onSubmit={reply} className="mt-4 grid gap-3">
      <Field label={t("admin-messages:reply")} hint={t("admin-messages:replyHint")}>
        <TextArea
          rows={3}
          limit={contactReplyLength.max}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={isPending} disabled={text.trim() === ""}>
          {t("admin-messages:send")}
        </Button>
        {isAside || status === "in_progress"
          ? null
          : button(t("admin-messages:take"), { status: "in_progress" }, "outline")}
        {isAside ? null : button(t("admin-messages:close"), { status: "closed" }, "ghost")}
        {isAside ? null : button(t("admin-messages:spam"), { status: "spam" }, "ghost")}
      </div>
    </form>
  )
}
