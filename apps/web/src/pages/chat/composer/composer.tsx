import { messageLength } from "@doable/domain/conversation/message/limits"
import { FileText, Image, Paperclip, SendHorizontal, X } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import type { FormEvent, KeyboardEvent } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { Conversation } from "../../../session/answers/chat-answers.ts"
import { boxAround } from "../../../ui/fields/field-box.ts"
import { isTouch } from "../../../ui/focus/is-touch.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { firstNameOf } from "../../../conversation/person-name.ts"
import type { OutgoingStore } from "./outgoing.ts"
import { acceptedTypes, useAttachments } from "./use-attachments.ts"
import type { Attachment } from "./use-attachments.ts"
import { draftPrefixes } from "../../../session/drafts/draft-prefixes.ts"

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
    // On a touch screen the key makes a new line, as everywhere there; a word still being composed isn't sent.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || isTouch()) return
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
            id="composer"
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
            className="field-sizing-content block max-h-40 min-h-11 w-full resize-none wrap-anywhere bg-transparent px-3.5 py-[11px] text-16 outline-none"
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

const keyOf = (userId: string, conversationId: string) => `${draftPrefixes.chat}${userId}-${conversationId}`

/** What was typed and not sent, kept by this browser for this person and this conversation. */
function useDraft(userId: string, conversationId: string) {
  const key = keyOf(userId, conversationId)
  const [text, setText] = useState("")
  useEffect(() => {
    try {
      setText(localStorage.getItem(key) ?? "")
    } catch {
      // A browser that keeps nothing starts with nothing.
    }
  }, [key])

  const change = (next: string) => {
    setText(next)
    try {
      if (next === "") localStorage.removeItem(key)
      else localStorage.setItem(key, next)
    } catch {
      // Typed is typed; it only doesn't outlive the page.
    }
  }
  return [text, change] as const
}

interface AttachedFilesProps {
  items: readonly Attachment[]
  onRemove: (key: string) => void
}

function AttachedFiles({ items, onRemove }: AttachedFilesProps) {
  const { t } = useTranslation()
  if (items.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2 pb-2">
      {items.map(({ key, name, progress, file }) => {
        const Icon = file?.mimeType === "application/pdf" ? FileText : Image
        return (
          <li
            key={key}
            className="relative flex max-w-full items-center gap-2 overflow-hidden rounded-control bg-paper pl-3 text-14 shadow-paper"
          >
            <Icon size={18} strokeWidth={1.9} aria-hidden="true" />
            <span className="min-w-0 truncate">{name}</span>
            {file === null && (
              <>
                <progress
                  value={progress}
                  aria-label={t("chat:uploading", { name })}
                  className="absolute inset-x-0 bottom-0 h-1 w-full accent-brand"
                />
              </>
            )}
            <button
              type="button"
              aria-label={t("chat:removeFile", { name })}
              onClick={() => onRemove(key)}
              className="grid size-10 flex-none place-items-center rounded-control hover:bg-wall-2"
            >
              <X size={18} strokeWidth={1.9} aria-hidden="true" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
