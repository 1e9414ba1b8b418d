import { FileText } from "lucide-react"
import { Suspense, useState } from "react"
import { smallPicture } from "../../file/small-picture.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { TaskData } from "../../session/answers/task-answers.ts"
import { lazy } from "../../ui/code/lazy.tsx"

const PhotoViewer = lazy(() =>
  import("../../file/photo-viewer.tsx").then((module) => ({ default: module.PhotoViewer })),
)

type File = TaskData["files"][number]

interface PhotoStripProps {
  files: readonly File[]
  title: string
  /** Where a page has several of them. */
  label?: string
}

/** Pictures open in a viewer; without scripts each is a link to itself. Other files are links anyway. */
export function PhotoStrip({ files, title, label }: PhotoStripProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<number | null>(null)
  const [isWanted, setWanted] = useState(false)
  const photos = files.filter(({ mimeType }) => mimeType.startsWith("image/"))
  const others = files.filter(({ mimeType }) => !mimeType.startsWith("image/"))
  if (files.length === 0) return null
  const count = photos.length
  return (
    <section aria-label={label ?? t("taskPage:photos")} className="mt-5">
      <ul className="flex flex-wrap gap-2.5">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <a
              href={photo.url}
              aria-label={t("taskPage:openPhoto", { number: index + 1, count })}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                setWanted(true)
                setShown(index)
              }}
              className="block overflow-hidden rounded-paper bg-wall-2"
            >
              <img
                src={smallPicture(photo.url)}
                alt=""
                loading="lazy"
                decoding="async"
                width={132}
                height={96}
                className="h-24 w-33 object-cover"
              />
            </a>
          </li>
        ))}
        {others.map((file) => (
          <li key={file.id}>
            <a
              href={file.url}
              className="flex h-24 max-w-50 items-center gap-2.5 rounded-paper bg-wall px-4 text-14 font-semibold hover:bg-wall-2"
            >
              <FileText size={20} strokeWidth={1.9} aria-hidden="true" />
              <span className="line-clamp-2 min-w-0 wrap-anywhere">{file.name ?? t("taskPage:file")}</span>
            </a>
          </li>
        ))}
      </ul>
      {isWanted && (
        <Suspense fallback={null}>
          <PhotoViewer photos={photos} title={title} shown={shown} onShow={setShown} />
        </Suspense>
      )}
    </section>
  )
}
