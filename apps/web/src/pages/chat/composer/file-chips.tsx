import { FileText, Image } from "lucide-react"
import type { MessageFile } from "../../../session/answers/chat-answers.ts"

/** Names of files, where their pictures are not to be had yet. */
export function FileChips({ files }: { files: readonly Pick<MessageFile, "id" | "name" | "mimeType">[] }) {
  if (files.length === 0) return null
  return (
    <ul className="mb-1 grid gap-1">
      {files.map(({ id, name, mimeType }) => {
        const Icon = mimeType.startsWith("image/") ? Image : FileText
        return (
          <li key={id} className="flex min-w-0 items-center gap-2 text-14">
            <Icon size={18} strokeWidth={1.9} aria-hidden="true" />
            <span className="min-w-0 truncate">{name}</span>
          </li>
        )
      })}
    </ul>
  )
}
