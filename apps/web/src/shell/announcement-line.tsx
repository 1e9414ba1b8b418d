import { useQueryClient } from "@tanstack/react-query"
import { X } from "lucide-react"
import { useState, type SubmitEvent } from "react"
import { AnnouncementLook } from "../blocks/announcement-look.tsx"
import { useTranslation } from "../i18n/use-translation.ts"
import { closedAnnouncementLine } from "../session/announcement-cookie.ts"
import { authQuery } from "../session/auth-context.ts"
import { useAuth } from "../session/use-auth.ts"

/** Comes with the page, so nothing moves; without scripts its button is a plain form. */
export function AnnouncementLine() {
  const { t, locale } = useTranslation()
  const queryClient = useQueryClient()
  const announcement = useAuth()?.announcement
  const [closed, setClosed] = useState("")
  if (!announcement || announcement.id === closed) return null
  const { id, tone, link, texts } = announcement
  const close = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const line = closedAnnouncementLine(id, window.location.protocol === "https:")
    if (line) document.cookie = line
    setClosed(id)
    // The next page doesn't bring it back.
    const { announcement: _, ...rest } = queryClient.getQueryData(authQuery.queryKey) ?? {}
    if ("user" in rest) queryClient.setQueryData(authQuery.queryKey, rest)
    // The button is gone, so the focus goes on to what comes after it.
    document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true })
  }
  return (
    <section aria-label={t("shell:announcement.label")} className="print:hidden">
      <AnnouncementLook tone={tone} link={link} {...texts[locale]}>
        <form method="post" action="/announcement" onSubmit={close} className="-mr-2.5 flex-none">
          <input type="hidden" name="id" value={id} />
          <button
            type="submit"
            aria-label={t("shell:announcement.close")}
            className="grid size-11 place-items-center rounded-control"
          >
            <X size={20} strokeWidth={1.9} aria-hidden="true" />
          </button>
        </form>
      </AnnouncementLook>
    </section>
  )
}
