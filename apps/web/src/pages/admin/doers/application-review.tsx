import { useRouteContext } from "@tanstack/react-router"
import { CircleCheck, Hand, Pencil, Undo2, X } from "lucide-react"
import { useState } from "react"
import { checkPoints } from "@doable/domain/provider/application/status"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useFocusNext } from "../../../ui/focus/use-focus-next.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { Checkbox } from "../../../ui/fields/checkbox.tsx"
import { ChangesDialog, RejectDialog } from "./decision-dialogs.tsx"
import type { Application } from "./load-doers.ts"
import { useApplicationAct } from "./use-application.ts"

interface ReviewProps {
  application: Application
  now: string
}

/** What the viewer can do with it now. */
export function ApplicationReview({ application, now }: ReviewProps) {
  const act = useApplicationAct(application.id)
  const box = useFocusNext(`${application.status} ${application.reviewer?.id}`, !act.isIdle)
  return (
    <div ref={box}>
      <NextAct application={application} now={now} act={act} />
    </div>
  )
}

interface ActProps extends ReviewProps {
  act: ReturnType<typeof useApplicationAct>
}

function NextAct({ application, now, act }: ActProps) {
  const { t } = useTranslation()
  const date = useDate()
  const { auth } = useRouteContext({ from: "__root__" })
  const { id, status, reviewer, claimEndsAt, decisionNote, decidedAt } = application
  if (status !== "submitted" && status !== "in_review") {
    return decidedAt ? (
      <Card className="p-4 text-15">
        <p className="font-semibold">
          {t(`admin-doers:states.${status}`)} · <time dateTime={decidedAt}>{date(decidedAt, "long")}</time>
          {reviewer ? ` · ${reviewer.name}` : null}
        </p>
        {decisionNote ? (
          <p lang="" className="mt-1 whitespace-pre-line text-ink-2">
            {decisionNote}
          </p>
        ) : null}
      </Card>
    ) : null
  }
  // Nobody decides about themselves.
  if (application.applicant.id === auth?.user?.id) {
    return <Card className="p-4 text-15 text-ink-2">{t("refusal:application_own")}</Card>
  }
  const isTaken = status === "in_review" && claimEndsAt !== null && claimEndsAt > now
  const isMine = isTaken && reviewer?.id === auth?.user?.id
  if (isMine && claimEndsAt) return <Decision application={application} act={act} until={claimEndsAt} />
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 p-4">
      <p className="min-w-0 text-15 text-ink-2">
        {isTaken && reviewer && claimEndsAt
          ? t("admin-doers:review.taken", { name: reviewer.name, time: date(claimEndsAt, "long") })
          : t("admin-doers:review.free")}
      </p>
      {isTaken ? null : (
        <Button
          icon={Hand}
          pending={act.isPending}
          onClick={() =>
            act.mutate({
              call: (api) => api.adminApplication.claim.mutate({ id }),
              done: "admin-doers:review.claimed",
            })
          }
        >
          {t("admin-doers:review.claim")}
        </Button>
      )}
    </Card>
  )
}

const seen = true as const
const allSeen = { nameMatchesId: seen, idReadable: seen, ageOk: seen, licenceOk: seen, profileOk: seen }

interface DecisionProps extends Pick<ActProps, "application" | "act"> {
  until: string
}

function Decision({ application, act, until }: DecisionProps) {
  const { t } = useTranslation()
  const date = useDate()
  const { id } = application
  const [checked, setChecked] = useState<readonly string[]>([])
  const [dialog, setDialog] = useState<"changes" | "reject" | null>(null)
  const isWhole = checkPoints.every((point) => checked.includes(point))
  const close = () => setDialog(null)
  return (
    <section>
      <div className="flex items-center justify-between gap-3">
        <h3 className="display text-d18">{t("admin-doers:review.title")}</h3>
        <Button
          variant="ghost"
          icon={Undo2}
          onClick={() =>
            act.mutate({
              call: (api) => api.adminApplication.release.mutate({ id }),
              done: "admin-doers:review.released",
            })
          }
        >
          {t("admin-doers:review.release")}
        </Button>
      </div>
      <p className="text-14 text-ink-2">{t("admin-doers:review.mine", { time: date(until, "long") })}</p>
      <fieldset className="mt-2">
        <legend className="sr-only">{t("admin-doers:review.checklist")}</legend>
        {checkPoints.map((point) => (
          <Checkbox
            key={point}
            label={t(`admin-doers:checks.${point}`)}
            checked={checked.includes(point)}
            onChange={({ currentTarget }) =>
              setChecked((before) =>
                currentTarget.checked ? [...before, point] : before.filter((one) => one !== point),
              )
            }
          />
        ))}
      </fieldset>
      <div className="mt-3 flex flex-wrap items-start gap-2">
        <Button
          icon={CircleCheck}
          disabled={!isWhole}
          hint={isWhole ? undefined : t("admin-doers:review.tickAll")}
          pending={act.isPending}
          onClick={() =>
            act.mutate({
              call: (api) => api.adminApplication.approve.mutate({ id, checklist: allSeen }),
              done: "admin-doers:review.approved",
            })
          }
        >
          {t("admin-doers:review.approve")}
        </Button>
        <Button variant="outline" icon={Pencil} onClick={() => setDialog("changes")}>
          {t("admin-doers:review.requestChanges")}
        </Button>
        <Button variant="outline" icon={X} onClick={() => setDialog("reject")}>
          {t("admin-doers:review.reject")}
        </Button>
      </div>
      {dialog === "changes" ? <ChangesDialog application={application} act={act} onClose={close} /> : null}
      {dialog === "reject" ? <RejectDialog application={application} act={act} onClose={close} /> : null}
    </section>
  )
}
