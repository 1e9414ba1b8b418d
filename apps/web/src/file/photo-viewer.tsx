import { ChevronLeft, ChevronRight } from "lucide-react"
import { useRef, type KeyboardEvent, type TouchEvent } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Dialog, DialogContent } from "../ui/overlays/dialog.tsx"

interface Photo {
  id: string
  url: string
  caption?: string
}

interface PhotoViewerProps {
  photos: readonly Photo[]
  title: string
  /** Null: closed. */
  shown: number | null
  onShow: (index: number | null) => void
}

/** How far a finger travels before it means another photo. */
const swipe = 48

export function PhotoViewer({ photos, title, shown, onShow }: PhotoViewerProps) {
  const { t } = useTranslation()
  const touchedAt = useRef<number | null>(null)
  const index = shown ?? 0
  const photo = photos[index]
  const count = photos.length
  const step = (by: 1 | -1) => onShow((index + by + count) % count)

  const onKeyDown = (event: KeyboardEvent) => {
    if (count < 2 || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return
    event.preventDefault()
    step(event.key === "ArrowRight" ? 1 : -1)
  }
  const onTouchEnd = (event: TouchEvent) => {
    const from = touchedAt.current
    touchedAt.current = null
    const by = from === null ? 0 : (event.changedTouches[0]?.clientX ?? from) - from
    if (count > 1 && Math.abs(by) > swipe) step(by < 0 ? 1 : -1)
  }

  return (
    <Dialog open={shown !== null} onOpenChange={(isOpen) => !isOpen && onShow(null)}>
      <DialogContent
        size="xl"
        title={title}
        hideTitle
        className="bg-wall! md:h-[min(760px,calc(100dvh-48px))]"
        onKeyDown={onKeyDown}
      >
        {photo && (
          <div
            className="grid h-full min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-3 p-4 pt-16 md:p-6 md:pt-16"
            onTouchStart={(event) => {
              touchedAt.current = event.touches[0]?.clientX ?? null
            }}
            onTouchEnd={onTouchEnd}
          >
            <img
              key={photo.id}
              src={photo.url}
              alt={photo.caption || t("ui:photo", { number: index + 1, count })}
              className="m-auto max-h-full min-h-0 max-w-full rounded-paper object-contain"
            />
            <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1">
              {photo.caption && (
                <p lang="" className="w-full text-center text-16 wrap-anywhere">
                  {photo.caption}
                </p>
              )}
              {count > 1 && (
                <Arrow icon={ChevronLeft} label={t("ui:previousPhoto")} onClick={() => step(-1)} />
              )}
              <p aria-live="polite" className="min-w-30 text-center text-14 text-ink-2">
                {t("ui:photo", { number: index + 1, count })}
              </p>
              {count > 1 && <Arrow icon={ChevronRight} label={t("ui:nextPhoto")} onClick={() => step(1)} />}
            </div>
          </div>
        )}
      </DialogContent>
    </Dialog>
  )
}

interface ArrowProps {
  icon: typeof ChevronLeft
  label: string
  onClick: () => void
}

function Arrow({ icon: Icon, label, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full bg-paper shadow-paper hover:bg-paper-2"
    >
      <Icon size={22} strokeWidth={1.9} aria-hidden="true" />
    </button>
  )
}
