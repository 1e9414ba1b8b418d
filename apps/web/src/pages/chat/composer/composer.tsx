import { messageLength } from "@doable/domain/conversation/message/limits"
import { Paperclip, SendHorizontal } from "lucide-react"
import { useRef, type FormEvent, type KeyboardEvent } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { boxAround } from "../../../ui/fields/field-box.ts"
import { Button } from "../../../ui/layout/button.tsx"
import type { Conversation } from "../../../session/answers/chat-answers.ts"
import { AttachedFiles } from "./attached-files.tsx"
import type { OutgoingStore } from "./outgoing.ts"
import { firstNameOf } from "../person-name.ts"
import { acceptedTypes, useAttachments } from "./use-attachments.ts"
import { useDraft } from "./use-draft.ts"

interface ComposerProps {
  conversation: Conversation
  userId: string
  store: OutgoingStore | null
  onType: () => void
}

export function Composer(props: ComposerProps) {
  const { t } = useTranslation()
  const { closedBecause } = props.conversation
  if (closedBecause) {
    return <p className="chat-note mb-4 bg-wall-2 text-ink-2">{t(`refusal:${closedBecause}`)}</p>
  }
  return <OpenComposer {...props} />
}

function OpenComposer({ conversation, userId, store, onType }: ComposerProps) {
  const { t } = useTranslation()
  const [text, setText] = useDraft(userId, conversation.id)
  const { items, problem, add, remove, take } = useAttachments()
  const area = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const over = text.trim().length - messageLength.max
  const isBusy = items.some(({ file }) => file === null)
  const isEmpty = text.trim() === "" && items.length === 0

  const send = (event?: FormEvent) => {
    event?.preventDefault()
    if (!store || isEmpty || isBusy || over > 0) return
    const at = new Date().toISOString()
    const said = { clientId: crypto.randomUUID(), conversationId: conversation.id, text: text.trim(), at }
    setText("")
    store.add({ ...said, files: take() })
    area.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // On a touch screen the key makes a new line, as everywhere there; a word still being composed is not sent.
    const isTouch = matchMedia("(pointer: coarse)").matches
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || isTouch) return
    event.preventDefault()
    send()
  }

  return (
    <form data-bottom-bar method="post" onSubmit={send} className="chat-composer">
      <AttachedFiles items={items} onRemove={remove} />
      {problem && (
        <p role="alert" className="text-13 text-danger-text">
          {problem}
        </p>
      )}
      <div className="flex items-end gap-1.5 md:gap-2.5">
        <Button
          variant="ghost"
          size="icon"
          className="mb-0.5"
          aria-label={t("chat:attach")}
          onClick={() => picker.current?.click()}
        >
          <Paperclip size={22} strokeWidth={1.9} aria-hidden="true" />
        </Button>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept={acceptedTypes}
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            target.value = ""
          }}
        />
        <div className={boxAround({ className: "rounded-[14px]!" })}>
          <textarea
            ref={area}
            rows={1}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              onType()
            }}
            onKeyDown={onKeyDown}
            onPaste={({ clipboardData }) => clipboardData.files.length > 0 && add([...clipboardData.files])}
            aria-label={t("chat:write", { name: firstNameOf(conversation, t) })}
            aria-invalid={over > 0 || undefined}
            placeholder={t("chat:write", { name: firstNameOf(conversation, t) })}
            className="field-sizing-content block max-h-40 min-h-11 w-full resize-none bg-transparent px-3.5 py-[11px] text-16 outline-none"
          />
        </div>
        <Button
          type="submit"
          size="icon"
          className="mb-0.5"
          aria-label={t("chat:send")}
          disabled={isEmpty || over > 0}
          pending={isBusy}
        >
          <SendHorizontal size={20} strokeWidth={1.9} aria-hidden="true" />
        </Button>
      </div>
      {over > 0 && (
        <p role="status" className="text-right text-13 font-semibold text-danger-text">
          {t("chat:tooLong", { count: over })}
        </p>
      )}
    </form>
  )
}
