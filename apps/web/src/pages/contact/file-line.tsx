import { FileText, Image } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { fileSizeText } from "../../ui/files/file-text.ts"

export function FileLine({
  file: { name, mimeType, size },
}: {
  file: { name: string; mimeType: string; size: number }
}) {
  const { locale } = useTranslation()
  const Icon = mimeType.startsWith("image/") ? Image : FileText
  return (
    <>
      <Icon size={18} strokeWidth={1.9} aria-hidden="true" className="flex-none text-ink-2" />
      <span className="min-w-0 flex-1 truncate text-14">{name}</span>
      <span className="text-13 whitespace-nowrap text-ink-2">{fileSizeText(size, locale)}</span>
    </>
  )
}
