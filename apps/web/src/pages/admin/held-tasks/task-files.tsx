import { useMutation } from "@tanstack/react-query"
import { Lock } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { useApi } from "../../../session/use-api.ts"
import type { ModeratedTask } from "./load-tasks.ts"

type File = ModeratedTask["task"]["files"][number]

export function TaskFiles({ files }: { files: File[] }) {
  if (files.length === 0) return null
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {files.map((file) => (
        <li key={file.id} className="overflow-hidden rounded-control bg-wall-2">
          {file.url === null ? <PrivateFile file={file} /> : <OpenFile file={file} url={file.url} />}
        </li>
      ))}
    </ul>
  )
}

function OpenFile({ file: { mimeType, name }, url }: { file: File; url: string }) {
  const { t } = useTranslation()
  return (
    <a href={url} target="_blank" rel="noreferrer" className="block">
      {mimeType.startsWith("image/") ? (
        <img
          src={url}
          alt={t("admin-tasks:picture")}
          loading="lazy"
          className="aspect-4/3 size-full object-cover"
        />
      ) : (
        <span className="grid aspect-4/3 place-items-center p-2 text-13 wrap-anywhere">{name}</span>
      )}
    </a>
  )
}

/** Closed until someone asks for it, which is written down. */
function PrivateFile({ file }: { file: File }) {
  const { t } = useTranslation()
  const ask = useApi()
  const open = useMutation({
    mutationFn: () => ask((api) => api.file.getPreviewUrl.query({ id: file.id })),
    meta: { failure: "admin-tasks:notOpened" },
  })
  if (open.data) return <OpenFile file={file} url={open.data.url} />
  return (
    <div className="flex aspect-4/3 flex-col items-center justify-center gap-2 p-2 text-center text-13">
      <span className="inline-flex items-center gap-1.5 font-semibold">
        <Lock size={15} strokeWidth={1.9} aria-hidden="true" />
        {t("admin-tasks:privateFile")}
      </span>
      <span className="max-w-full truncate text-ink-2">{file.name}</span>
      <Button variant="outline" size="sm" pending={open.isPending} onClick={() => open.mutate()}>
        {t("admin-tasks:openPrivate")}
      </Button>
    </div>
  )
}
