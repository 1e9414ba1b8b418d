import { useTranslation } from "../i18n/use-translation.ts"
import { useRefreshTask } from "../task/use-live-task.ts"
import { Button } from "../ui/layout/button.tsx"
import { RequestCard } from "./request-card.tsx"
import type { Work } from "./work.ts"

/** What waits for an answer of one of the two, the reader's turn first; then why the reader got a no. */
export function OpenRequests({ work: { requests, side, name, hire } }: { work: Work }) {
  const { t } = useTranslation()
  const refresh = useRefreshTask()
  const all = (requests?.data ?? []).filter(({ assignmentId }) => assignmentId === hire.id)
  const open = all.filter(({ status }) => status === "pending")
  const sorted = open.toSorted((a, b) => Number(a.isMine) - Number(b.isMine))
  // The newest of its kind: asked again, an earlier answer is over.
  const declined = all.filter(
    (one, at) =>
      one.isMine &&
      one.status === "rejected" &&
      one.answerNote !== null &&
      all.findIndex(({ kind }) => kind === one.kind) === at,
  )
  return (
    // The focus comes here once a request is answered and its buttons are gone.
    <section
      id="requests"
      tabIndex={-1}
      data-result
      aria-label={t("job:request.title")}
      className="grid gap-3 outline-none empty:-mb-4 max-lg:-order-2 max-lg:empty:-mt-5 max-lg:empty:mb-0"
    >
      {requests === null && (
        <p className="text-14 text-ink-2">
          {t("job:request.failed")}{" "}
          <Button variant="link" onClick={() => void refresh()}>
            {t("ui:tryAgain")}
          </Button>
        </p>
      )}
      {[...sorted, ...declined].map((request) => (
        <RequestCard key={request.id} request={request} name={name} isOwner={side === "owner"} />
      ))}
    </section>
  )
}
