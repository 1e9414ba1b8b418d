import { useQuery } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { LazyPushPanel } from "../../../push/lazy-push-panel.tsx"
import { usePostedForm } from "../../../session/posted-form.ts"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { Skeleton } from "../../../ui/feedback/skeleton.tsx"
import { PartLink } from "../../../ui/focus/part-link.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { sendingQuery, type PostedSending, type Preferences } from "./sending-query.ts"
import { SendingTable, shownChannels } from "./sending-table.tsx"
import { DigestChoice, QuietChoice } from "./sending-times.tsx"
import { useSaveSending } from "./use-save-sending.ts"

/** "What we send": each choice is saved right away; without scripts by a button. */
export function SendingSection() {
  const { t } = useTranslation()
  const { api } = useRouter().options.context
  const known = useQuery(sendingQuery(api))
  if (known.isPending) return <Skeleton className="h-96 w-full" />
  if (!known.data) {
    return (
      <ListError
        title={t("sending:failed")}
        text={t("sending:failedText")}
        retrying={known.isFetching}
        onRetry={() => void known.refetch()}
      />
    )
  }
  return (
    <>
      <SendingForm known={known.data} readAt={known.dataUpdatedAt} />
      {known.data.hasPush && <LazyPushPanel onChange={() => void known.refetch()} />}
    </>
  )
}

interface SendingFormProps {
  known: Preferences
  readAt: number
}

function SendingForm({ known, readAt }: SendingFormProps) {
  const { t } = useTranslation()
  const { hasPush } = known
  const isAnyPushed = known.data.some(({ push }) => push)
  const posted = usePostedForm<PostedSending>()?.result.sending
  const save = useSaveSending()
  return (
    <form method="post" action="/account?section=sending" onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="shown" value={shownChannels(hasPush).join(",")} />
      {hasPush && known.hasPushDevice === false && isAnyPushed && (
        <p className="scripted mb-2 rounded-control bg-info-soft px-3.5 py-2.5 text-14 text-info-text">
          {t("push:noDevices")}{" "}
          <PartLink to="push" className="link">
            {t("push:turnOn")}
          </PartLink>
        </p>
      )}
      <SendingTable rows={known.data} hasPush={hasPush} onChange={(row) => save.mutate({ payload: [row] })} />
      <p className="mt-2 text-13 text-ink-3">{t("sending:alwaysHint")}</p>
      <div className="mt-4 grid gap-x-8 gap-y-6 border-t border-line-2 pt-5 md:grid-cols-2">
        <DigestChoice known={known} onChange={(times) => save.mutate({ payload: [], ...times })} />
        <QuietChoice
          known={known}
          readAt={readAt}
          hasSameHours={posted === "same"}
          onChange={(times) => save.mutate({ payload: [], ...times })}
        />
      </div>
      <noscript>
        {import.meta.env.SSR && (
          <Button type="submit" className="mt-4">
            {t("sending:save")}
          </Button>
        )}
      </noscript>
      <Outcome posted={posted} save={save} />
    </form>
  )
}

function Outcome({
  posted,
  save,
}: {
  posted: PostedSending["sending"]
  save: ReturnType<typeof useSaveSending>
}) {
  const { t } = useTranslation()
  const isFirst = save.isIdle
  if (isFirst && posted === "failed") {
    return (
      <p role="alert" className="mt-3 text-14 text-danger-text">
        {t("sending:saveFailed")}
      </p>
    )
  }
  const isSaved = save.isSuccess || (isFirst && posted === "saved")
  return (
    <p role="status" className="mt-3 min-h-5 text-14 text-ink-2">
      {save.isPending ? t("sending:saving") : isSaved ? t("sending:saved") : ""}
    </p>
  )
}
