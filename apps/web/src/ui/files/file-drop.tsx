import clsx from "clsx"
import { Upload as UploadIcon } from "lucide-react"
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
} from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useFieldGroup } from "../fields/field-context.ts"
import { admitFiles, type DropItem } from "./file-drop-list.ts"
import { FileDropRows } from "./file-drop-rows.tsx"
import { useUploads, type Upload } from "./file-drop-uploads.ts"
import { useUploadToasts } from "./use-upload-toasts.ts"
import { fileSizeText, typesText } from "./file-text.ts"

export type StoredFile<T> = {
  id: string
  name: string
  size: number
  type: string
  previewUrl?: string
  result: T
}

type FileDropProps<T> = {
  upload: Upload<T>
  /** The results of all stored files, in the order of the list. */
  onValueChange?: (results: T[]) => void
  /** True while something is on its way: the form should wait. */
  onBusyChange?: (isBusy: boolean) => void
  accept?: readonly string[]
  multiple?: boolean
  maxFiles?: number
  maxBytes?: number
  initial?: readonly StoredFile<T>[]
  describeError?: (error: unknown) => string
  /** What belongs to a stored file, such as a line about it; stands in its row. */
  renderMore?: (result: T, name: string) => ReactNode
  disabled?: boolean
  className?: string
}

const anyType: readonly string[] = []

/** Files by drag, by choice or by paste. It knows how to list and to send, not where to. */
export function FileDrop<T>({
  multiple = true,
  accept = anyType,
  maxBytes = 10_000_000,
  ...props
}: FileDropProps<T>) {
  const { upload, onValueChange, onBusyChange, describeError, disabled = false } = props
  const maxFiles = props.maxFiles ?? (multiple ? 10 : 1)
  const { t, locale } = useTranslation()
  const group = useFieldGroup()
  const inputId = useId()
  const hintId = `${inputId}-hint`
  const [isOver, setOver] = useState(false)
  const [initial] = useState(() => (props.initial ?? []).map((file) => storedItem(file)))
  const { items, dispatch } = useUploads<T>({ initial, upload, describeError })

  useReports(items, onValueChange, onBusyChange)
  useUploadToasts(items)

  const add = (files: Iterable<File> | null | undefined) => {
    const list = [...(files ?? [])]
    if (disabled || list.length === 0) return
    dispatch({ do: "add", items: admitFiles(list, items, { accept, maxFiles, maxBytes }), maxFiles })
  }
  const dropHandlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes("Files")) return
      event.preventDefault()
      setOver(!disabled)
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes("Files")) return
      event.preventDefault()
      setOver(false)
      add(event.dataTransfer.files)
    },
    onPaste: (event: ClipboardEvent) => add(event.clipboardData.files),
  }
  const words = { types: typesText(accept), size: fileSizeText(maxBytes, locale), count: maxFiles }

  return (
    <div role="group" {...group} className={clsx("min-w-0", props.className)}>
      <div
        {...dropHandlers}
        className={clsx(
          "flex flex-col items-center gap-1.5 rounded-panel border-2 border-dashed px-4 py-5 text-center",
          isOver ? "border-brand bg-brand-soft" : "border-line-control bg-paper",
          disabled && "border-line-2! bg-wall-2! text-ink-3",
        )}
      >
        <UploadIcon aria-hidden size={24} strokeWidth={1.9} className="text-ink-2" />
        <input
          id={inputId}
          type="file"
          accept={accept.join(",") || undefined}
          multiple={maxFiles > 1}
          disabled={disabled}
          aria-describedby={hintId}
          onChange={(event) => {
            add(event.currentTarget.files)
            // The same file may be chosen again after it was removed.
            event.currentTarget.value = ""
          }}
          className="peer sr-only"
        />
        <label
          htmlFor={inputId}
          className="inline-flex min-h-11 cursor-pointer items-center rounded-control bg-brand-soft px-4.5 text-15 font-semibold text-brand-text peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:cursor-not-allowed peer-disabled:bg-wall-2 peer-disabled:text-ink-3 hover:bg-brand-soft-2"
        >
          {t(maxFiles > 1 ? "fields:chooseFiles" : "fields:chooseFile")}
        </label>
        <span className="text-14 text-ink-2 pointer-coarse:hidden">{t("fields:orDrop")}</span>
        <span id={hintId} className="text-13 text-ink-3">
          {t(accept.length > 0 ? "fields:fileLimits" : "fields:fileLimitsAnyType", words)}
        </span>
      </div>
      <FileDropRows
        items={items}
        dispatch={dispatch}
        canReorder={maxFiles > 1}
        limits={words}
        renderMore={props.renderMore}
      />
    </div>
  )
}

function storedItem<T>(file: StoredFile<T>): DropItem<T> {
  return { ...file, file: null, state: "done", progress: 1, problem: null }
}

/** Tells the form only what changed, and nothing on the first render. */
function useReports<T>(
  items: DropItem<T>[],
  onValueChange: ((results: T[]) => void) | undefined,
  onBusyChange: ((isBusy: boolean) => void) | undefined,
) {
  const stored = items.filter(({ state }) => state === "done")
  const isBusy = items.some(({ state }) => state === "waiting" || state === "sending")
  const told = useRef({ key: keyOf(stored), isBusy })
  const report = useRef({ onValueChange, onBusyChange })

  useEffect(() => {
    report.current = { onValueChange, onBusyChange }
  })
  useEffect(() => {
    const key = keyOf(stored)
    if (key !== told.current.key) report.current.onValueChange?.(stored.map(({ result }) => result as T))
    if (isBusy !== told.current.isBusy) report.current.onBusyChange?.(isBusy)
    told.current = { key, isBusy }
  }, [stored, isBusy])
}

function keyOf<T>(items: DropItem<T>[]) {
  return items.map(({ id }) => id).join()
}
