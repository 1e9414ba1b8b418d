import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { Download, FileJson } from "lucide-react"
import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { FieldError } from "../../ui/fields/field.tsx"
import { fileSizeText } from "../../ui/files/file-text.ts"
import { Spinner } from "../../ui/layout/spinner.tsx"
import { useApi } from "../../session/use-api.ts"

const queryKey = ["my-export"]
const lookAgainMs = 1500
/** The link to the file works for five minutes. */
const freshLinkMs = 4 * 60 * 1000

/** All that is kept about a person, put together in a moment and then there to be taken. */
export function ExportData() {
  const { t, locale } = useTranslation()
  const date = useDate()
  const ask = useApi()
  const client = useQueryClient()
  const mine = useQuery({
    queryKey,
    queryFn: () => ask((api) => api.user.getMyExport.query()),
    refetchInterval: ({ state }) => (state.data?.state === "preparing" ? lookAgainMs : freshLinkMs),
  })
  const prepare = useMutation({
    mutationFn: () => ask((api) => api.user.exportMyData.mutate()),
    onSuccess: () => client.invalidateQueries({ queryKey }),
    meta: { failure: "account:export.failed" },
  })
  const file = mine.data
  const isPreparing = prepare.isPending || file?.state === "preparing"

  return (
    <>
      <p className="mb-3 text-14 text-ink-2">{t("account:export.text")}</p>
      {file?.state === "ready" && !isPreparing && (
        <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button asChild variant="secondary" icon={Download}>
            <a href={file.url} download>
              {t("account:export.download")}
            </a>
          </Button>
          <span className="text-13 text-ink-3">
            {t("account:export.ready", {
              made: date(file.madeAt, "short"),
              until: date(file.until, "short"),
              size: fileSizeText(file.size, locale),
            })}
          </span>
        </p>
      )}
      {file?.state === "failed" && !isPreparing && (
        <div role="alert" className="mb-3">
          <FieldError>{t("account:export.failed")}</FieldError>
        </div>
      )}
      {isPreparing ? (
        <p role="status" className="flex min-h-11 items-center gap-2.5 text-14 text-ink-2">
          <Spinner />
          {t("account:export.preparing")}
        </p>
      ) : (
        <Button variant="outline" icon={FileJson} onClick={() => prepare.mutate()}>
          {t(file?.state === "ready" ? "account:export.again" : "account:export.prepare")}
        </Button>
      )}
    </>
  )
}
