import { fileTypes, maxFileBytes } from "@doable/domain/file/rules"
import type { KeptFile } from "../session/drafts/use-kept-form.ts"
import { FileDrop } from "../ui/files/file-drop.tsx"
import { usePrivateUpload } from "./use-private-upload.ts"

interface PrivateFilesProps {
  /** Uploaded before, and shown from the start. */
  files: readonly KeptFile[]
  /** Whether this browser has said what it kept. */
  isRead: boolean
  accept?: readonly string[]
  maxFiles: number
  onFilesChange: (files: KeptFile[]) => void
  onBusyChange: (isBusy: boolean) => void
}

/** Files of a form that is kept until it is sent: those that were uploaded before a reload are there again. */
export function PrivateFiles({
  files,
  isRead,
  accept = fileTypes,
  onFilesChange,
  ...props
}: PrivateFilesProps) {
  const sending = usePrivateUpload()
  return (
    <FileDrop
      // A field of files reads what it starts with once.
      key={String(isRead)}
      {...sending}
      {...props}
      accept={accept}
      maxBytes={maxFileBytes}
      initial={files.map((file) => ({ ...file, result: file }))}
      onValueChange={onFilesChange}
    />
  )
}
