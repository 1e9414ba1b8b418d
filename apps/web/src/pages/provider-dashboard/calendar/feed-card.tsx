import { useMutation } from "@tanstack/react-query"
import { CalendarPlus, Copy, Link2 } from "lucide-react"
import { useRef, useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useApi } from "../../../session/use-api.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { confirm } from "../../../ui/overlays/confirm.ts"

/** The address at which calendars elsewhere read the jobs. */
export function FeedCard({ link: known }: { link: string | null }) {
  const { t } = useTranslation()
  const ask = useApi()
  const [link, setLink] = useState(known)
  const heading = useRef<HTMLHeadingElement>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: (isWanted: boolean) =>
      ask(({ provider }) => (isWanted ? provider.renewCalendarLink : provider.deleteCalendarLink).mutate()),
    onSuccess: (made) => {
      if (link) toast.success(t("provider-dashboard:feed.resetDone"))
      // The button that was pressed goes with the first link, and with the last.
      if (!link || !made.link) heading.current?.focus()
      setLink(made.link)
    },
    meta: { failure: "provider-dashboard:feed.failed" },
  })
  const reset = async () => {
    const isSure = await confirm({
      title: t("provider-dashboard:feed.askReset"),
      description: t("provider-dashboard:feed.resetText"),
      confirmText: t("provider-dashboard:feed.reset"),
    })
    if (isSure && !isPending) mutate(true)
  }
  const remove = async () => {
    const isSure = await confirm({
      title: t("provider-dashboard:feed.askRemove"),
      description: t("provider-dashboard:feed.removeText"),
      confirmText: t("provider-dashboard:feed.remove"),
      confirmButtonProps: { variant: "destructive" },
    })
    if (isSure && !isPending) mutate(false)
  }
  return (
    <Card asChild className="p-5">
      <section aria-labelledby="calendar-feed">
        <h2 id="calendar-feed" ref={heading} tabIndex={-1} className="display text-d22">
          {t("provider-dashboard:feed.title")}
        </h2>
        <p className="mt-1 text-14 text-ink-2">
          {t(link ? "provider-dashboard:feed.text" : "provider-dashboard:feed.lead")}
        </p>
        {link ? (
          <>
            <Address link={link} />
            <p className="mt-2 text-13 text-ink-3">
              {t("provider-dashboard:feed.secret")}{" "}
              <button type="button" className="mr-2 link min-h-6" onClick={() => void reset()}>
                {t("provider-dashboard:feed.reset")}
              </button>{" "}
              <button type="button" className="link min-h-6" onClick={() => void remove()}>
                {t("provider-dashboard:feed.remove")}
              </button>
            </p>
          </>
        ) : (
          <Button className="mt-3" size="sm" icon={Link2} disabled={isPending} onClick={() => mutate(true)}>
            {t("provider-dashboard:feed.create")}
          </Button>
        )}
      </section>
    </Card>
  )
}

function Address({ link }: { link: string }) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      toast.success(t("ui:linkCopied"))
    } catch {
      // Some browsers refuse it: then it's selected, to be copied by hand.
      field.current?.focus()
      toast.error(t("ui:linkNotCopied"), { description: t("provider-dashboard:feed.copyByHand") })
    }
  }
  return (
    <>
      <input
        ref={field}
        readOnly
        aria-label={t("provider-dashboard:feed.address")}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
        className="mt-3 h-11 w-full truncate rounded-control bg-paper px-3 text-14 text-ink-2 inset-ring-[1.5px] inset-ring-line-control"
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" variant="outline" icon={Copy} onClick={() => void copy()}>
          {t("provider-dashboard:feed.copy")}
        </Button>
        <Button asChild size="sm" variant="outline" icon={CalendarPlus}>
          {/* The scheme that calendar apps subscribe by. */}
          <a href={link.replace(/^https?:/, "webcal:")}>{t("provider-dashboard:feed.open")}</a>
        </Button>
      </div>
    </>
  )
}
