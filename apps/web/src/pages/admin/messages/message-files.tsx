import { useMutation } from "@tanstack/react-query"
import { Download } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx"
import { Skeleton } from "../../../ui/feedback/skeleton.tsx"
import { useApi } from "../../../session/use-api.ts"
import { FileLine } from "../../contact/file-line.tsx"
import type { WaitingMessage } from "./load-messages.ts"

type File = WaitingMessage["files"][number]

/** Each is opened on its own, by a link that soon runs out, and each opening is written down. */
export function MessageFiles({ message: { id, files } }: { message: WaitingMessage }) {
  const { t } = useTranslation()
  const ask = useApi()
  const [shown, setShown] = useState<File | null>(null)
  const view = useMutation({
    mutationFn: (fileId: string) => ask((api) => api.adminContact.getFileUrl.mutate({ id, fileId })),
    meta: { failure: "admin-messages:fileFailed" },
    onError: () => setShown(null),
  })
  if (files.length === 0) return null
  const show = (file: File) => {
    view.reset()
    setShown(file)
    view.mutate(file.id)
  }
  return (
    <>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {files.map((file) => (
          <li key={file.id} className="min-w-0">
            <button
              type="button"
              onClick={() => show(file)}
              className="flex min-h-12 w-full items-center gap-3 rounded-control bg-paper-2 px-3.5 py-2 text-left inset-ring inset-ring-line hover:bg-wall-2"
            >
              <FileLine file={file} />
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-13 text-ink-3">{t("admin-messages:filesLogged")}</p>
      {shown ? (
        <Dialog open onOpenChange={(isOpen) => !isOpen && setShown(null)}>
          <DialogContent size="xl" title={shown.name}>
            {view.data ? (
              <Opened file={shown} url={view.data.url} />
            ) : (
              <Skeleton className="h-[40dvh] w-full" />
            )}
          </DialogContent>
        </Dialog>
      ) : null}
    </>
  )
}

/** What is no picture is saved, because no browser is let open it as a page. */
function Opened({ file: { name, mimeType }, url }: { file: File; url: string }) {
  const { t } = useTranslation()
  if (mimeType.startsWith("image/")) {
    return (
      <img
        src={url}
        alt={name}
        referrerPolicy="no-referrer"
        className="mx-auto max-h-[70dvh] max-w-full rounded-paper object-contain"
      />
    )
  }
  return (
    <div className="grid min-h-[30dvh] place-items-center">
      <Button asChild icon={Download}>
        <a href={url} rel="noreferrer">
          {t("admin-messages:save")}
        </a>
      </Button>
    </div>
  )
}
