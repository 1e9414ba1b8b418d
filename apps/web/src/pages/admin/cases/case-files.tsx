import { useMutation } from "@tanstack/react-query"
import { Lock } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useApi } from "../../../session/use-api.ts"
import { Button } from "../../../ui/layout/button.tsx"
import type { CaseFile } from "./case-answers.ts"

/** Each is closed until someone asks for it, which is written down. */
export function CaseFiles({ files }: { files: readonly CaseFile[] }) {
  if (files.length === 0) return null
  return (
    <ul className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3">
      {files.map((file) => (
        <li key={file.id} className="overflow-hidden rounded-control bg-wall-2">
          <File file={file} />
        </li>
      ))}
    </ul>
  )
}

function File({ file: { id, mimeType, name } }: { file: CaseFile }) {
  const { t } = useTranslation()
  const ask = useApi()
  const open = useMutation({
    mutationFn: () => ask((api) => api.file.getPreviewUrl.query({ id })),
    meta: { failure: "admin-disputes:files.failed" },
  })
  const called = name ?? t("admin-disputes:files.one")
  if (open.data)
    return (
      <a href={open.data.url} target="_blank" rel="noreferrer" className="block">
        {mimeType.startsWith("image/") ? (
          <img src={open.data.url} alt={called} className="aspect-4/3 size-full object-cover" />
        ) : (
          <span className="grid aspect-4/3 place-items-center p-2 text-13 wrap-anywhere">{called}</span>
        )}
      </a>
    )
  return (
    <div className="flex aspect-4/3 flex-col items-center justify-center gap-2 p-2 text-center text-13">
      <span className="flex max-w-full items-center gap-1.5 text-ink-2">
        <Lock size={15} strokeWidth={1.9} aria-hidden="true" className="flex-none" />
        <span className="truncate">{called}</span>
      </span>
      <Button
        variant="outline"
        size="sm"
        aria-label={t("admin-disputes:files.openNamed", { name: called })}
        pending={open.isPending}
        onClick={() => open.mutate()}
      >
        {t("admin-disputes:files.open")}
      </Button>
    </div>
  )
}
