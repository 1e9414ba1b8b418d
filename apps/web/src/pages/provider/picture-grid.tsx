import { clsx } from "clsx"
import { Suspense, useState } from "react"
import { smallPicture } from "../../file/small-picture.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { lazy } from "../../ui/code/lazy.tsx"

const PhotoViewer = lazy(() =>
  import("../../file/photo-viewer.tsx").then((module) => ({ default: module.PhotoViewer })),
)

export interface Picture {
  id: string
  url: string
  caption: string
}

interface PictureGridProps {
  pictures: readonly Picture[]
  title: string
  small?: boolean
}

/** Pictures open in a viewer; without scripts each is a link to itself. */
export function PictureGrid({ pictures, title, small = false }: PictureGridProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<number | null>(null)
  const [isWanted, setWanted] = useState(false)
  if (pictures.length === 0) return null
  const count = pictures.length
  return (
    <>
      <ul
        className={clsx(
          small ? "mt-2.5 flex flex-wrap gap-2" : "grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4",
        )}
      >
        {pictures.map(({ id, url, caption }, index) => (
          <li key={id} className="min-w-0">
            <a
              href={url}
              aria-label={t("provider-profile:works.open", { number: index + 1, count, caption })}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                setWanted(true)
                setShown(index)
              }}
              className="block overflow-hidden rounded-paper bg-wall-2"
            >
              <img
                src={smallPicture(url)}
                alt=""
                loading="lazy"
                decoding="async"
                width={small ? 96 : 240}
                height={small ? 72 : 180}
                className={small ? "h-18 w-24 object-cover" : "aspect-4/3 w-full object-cover"}
              />
            </a>
            {caption && !small && (
              <p aria-hidden="true" lang="" className="mt-1.5 line-clamp-2 text-14 text-ink-2 wrap-anywhere">
                {caption}
              </p>
            )}
          </li>
        ))}
      </ul>
      {isWanted && (
        <Suspense fallback={null}>
          <PhotoViewer photos={pictures} title={title} shown={shown} onShow={setShown} />
        </Suspense>
      )}
    </>
  )
}
