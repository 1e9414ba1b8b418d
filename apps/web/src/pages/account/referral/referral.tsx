import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { Copy, Link2 } from "lucide-react"
import { useRef } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useApi } from "../../../session/use-api.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { Button } from "../../../ui/layout/button.tsx"

const key = ["referral"] as const

/** Someone's own link to the sign-up, and how many came by it. */
export function Referral() {
  const { t } = useTranslation()
  const { api, config } = useRouter().options.context
  const queries = useQueryClient()
  const ask = useApi()
  const field = useRef<HTMLInputElement>(null)
  const known = useQuery({ queryKey: key, queryFn: async () => (await api()).referral.getMy.query() })
  const create = useMutation({
    mutationFn: () => ask((client) => client.referral.create.mutate()),
    onSuccess: (made) => {
      queries.setQueryData(key, made)
      // The button that was pressed is gone.
      requestAnimationFrame(() => field.current?.focus())
    },
    meta: { failure: "account:referral.failed" },
  })
  const link = known.data ? new URL(`/signup?ref=${known.data.code}`, config.uiUrl).href : null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link ?? "")
      toast.success(t("ui:linkCopied"))
    } catch {
      // Some browsers refuse it: then it's selected, to be copied by hand.
      field.current?.focus()
      toast.error(t("ui:linkNotCopied"))
    }
  }
  return (
    <>
      <p className="max-w-[60ch] text-14 text-ink-2">{t("account:referral.text")}</p>
      {known.data && link ? (
        <>
          <div className="mt-3 flex flex-wrap gap-2">
            <input
              ref={field}
              readOnly
              aria-label={t("account:referral.link")}
              value={link}
              onFocus={(event) => event.currentTarget.select()}
              className="h-11 min-w-0 flex-1 basis-60 truncate rounded-control bg-paper px-3 text-14 text-ink-2 inset-ring-[1.5px] inset-ring-line-control"
            />
            <Button variant="outline" icon={Copy} className="scripted" onClick={() => void copy()}>
              {t("account:referral.copy")}
            </Button>
          </div>
          <p className="mt-2 font-medium">{t("account:referral.count", { count: known.data.count })}</p>
        </>
      ) : (
        <Button
          variant="outline"
          icon={Link2}
          className="scripted mt-3"
          pending={create.isPending}
          disabled={known.isPending}
          onClick={() => create.mutate()}
        >
          {t("account:referral.create")}
        </Button>
      )}
    </>
  )
}
