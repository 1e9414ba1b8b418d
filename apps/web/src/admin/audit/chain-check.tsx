import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { CircleCheck, Link2, TriangleAlert } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/button.tsx"
import { ProgressBar } from "../../ui/progress.tsx"
import { useApi } from "../../use-api.ts"

/** Walks the chain part by part, however long it is, and says how far it has come. */
export function ChainCheck() {
  const { t, locale } = useTranslation()
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
    // That it was checked is a row of the log by itself.
    onSettled: () => {
      setShare(null)
      void router.invalidate()
    },
    meta: { failure: "admin-audit:checkFailed" },
  })
  const number = new Intl.NumberFormat(locale)
  const { data } = check
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="outline" icon={Link2} pending={check.isPending} onClick={() => check.mutate()}>
        {t("admin-audit:check")}
      </Button>
      {share === null ? null : (
        <ProgressBar value={share} label={t("admin-audit:checking")} className="w-48" />
      )}
      <p role="status" className="flex min-w-0 items-start gap-2 text-14">
        {check.isPending || !data ? null : data.brokenAt === null ? (
          <>
            <CircleCheck size={18} aria-hidden="true" className="mt-px flex-none text-ok-text" />
            <span className="min-w-0 text-ok-text">
              {t("admin-audit:whole", { count: data.checkedTo, rows: number.format(data.checkedTo) })}{" "}
              <code className="text-13 break-all">{data.head?.hash}</code>
            </span>
          </>
        ) : (
          <>
            <TriangleAlert size={18} aria-hidden="true" className="mt-px flex-none text-danger-text" />
            <span className="font-semibold text-danger-text">
              {t("admin-audit:broken", { position: number.format(data.brokenAt) })}
            </span>
          </>
        )}
      </p>
    </div>
  )
}
