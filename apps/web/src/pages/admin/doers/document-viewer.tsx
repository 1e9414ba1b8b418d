import { ChevronLeft, ChevronRight, Download, RotateCw, ZoomIn, ZoomOut } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx"
import { Skeleton } from "../../../ui/feedback/skeleton.tsx"
import type { Application } from "./load-doers.ts"

interface DocumentViewerProps {
  documents: Application["documents"]
  at: number
  /** Null until the link is there. */
  url: string | null
  onShow: (at: number) => void
  onClose: () => void
}

const zooms = [1, 1.5, 2, 3, 4] as const

/** Pictures are looked at here; what is no picture is saved, because no browser is let open it as a page. */
export function DocumentViewer({ documents, at, url, onShow, onClose }: DocumentViewerProps) {
  const { t } = useTranslation()
  const document = documents[at]
  if (!document) return null
  const isPicture = document.mimeType.startsWith("image/")
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        size="xl"
        title={t(`admin-doers:documents.${document.role}`)}
        description={t("admin-doers:documents.of", {
          at: at + 1,
          total: documents.length,
          name: document.name,
        })}
        footer={
          <>
            <Button variant="outline" icon={ChevronLeft} disabled={at === 0} onClick={() => onShow(at - 1)}>
              {t("admin-doers:documents.previous")}
            </Button>
            <Button
              variant="outline"
              icon={ChevronRight}
              disabled={at === documents.length - 1}
              onClick={() => onShow(at + 1)}
            >
              {t("admin-doers:documents.next")}
            </Button>
          </>
        }
      >
        {url === null ? (
          <Skeleton className="h-[50dvh] w-full" />
        ) : isPicture ? (
          <Picture key={url} url={url} name={t(`admin-doers:documents.${document.role}`)} />
        ) : (
          <div className="grid min-h-[40dvh] place-items-center">
            <Button asChild icon={Download}>
              <a href={url} rel="noreferrer">
                {t("admin-doers:documents.save")}
              </a>
            </Button>
          </div>
        )}
      </DialogContent>
    </Dialog>
  )
}

function Picture({ url, name }: { url: string; name: string }) {
  const { t } = useTranslation()
  const [zoom, setZoom] = useState(0)
  const [turns, setTurns] = useState(0)
  const size = (zooms[zoom] ?? 1) * 100
  const isOnItsSide = turns % 2 === 1
  return (
    <div>
      <div className="mb-2 flex gap-1">
        <Button
          variant="ghost"
          size="icon"
          icon={ZoomOut}
          aria-label={t("admin-doers:documents.zoomOut")}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
        <Button
          variant="ghost"
          size="icon"
          icon={ZoomIn}
          aria-label={t("admin-doers:documents.zoomIn")}
          disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
        <Button
          variant="ghost"
          size="icon"
          icon={RotateCw}
          aria-label={t("admin-doers:documents.turn")}
          onClick={() => setTurns((turns + 1) % 4)}
        />
      </div>
      <section
        aria-label={name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is larger than its frame is scrolled by keys
        tabIndex={0}
        className="[container-type:size] h-[56dvh] overflow-auto rounded-control bg-wall-2"
      >
        <div className="relative" style={{ width: `${size}cqw`, height: `${size}cqh` }}>
          <img
            src={url}
            alt={name}
            referrerPolicy="no-referrer"
            className="absolute top-1/2 left-1/2 max-w-none -translate-1/2 object-contain"
            style={{
              width: isOnItsSide ? `${size}cqh` : `${size}cqw`,
              height: isOnItsSide ? `${size}cqw` : `${size}cqh`,
              rotate: `${turns * 90}deg`,
            }}
          />
        </div>
      </section>
    </div>
  )
}
