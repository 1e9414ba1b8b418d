import { useQueryClient } from "@tanstack/react-query"
import { FileText } from "lucide-react"
import { useRef, type MouseEvent } from "react"
import { hasRunOut } from "../../../file/has-run-out.ts"
import { openFresh } from "../../../file/open-fresh.ts"
import { smallPicture } from "../../../file/small-picture.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { fileSizeText } from "../../../ui/files/file-text.ts"
import { useApi } from "../../../session/use-api.ts"
import type { Message, MessageFile } from "../../../session/answers/chat-answers.ts"
import { threadKey } from "../../../session/keys/chat-keys.ts"
import { withFreshLinks, type Thread } from "../../../conversation/thread-messages.ts"

interface MessageFilesProps {
  message: Message
  conversationId: string
}

export function MessageFiles({ message, conversationId }: MessageFilesProps) {
  const { t, locale } = useTranslation()
  const { renew, open } = useFreshLinks(message, conversationId)
  const pictures = message.files.filter(({ mimeType }) => mimeType.startsWith("image/"))
  const documents = message.files.filter(({ mimeType }) => !mimeType.startsWith("image/"))
  return (
    <>
      {pictures.length > 0 && (
        <ul className="chat-pictures" data-count={Math.min(pictures.length, 3)}>
          {pictures.map((file) => (
            <li key={file.id}>
              <a
                href={file.url}
                target="_blank"
                rel="noreferrer"
                aria-label={t("chat:openPhoto", { name: file.name })}
                onClick={(event) => void open(event, file)}
              >
                <img
                  src={smallPicture(file.url)}
                  alt=""
                  width={file.width ?? 4}
                  height={file.height ?? 3}
                  loading="lazy"
                  decoding="async"
                  onError={renew}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {documents.map((file) => (
        <a
          key={file.id}
          href={file.url}
          target="_blank"
          rel="noreferrer"
          aria-label={t("chat:openFile", { name: file.name, size: fileSizeText(file.size, locale) })}
          onClick={(event) => void open(event, file)}
          className="flex min-h-11 items-center gap-2.5 px-2.5"
        >
          <FileText size={20} strokeWidth={1.9} aria-hidden="true" />
          <span className="min-w-0 truncate underline underline-offset-3">{file.name}</span>
          <span className="text-13 whitespace-nowrap text-ink-2">{fileSizeText(file.size, locale)}</span>
        </a>
      ))}
    </>
  )
}

/** Links to private files run out after minutes: a picture that didn't come is asked for once more. */
function useFreshLinks({ position }: Message, conversationId: string) {
  const ask = useApi()
  const queryClient = useQueryClient()
  const triedAt = useRef(0)

  const renew = async () => {
    if (Date.now() - triedAt.current < 60_000) return []
    triedAt.current = Date.now()
    const around = { conversationId, after: Math.max(0, position - 15) }
    const { data } = await ask((api) => api.message.getByConversation.query(around))
    queryClient.setQueryData<Thread>(
      threadKey(conversationId),
      (known) => known && withFreshLinks(known, data),
    )
    return data.flatMap(({ files }) => files)
  }
  return {
    renew: () => void renew().catch(() => (triedAt.current = 0)),
    open: (event: MouseEvent, { id, url }: MessageFile) => {
      if (!hasRunOut(url)) return
      event.preventDefault()
      void openFresh(async () => (await renew()).find((one) => one.id === id)?.url)
    },
  }
}
