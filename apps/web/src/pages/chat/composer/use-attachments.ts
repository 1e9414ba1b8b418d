import { fileTypes, maxFileBytes, type FileType } from "@doable/domain/file/rules"
import { filesPerMessage } from "@doable/domain/conversation/message/limits"
import { useRef, useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useApi } from "../../../session/use-api.ts"
import { tellUploads, type EndedUploads } from "../../../ui/files/tell-uploads.ts"
import type { MessageFile } from "../../../session/answers/chat-answers.ts"

export const acceptedTypes = fileTypes.join(",")

interface Ended extends EndedUploads {
  failed: { name: string; reason?: string }[]
}

export interface Attachment {
  key: string
  name: string
  /** From 0 to 1. */
  progress: number
  /** Null while it is on its way. */
  file: MessageFile | null
}

/** Files of the next message: each is sent right away, so that the message itself goes quickly. */
export function useAttachments() {
  const { t } = useTranslation()
  const ask = useApi()
  const [items, setItems] = useState<Attachment[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef(new Map<string, AbortController>())
  const ended = useRef<Ended>({ stored: 0, failed: [] })

  const change = (key: string, part: Partial<Attachment>) =>
    setItems((known) => known.map((item) => (item.key === key ? { ...item, ...part } : item)))
  const remove = (key: string) => {
    running.current.get(key)?.abort()
    running.current.delete(key)
    setItems((known) => known.filter((item) => item.key !== key))
    tellWhenAllEnded()
  }
  const tellWhenAllEnded = () => {
    if (running.current.size > 0) return
    tellUploads(ended.current, t)
    ended.current = { stored: 0, failed: [] }
  }

  const upload = async (key: string, file: File) => {
    const controller = new AbortController()
    running.current.set(key, controller)
    const { signal } = controller
    const isPicture = file.type.startsWith("image/")
    try {
      const { uploadFile } = await import("../../../file/upload-file.ts")
      const purpose = isPicture ? "picture" : "document"
      const onProgress = (progress: number) => change(key, { progress })
      const options = { name: file.name, isPublic: false, purpose, signal, onProgress } as const
      const { public: _, ...sent } = await ask((api) => uploadFile(api, file, options))
      change(key, { file: { ...sent, name: file.name } })
      ended.current.stored += 1
      running.current.delete(key)
      tellWhenAllEnded()
    } catch {
      if (signal.aborted) return
      ended.current.failed.push({ name: file.name })
      remove(key)
      setProblem(t("chat:uploadFailed", { name: file.name }))
    }
  }

  const add = (files: File[]) => {
    setProblem(null)
    const room = filesPerMessage - items.length
    if (files.length > room) setProblem(t("chat:tooMany"))
    for (const file of files.slice(0, room)) {
      if (!fits(file)) {
        setProblem(t("chat:uploadFailed", { name: file.name }))
        ended.current.failed.push({ name: file.name, reason: t("chat:fileRule") })
        continue
      }
      const key = crypto.randomUUID()
      setItems((known) => [...known, { key, name: file.name, progress: 0, file: null }])
      void upload(key, file)
    }
    tellWhenAllEnded()
  }

  /** What is there goes with the message. */
  const take = (): MessageFile[] => {
    setItems([])
    setProblem(null)
    return items.flatMap(({ file }) => file ?? [])
  }
  return { items, problem, add, remove, take }
}

const fits = ({ type, size }: File) =>
  fileTypes.includes(type as FileType) && size > 0 && size <= maxFileBytes
