import { FileText, Image, X } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { Attachment } from "./use-attachments.ts"

interface AttachedFilesProps {
  items: readonly Attachment[]
  onRemove: (key: string) => void
}

export function AttachedFiles({ items, onRemove }: AttachedFilesProps) {
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
