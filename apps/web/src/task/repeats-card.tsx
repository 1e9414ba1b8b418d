import { useMutation } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useRef } from "react"
import { plainDay } from "../blocks/text/market-text.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import type { ApiClient } from "../session/api-client.ts"
import { useApi } from "../session/use-api.ts"
import { toast } from "../ui/feedback/toast.ts"
import { Button } from "../ui/layout/button.tsx"
import { Card } from "../ui/layout/card.tsx"
import { confirm } from "../ui/overlays/confirm.ts"
import type { TaskRepeat } from "./repeat/repeat-dialog.tsx"
import { useRepeatText } from "./repeat/repeat-text.ts"
import { useRefreshRepeats } from "./repeat/use-refresh-repeats.ts"

/** What comes again; nothing at all while nothing does. */
export function RepeatsCard({ repeats }: { repeats: readonly TaskRepeat[] }) {
  const { t } = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)
  if (repeats.length === 0) return null
  return (
    <Card className="p-5 md:p-6">
      <h2 ref={title} id="repeating" tabIndex={-1} className="display scroll-mt-24 text-d22 outline-none">
        {t("repeat:list.title")}
      </h2>
      <noscript>{t("common:needsScripts")}</noscript>
      <ul className="mt-3 grid grid-cols-1 gap-5">
        {repeats.map((repeat) => (
          <Row key={repeat.id} repeat={repeat} onGone={() => title.current?.focus()} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ repeat, onGone }: { repeat: TaskRepeat; onGone: () => void }) {
  const { t, locale } = useTranslation()
  const stateOf = useRepeatText()
  const { id, taskId, title, lang, every, isPaused, nextDay, draft } = repeat
  const named = `repeat-${id}`
  const { run, isPending } = useCommand()

  const skip = (day: string) =>
    run(async (api) => {
      const { nextDay: next } = await api.taskRepeat.skip.mutate({ id, day })
      return t("repeat:list.skipped", { day: next ? plainDay(next, locale) : "" })
    })
  const stop = async () => {
    const agreed = await confirm({
      title: t("repeat:stopping.title"),
      description: t("repeat:stopping.text"),
      confirmText: t("repeat:stopping.confirm"),
      cancelText: t("repeat:stopping.keep"),
    })
    if (!agreed) return
    onGone()
    run(async (api) => {
      await api.taskRepeat.stop.mutate({ id })
      return t("repeat:stopping.done")
    })
  }
  return (
    <li>
      <Link
        id={named}
        to="/tasks/$taskId"
        params={{ taskId }}
        lang={title ? lang : undefined}
        className="font-semibold wrap-anywhere hover:underline"
      >
        {title || t("dashboard:untitled")}
      </Link>
      <p className="text-14 text-ink-2">
        {t(`repeat:${every}`)} · {stateOf(repeat)}
      </p>
      {draft && (
        <Button asChild variant="secondary" className="mt-2">
          <Link to="/tasks/create" search={{ draft: draft.id, step: "check" }} aria-describedby={named}>
            {draft.day
              ? t("repeat:list.checkFor", { day: plainDay(draft.day, locale) })
              : t("repeat:list.check")}
          </Link>
        </Button>
      )}
      <div className="mt-1.5 -ml-2.5 flex flex-wrap">
        {nextDay && !isPaused && (
          <Button
            variant="ghost"
            className="px-2.5!"
            aria-describedby={named}
            disabled={isPending}
            onClick={() => skip(nextDay)}
          >
            {t("repeat:list.skip", { day: plainDay(nextDay, locale) })}
          </Button>
        )}
        <Button
          variant="ghost"
          className="px-2.5!"
          aria-describedby={named}
          disabled={isPending}
          onClick={() => run((api) => api.taskRepeat.setPaused.mutate({ id, isPaused: !isPaused }))}
        >
          {t(isPaused ? "repeat:list.resume" : "repeat:list.pause")}
        </Button>
        <Button
          variant="ghost"
          className="px-2.5!"
          aria-describedby={named}
          disabled={isPending}
          onClick={() => void stop()}
        >
          {t("repeat:list.stop")}
        </Button>
      </div>
    </li>
  )
}

/** Runs one command at a time, draws the list again, and says what the command says. */
function useCommand() {
  const ask = useApi()
  const refresh = useRefreshRepeats()
  const { mutate, isPending } = useMutation({
    mutationFn: (command: (api: ApiClient) => Promise<unknown>) => ask(command),
    onSuccess: async (said) => {
      await refresh()
      if (typeof said === "string") toast.success(said)
    },
    meta: { failure: "repeat:failed" },
  })
  return { run: mutate, isPending }
}
