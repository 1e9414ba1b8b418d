import type { ContentPayload } from "@doable/domain/content/input"
import type { ContentKind } from "@doable/domain/content/kinds"
import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { refusalOf } from "../../../session/error-details.ts"
import { toastFailure } from "../../../session/toast-failure.ts"
import { useApi } from "../../../session/use-api.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import type { Entry } from "./load-entries.ts"

export interface Wish {
  key: string
  state: "draft" | "published" | "hidden"
  payload: ContentPayload
  reason: string | undefined
}

interface Options {
  kind: ContentKind
  entry: Entry | null
  onSaved: () => void
}

/** Saves over the version that was read. When someone was quicker, what was typed stays, and so does theirs. */
export function useSaveEntry({ kind, entry, onSaved }: Options) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const [version, setVersion] = useState(entry?.version ?? 0)
  const [newer, setNewer] = useState<number | null>(null)
  const [last, setLast] = useState<Wish | null>(null)

  const done = async (saved: { key: string; version: number; state: Entry["state"] }) => {
    setVersion(saved.version)
    setNewer(null)
    onSaved()
    toast.success(t(`admin-content:saved.${saved.state}`))
    await router.invalidate()
    if (!entry)
      await router.navigate({
        to: "/admin/content/$kind/$key",
        params: { kind, key: saved.key },
        ignoreBlocker: true,
      })
  }
  const failed = (error: Error) => {
    const current = (error as { data?: { version?: number } }).data?.version
    if (refusalOf(error) === "content_changed_elsewhere" && current !== undefined) setNewer(current)
    else void toastFailure(router.options.context, error, "admin-content:saveFailed")
  }
  const save = useMutation({
    mutationFn: ({ wish, over }: { wish: Wish; over: number }) =>
      ask((api) =>
        api.adminContent.saveEntry.mutate({ kind, version: over, isNew: entry === null, ...wish }),
      ),
    onSuccess: done,
    onError: failed,
    meta: { quiet: true },
  })
  const back = useMutation({
    mutationFn: ({ key, reason }: Pick<Wish, "key" | "reason">) =>
      ask((api) => api.adminContent.resetEntry.mutate({ kind, key, version, reason })),
    onSuccess: done,
    onError: failed,
    meta: { quiet: true },
  })
  return {
    version,
    newer,
    isPending: save.isPending || back.isPending,
    send: (wish: Wish) => {
      setLast(wish)
      save.mutate({ wish, over: version })
    },
    /** The newer version stays in the history. */
    sendOver: () => {
      if (last && newer !== null) save.mutate({ wish: last, over: newer })
    },
    reset: (key: string, reason: string | undefined, show: (payload: ContentPayload) => void) =>
      back.mutate({ key, reason }, { onSuccess: () => entry?.shipped && show(entry.shipped) }),
  }
}
