import { percentText } from "@doable/words/format"
import clsx from "clsx"
import { ArrowDown, ArrowUp, CircleAlert, File as FileIcon, GripVertical, RotateCcw, X } from "lucide-react"
import { useCallback, useState, type ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { DropItem } from "./file-drop-list.ts"
import type { LimitWords } from "./file-drop-rows.tsx"
import { boxButton } from "../fields/field-box.ts"
import { fileSizeText } from "./file-text.ts"

type FileDropRowProps = {
  item: DropItem<unknown>
  /** null when the order means nothing. */
  place: { index: number; count: number } | null
  limits: LimitWords
  more?: ReactNode
  isDragged: boolean
  onMove: (to: number, action: string) => void
  onRemove: () => void
  onRetry: () => void
  onDragStart: () => void
  onDragEnd: () => void
  onDragOverRow: () => void
}

export function FileDropRow({
  item,
  place,
  limits,
  more,
  isDragged,
  onMove,
  onRemove,
  onRetry,
  ...drag
}: FileDropRowProps) {
  const { t } = useTranslation()
  const { name } = item
  const isRunning = item.state === "waiting" || item.state === "sending"

  return (
    <li data-id={item.id}>
      <div
        role="presentation"
        draggable={place !== null}
        onDragStart={drag.onDragStart}
        onDragEnd={drag.onDragEnd}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes("Files")) return
          event.preventDefault()
          drag.onDragOverRow()
        }}
        className={clsx(
          "flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 rounded-control border bg-paper py-2 pr-1 pl-2",
          item.problem ? "border-danger" : "border-line-2",
          isDragged && "opacity-50",
        )}
      >
        {place && (
          <GripVertical aria-hidden size={18} className="-mx-1 hidden cursor-grab text-ink-3 md:block" />
        )}
        <Preview item={item} />
        <div className="min-w-30 flex-1">
          <p className="truncate text-15 font-medium" title={name}>
            {name}
          </p>
          <Status item={item} limits={limits} />
        </div>
        <div className="ml-auto flex">
          {item.state === "failed" && (
            <RowButton action="retry" label={t("fields:retryFile", { name })} onClick={onRetry}>
              <RotateCcw aria-hidden size={18} strokeWidth={1.9} />
            </RowButton>
          )}
          {place && (
            <>
              <RowButton
                action="up"
                label={t("fields:moveFileUp", { name })}
                isOff={place.index === 0}
                onClick={() => onMove(place.index - 1, "up")}
              >
                <ArrowUp aria-hidden size={18} strokeWidth={1.9} />
              </RowButton>
              <RowButton
                action="down"
                label={t("fields:moveFileDown", { name })}
                isOff={place.index === place.count - 1}
                onClick={() => onMove(place.index + 1, "down")}
              >
                <ArrowDown aria-hidden size={18} strokeWidth={1.9} />
              </RowButton>
            </>
          )}
          <RowButton
            action="remove"
            label={t(isRunning ? "fields:cancelFile" : "fields:removeFile", { name })}
            onClick={onRemove}
          >
            <X aria-hidden size={18} strokeWidth={1.9} />
          </RowButton>
        </div>
      </div>
      {/* Outside of what is dragged, so that its text can be selected. */}
      {more && <div className="mt-1.5 mb-2 md:pl-7">{more}</div>}
    </li>
  )
}

function Status({ item, limits }: { item: DropItem<unknown>; limits: LimitWords }) {
  const { t, locale } = useTranslation()
  if (item.problem) {
    const words = item.problem.words ?? t(`fields:fileProblem.${item.problem.code}`, limits)
    return (
      <p className="flex gap-1.5 text-13 text-danger-text">
        <CircleAlert aria-hidden size={16} strokeWidth={1.9} className="mt-px" />
        <span className="min-w-0">{words}</span>
      </p>
    )
  }
  if (item.state === "done" && item.size === 0) return null
  if (item.state === "done") return <p className="text-13 text-ink-3">{fileSizeText(item.size, locale)}</p>
  const percent = percentText(item.progress, locale)
  return (
    <p className="flex items-center gap-2 text-13 text-ink-3">
      <progress
        aria-label={t("fields:uploading", { name: item.name })}
        value={item.state === "waiting" ? undefined : item.progress}
        className="h-1.5 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-wall-2 [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-wall-2 [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand"
      />
      <span aria-hidden className="w-11 text-right tabular-nums">
        {item.state === "waiting" ? t("fields:inLine") : percent}
      </span>
    </p>
  )
}

function Preview({ item }: { item: DropItem<unknown> }) {
  const { file } = item
  const isPicture = file?.type.startsWith("image/") && item.state !== "refused"
  // What calls itself a picture and is none gets the sign of a file, not the browser's torn one.
  const [isBroken, setBroken] = useState(false)
  const show = useCallback((image: HTMLImageElement | null) => showFile(image, file), [file])
  return (
    <span
      aria-hidden
      className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-paper bg-wall-2 text-ink-3"
    >
      {(isPicture || item.previewUrl) && !isBroken ? (
        <img
          key={item.id}
          ref={isPicture ? show : undefined}
          src={item.previewUrl}
          alt=""
          draggable={false}
          onError={() => setBroken(true)}
          className="size-full object-cover"
        />
      ) : (
        <FileIcon size={22} strokeWidth={1.9} />
      )}
    </span>
  )
}

/** The picture is read from the visitor's disk, and let go of when the row goes. */
function showFile(image: HTMLImageElement | null, file: File | null) {
  if (!image || !file) return
  const url = URL.createObjectURL(file)
  image.src = url
  return () => URL.revokeObjectURL(url)
}

type RowButtonProps = {
  action: string
  label: string
  isOff?: boolean
  onClick: () => void
  children: ReactNode
}

function RowButton({ action, label, isOff = false, onClick, children }: RowButtonProps) {
  return (
    <button
      type="button"
      data-action={action}
      aria-label={label}
      aria-disabled={isOff}
      onClick={onClick}
      className={clsx(
        boxButton,
        "h-11!",
        isOff && "cursor-not-allowed! text-line-control! hover:bg-transparent",
      )}
    >
      {children}
    </button>
  )
}
