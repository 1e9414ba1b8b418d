import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { ApiClient } from "../../../session/api-client.ts"
import { useApi } from "../../../session/use-api.ts"
import { Button } from "../../../ui/layout/button.tsx"

interface PrivateFilesProps {
  files: readonly { id: string; name: string }[]
  linkOf: (api: ApiClient, fileId: string) => Promise<{ url: string }>
}

/** Each by a link that soon runs out, and each opening is written down. */
export function PrivateFiles({ files, linkOf }: PrivateFilesProps) {
  const { t } = useTranslation()
  const ask = useApi()
  const [opened, setOpened] = useState<{ fileId: string; url: string } | null>(null)
  const view = useMutation({
    mutationFn: (fileId: string) => ask((api) => linkOf(api, fileId)),
    onSuccess: ({ url }, fileId) => setOpened({ fileId, url }),
    meta: { failure: "admin:files.failed" },
  })
  if (files.length === 0) return null
  return (
    <ul aria-label={t("admin:files.title")} className="mt-2 flex flex-wrap gap-2">
      {files.map(({ id, name }) => (
        <li key={id}>
          {opened?.fileId === id ? (
            <a href={opened.url} target="_blank" rel="noreferrer" className="link wrap-anywhere">
              {t("admin:files.open", { name })}
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
