import { numberFormat } from "@doable/words/format"
import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { CircleCheck, Link2, TriangleAlert } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { ProgressBar } from "../../../ui/feedback/progress.tsx"
import { useApi } from "../../../session/use-api.ts"

/** Walks the chain part by part, however long it is, and says how far it has come. */
export function useChainCheck() {
  const ask = useApi()
  const router = useRouter()
  const [share, setShare] = useState<number | null>(null)
  const check = useMutation({
    mutationFn: async () => {
      setShare(0)
      let found = await ask((api) => api.auditLog.verifyChain.mutate({ after: 0 }))
      while (!found.isWhole && found.brokenAt === null) {
        const { checkedTo, head } = found
        setShare(checkedTo / (head?.position ?? checkedTo))
        found = await ask((api) => api.auditLog.verifyChain.mutate({ after: checkedTo }))
      }
      return found
    },
    // That it was checked is a row of the log on its own.
    onSettled: () => {
      setShare(null)
      void router.invalidate()
    },
    meta: { failure: "admin-audit:checkFailed" },
  })
  return { isPending: check.isPending, start: () => check.mutate(), found: check.data, share }
}

type ChainCheck = ReturnType<typeof useChainCheck>

export function ChainCheckButton({ check: { isPending, start } }: { check: ChainCheck }) {
  const { t } = useTranslation()
  return (
    <Button variant="outline" icon={Link2} pending={isPending} onClick={start}>
      {t("admin-audit:check")}
    </Button>
  )
}

export function ChainCheckResult({ check: { isPending, found, share } }: { check: ChainCheck }) {
  const { t, locale } = useTranslation()
  const number = numberFormat(locale)
  return (
    <>
      {share === null ? null : (
        <ProgressBar value={share} label={t("admin-audit:checking")} className="mb-4 w-48" />
      )}
      <p role="status" className="flex min-w-0 items-start gap-2 text-14 not-empty:mb-4">
        {isPending || !found ? null : found.brokenAt === null ? (
          <>
            <CircleCheck size={18} aria-hidden="true" className="mt-px flex-none text-ok-text" />
            <span className="min-w-0 text-ok-text">
              {t("admin-audit:whole", { count: found.checkedTo, rows: number.format(found.checkedTo) })}{" "}
              <code className="text-13 break-all">{found.head?.hash}</code>
            </span>
          </>
        ) : (
          <>
            <TriangleAlert size={18} aria-hidden="true" className="mt-px flex-none text-danger-text" />
            <span className="font-semibold text-danger-text">
              {t("admin-audit:broken", { position: number.format(found.brokenAt) })}
            </span>
          </>
        )}
      </p>
    </>
  )
}
