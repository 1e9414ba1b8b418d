import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { cooldownDays, warnDays } from "@doable/domain/provider/application/limits"
import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { useApi } from "../../session/use-api.ts"
import type { Application } from "./load-applications.ts"
import { VerificationSteps } from "./verification-welcome.tsx"

const dayMs = 24 * 60 * 60 * 1000

interface StartApplicationProps {
  last: Application | null
  /** The profile shows another name than the one that was checked. */
  isRenamed: boolean
  /** The profile names work that asks for a licence nobody has checked. */
  isOutgrown: boolean
  now: number
}

/** Starts a new application; verified doers see it only when there's something to renew or add. */
export function StartApplication({ last, isRenamed, isOutgrown, now }: StartApplicationProps) {
  const { t } = useTranslation()
  const date = useDate()
  const ask = useApi()
  const router = useRouter()
  const { mutate, isPending } = useMutation({
    mutationFn: () => ask((api) => api.providerApplication.create.mutate({ payload: {} })),
    onSuccess: () => router.invalidate(),
    meta: {},
  })
  const from = last ? opensAt(last) : 0
  const isVerified = last?.status === "approved"
  const isMore = isVerified && (isOutgrown || isRenamed)
  const why = !isMore ? "first" : isRenamed ? "renamed" : "more"
  if (isVerified && from > now && !isMore) return null
  const label = isMore ? "again" : isVerified ? "renew" : last ? "again" : "action"
  return (
    <div>
      <Card className="p-6 md:p-7">
        <h2 className="display text-d22">{t(`provider-application:start.${why}Title`)}</h2>
        <p className="mt-1 max-w-[56ch] text-ink-2">{t(`provider-application:start.${why}Text`)}</p>
        {from > now && !isMore ? (
          <p className="mt-4 font-semibold">
            {t("provider-application:start.later", { date: date(new Date(from), "short") })}
          </p>
        ) : (
          <Button className="mt-4" pending={isPending} onClick={() => mutate()}>
            {t(`provider-application:start.${label}`)}
          </Button>
        )}
      </Card>
      {!last && <VerificationSteps />}
    </div>
  )
}

/** As the server has it: a month after a no, a month before the end of a yes. */
function opensAt({ status, reasonCode, decidedAt, expiresAt }: Application): number {
  if (status === "approved" && expiresAt) return Date.parse(expiresAt) - warnDays * dayMs
  const isNo = status === "rejected" && reasonCode !== "document_unreadable"
  return isNo && decidedAt ? Date.parse(decidedAt) + cooldownDays * dayMs : 0
}
