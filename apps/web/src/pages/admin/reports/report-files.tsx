import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useApi } from "../../../session/use-api.ts"
import { Button } from "../../../ui/layout/button.tsx"
import type { ReportCase } from "./load-reports.ts"

interface ReportFilesProps {
  reportId: string
  files: ReportCase["reports"][number]["files"]
}

/** Each by a link that soon runs out, and each opening is written down. */
export function ReportFiles({ reportId, files }: ReportFilesProps) {
  const { t } = useTranslation()
  const ask = useApi()
  const [opened, setOpened] = useState<{ fileId: string; url: string } | null>(null)
  const view = useMutation({
    mutationFn: (fileId: string) => ask((api) => api.adminReport.getFileUrl.mutate({ id: reportId, fileId })),
    onSuccess: ({ url }, fileId) => setOpened({ fileId, url }),
    meta: { failure: "admin-reports:fileFailed" },
  })
  if (files.length === 0) return null
  return (
    <ul aria-label={t("admin-reports:files")} className="mt-2 flex flex-wrap gap-2">
      {files.map(({ id, name }) => (
        <li key={id}>
          {opened?.fileId === id ? (
            <a href={opened.url} target="_blank" rel="noreferrer" className="link wrap-anywhere">
              {t("admin-reports:openFile", { name })}
            </a>
          ) : (
            <Button variant="outline" size="sm" pending={view.isPending} onClick={() => view.mutate(id)}>
              {name}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
