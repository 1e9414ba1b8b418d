import { avatarPixels } from "@doable/domain/file/rules"
import { useEffect, useState, type KeyboardEvent, type PointerEvent } from "react"
import { firstView, maxZoom, moveView, squareOf, type View } from "../../file/crop-square.ts"
import { drawSquare, openPicture } from "../../file/draw-square.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Dialog, DialogContent } from "../../ui/overlays/dialog.tsx"
import { Field } from "../../ui/fields/field.tsx"
import { Slider } from "../../ui/slider/slider.tsx"
import { toast } from "../../ui/feedback/toast.ts"

interface AvatarCropperProps {
  file: File
  onCancel: () => void
  onCropped: (picture: Blob) => void
}

/** Chooses the square of a picture that will be seen. Nothing leaves the browser before that. */
export function AvatarCropper({ file, onCancel, onCropped }: AvatarCropperProps) {
  const { t } = useTranslation()
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const [view, setView] = useState(firstView)

  useEffect(() => {
    let opened: HTMLImageElement | null = null
    let isWanted = true
    const refuse = () => {
      const reason = t("account:avatar.problem.unreadable")
      toast.error(t("account:avatar.error"), {
        description: t("account:avatar.errorText", { name: file.name, reason }),
      })
      onCancel()
    }
    openPicture(file).then(
      (found) => {
        opened = found
        if (isWanted) setPicture(found)
      },
      () => isWanted && refuse(),
    )
    return () => {
      isWanted = false
      if (opened) URL.revokeObjectURL(opened.src)
    }
    // One file is opened once; what to do on failure does not change meanwhile.
    // eslint-disable-next-line react/exhaustive-deps
  }, [file])

  const save = async () => {
    if (picture) onCropped(await drawSquare(picture, view, file, avatarPixels))
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onCancel()}>
      <DialogContent
        size="sm"
        title={t("account:avatar.crop.title")}
        description={t("account:avatar.crop.hint")}
        footer={
          <>
            <Button variant="ghost" onClick={onCancel}>
              {t("ui:cancel")}
            </Button>
            <Button disabled={!picture} onClick={() => void save()}>
              {t("account:avatar.crop.save")}
            </Button>
          </>
        }
      >
        <Stage picture={picture} view={view} onMove={setView} />
        <Field group label={t("account:avatar.crop.zoom")} className="mt-4">
          <Slider
            min={100}
            max={maxZoom * 100}
            step={10}
            unit="%"
            value={Math.round(view.zoom * 100)}
            onValueChange={(percent) => setView({ ...view, zoom: percent / 100 })}
          />
        </Field>
      </DialogContent>
    </Dialog>
  )
}

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
}

interface StageProps {
  picture: HTMLImageElement | null
  view: View
  onMove: (view: View) => void
}

function Stage({ picture, view, onMove }: StageProps) {
  const { t } = useTranslation()
  const size = { width: picture?.naturalWidth ?? 1, height: picture?.naturalHeight ?? 1 }
  const { left, top, side } = squareOf(size, view)

  const byKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    onMove(moveView(size, view, ...step))
  }
  const byPointer = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { width } = event.currentTarget.getBoundingClientRect()
    onMove(moveView(size, view, -event.movementX / width, -event.movementY / width))
  }

  return (
    <button
      type="button"
      aria-label={t("account:avatar.crop.stage")}
      className="relative mx-auto block aspect-square w-full max-w-[320px] cursor-grab touch-none overflow-hidden rounded-control bg-wall-2 active:cursor-grabbing"
      onKeyDown={byKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={byPointer}
    >
      {picture && (
        <img
          src={picture.src}
          alt=""
          draggable={false}
          className="absolute max-w-none"
          style={{
            width: `${(size.width / side) * 100}%`,
            left: `${(-left / side) * 100}%`,
            top: `${(-top / side) * 100}%`,
          }}
        />
      )}
      <span className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_400px_color-mix(in_srgb,var(--scrim)_70%,transparent)]" />
    </button>
  )
}
