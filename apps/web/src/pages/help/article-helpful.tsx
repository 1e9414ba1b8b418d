import { useRouter } from "@tanstack/react-router"
import { ThumbsDown, ThumbsUp } from "lucide-react"
import { useEffect, useRef, useState, type SubmitEvent } from "react"
import { Prose } from "../content/prose.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { FieldError } from "../../ui/fields/field.tsx"
import { useApi } from "../../session/use-api.ts"
import type { Audience } from "./article-readers.ts"

export type Said = "yes" | "no"

interface ArticleHelpfulProps {
  article: string
  audience: Audience
  /** What was answered before the scripts came; the address tells. */
  said: Said | undefined
}

/** A plain form to the API, which leads back here; with scripts the page stays. */
export function ArticleHelpful({ article, audience, said }: ArticleHelpfulProps) {
  const { t } = useTranslation()
  const ask = useApi()
  const { serverUrl } = useRouter().options.context.config
  const [answer, setAnswer] = useState<Said | null>(null)
  const [isPending, setPending] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const thanks = useRef<HTMLDivElement>(null)
  // The selected button is gone, so the focus moves here.
  useEffect(() => {
    if (answer) thanks.current?.focus()
  }, [answer])

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const pressed = event.nativeEvent.submitter as HTMLButtonElement | null
    const helpful: Said = pressed?.value === "no" ? "no" : "yes"
    setPending(true)
    setFailed(false)
    try {
      await ask((api) => api.help.vote.mutate({ article, isHelpful: helpful === "yes" }))
      setAnswer(helpful)
    } catch {
      setFailed(true)
    }
    setPending(false)
  }

  const given = answer ?? said
  if (given) {
    return (
      <div id="helpful" ref={thanks} tabIndex={-1} role="status" className="mt-8 border-t border-line pt-5">
        <Prose text={t(`help:helpful.${given === "yes" ? "thanks" : "missing"}`)} />
      </div>
    )
  }
  return (
    <form
      id="helpful"
      method="post"
      action={`${serverUrl}/help/votes`}
      onSubmit={(event) => void send(event)}
      aria-labelledby="helpful-question"
      className="mt-8 border-t border-line pt-5"
    >
      <input type="hidden" name="article" value={article} />
      {audience === "doer" && <input type="hidden" name="for" value="doer" />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p id="helpful-question" className="font-semibold">
          {t("help:helpful.question")}
        </p>
        <div className="flex gap-2">
          <Button
            type="submit"
            variant="outline"
            name="helpful"
            value="yes"
            icon={ThumbsUp}
            disabled={isPending}
          >
            {t("help:helpful.yes")}
          </Button>
          <Button
            type="submit"
            variant="outline"
            name="helpful"
            value="no"
            icon={ThumbsDown}
            disabled={isPending}
          >
            {t("help:helpful.no")}
          </Button>
        </div>
      </div>
      <div role="alert">{isFailed && <FieldError>{t("help:helpful.failed")}</FieldError>}</div>
    </form>
  )
}
