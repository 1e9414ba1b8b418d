import { ExternalLink, UsersRound } from "lucide-react"
import { useEffect, useRef } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"

interface EntryConflictProps {
  href: string
  onOpen: () => void
  onSaveOver: () => void
  isPending: boolean
}

/** Nothing that either of the two wrote is lost. */
export function EntryConflict({ href, onOpen, onSaveOver, isPending }: EntryConflictProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      role="alert"
      aria-labelledby="newer-version"
      className="mb-5 rounded-card bg-warn-soft p-4 text-warn-text"
    >
      <h2
        id="newer-version"
        ref={heading}
        tabIndex={-1}
        className="flex items-center gap-2 text-16 font-semibold outline-none"
      >
        <UsersRound size={20} strokeWidth={1.9} aria-hidden="true" />
        {t("admin-content:conflict.title")}
      </h2>
      <p className="mt-1 text-14">{t("admin-content:conflict.text")}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button asChild variant="outline" icon={ExternalLink}>
          <a href={href} target="_blank" rel="noreferrer" onClick={onOpen} onAuxClick={onOpen}>
            {t("admin-content:conflict.open")}
          </a>
        </Button>
        <Button variant="outline" pending={isPending} onClick={onSaveOver}>
          {t("admin-content:conflict.over")}
        </Button>
      </div>
    </section>
  )
}
