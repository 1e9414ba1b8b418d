import { useTranslation } from "../i18n/use-translation.ts"
import { useDate } from "../i18n/use-date.ts"
import { useOfferAction } from "./use-offer-action.ts"
import { firstName } from "./offer-words.ts"
import type { TaskPageData } from "../session/answers/task-page-data.ts"
import { UserText } from "../blocks/text/user-text.tsx"
import { Button } from "../ui/layout/button.tsx"
import { confirm } from "../ui/overlays/confirm.ts"

/** The client has asked this very doer: who, until when, and a polite way to say no. */
export function MyInvite({ data: { task, viewer, owner, timers } }: { data: TaskPageData }) {
  const { t } = useTranslation()
  const date = useDate()
  const invite = viewer.myInvite
  const name = firstName(owner.name)
  const decline = useOfferAction({
    call: (api) => api.taskInvite.decline.mutate({ id: invite?.id ?? "" }),
    done: "task-invite:declined",
    failure: "task-invite:declineFailed",
  })
  const isWaiting = invite?.status === "sent" || invite?.status === "viewed"
  if (!invite || !isWaiting || task.status !== "open") return null
  const until = timers.find(({ kind }) => kind === "invite")?.endsAt
  const askFirst = async () => {
    const agreed = await confirm({
      title: t("task-invite:declineTitle", { name }),
      description: t("task-invite:declineText"),
      confirmText: t("task-invite:decline"),
      cancelText: t("task-invite:keep"),
    })
    if (agreed) decline.mutate()
  }
  return (
    <div id="my-invite" className="mt-4 scroll-mt-24 rounded-control bg-apricot-soft px-3.5 py-3 text-14">
      <p className="font-semibold wrap-anywhere">{t("task-invite:mineTitle", { name })}</p>
      {invite.message && (
        <p className="mt-1 wrap-anywhere whitespace-pre-line">
          <UserText lang={null}>{invite.message}</UserText>
        </p>
      )}
      {until && <p className="mt-1 text-ink-2">{t("task-invite:until", { date: date(until, "long") })}</p>}
      <Button
        size="sm"
        variant="ghost"
        className="scripted mt-1 -ml-3.5"
        pending={decline.isPending}
        onClick={() => void askFirst()}
      >
        {t("task-invite:decline")}
      </Button>
    </div>
  )
}
