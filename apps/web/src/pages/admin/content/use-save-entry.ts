import type { ContentPayload } from "@doable/domain/content/input"
import type { ContentKind } from "@doable/domain/content/kinds"
import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { ApiClient } from "../../../session/api-client.ts"
import { refusalOf } from "../../../session/error-details.ts"
import { toastFailure } from "../../../session/toast-failure.ts"
import { useApi } from "../../../session/use-api.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import type { Entry } from "./load-entries.ts"

/** What the form says at the press. */
interface Written {
  key: string
  payload: ContentPayload
  reason: string | undefined
}

export type Wanted = "draft" | "published" | "hidden" | "reset"

interface Options {
  kind: ContentKind
  entry: Entry | null
  onSaved: (wanted: Wanted) => void
}

interface Request extends Written {
  wanted: Wanted
  over: number
}

type Saved = Awaited<ReturnType<ApiClient["adminContent"]["saveEntry"]["mutate"]>>

/** Saves over the version that was read. When someone was quicker, what was typed stays, and so does theirs. */
export function useSaveEntry({ kind, entry, onSaved }: Options) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const [version, setVersion] = useState(entry?.version ?? 0)
  const [conflict, setConflict] = useState<{ newer: number; wanted: Wanted } | null>(null)

  const done = async (saved: Saved, { wanted }: Request) => {
    setVersion(saved.version)
    setConflict(null)
    onSaved(wanted)
    toast.success(t(`admin-content:saved.${saved.state}`))
    await router.invalidate()
    if (!entry)
      await router.navigate({
        to: "/admin/content/$kind/$key",
        params: { kind, key: saved.key },
        ignoreBlocker: true,
      })
  }
  const failed = (error: Error, { wanted }: Request) => {
    const newer = (error as { data?: { version?: number } }).data?.version
    if (refusalOf(error) === "content_changed_elsewhere" && newer !== undefined)
      setConflict({ newer, wanted })
    else void toastFailure(router.options.context, error, "admin-content:saveFailed")
  }
  const save = useMutation({
    mutationFn: ({ wanted, over, key, payload, reason }: Request) =>
      ask(({ adminContent }) => {
        const change = { kind, key, version: over, reason }
        if (wanted === "reset") return adminContent.resetEntry.mutate(change)
        // Over someone's version it isn't new any more.
        const isNew = entry === null && over === 0
        return adminContent.saveEntry.mutate({ ...change, isNew, state: wanted, payload })
      }),
    onSuccess: done,
    onError: failed,
    meta: { quiet: true },
  })
  return {
    version,
    conflict,
    isPending: save.isPending,
    /** Saved over theirs, the newer version stays in the history. */
    send: (wanted: Wanted, written: Written, over = version) => save.mutate({ ...written, wanted, over }),
    /** Someone who has looked at the newest version saves over it, like over any they've read. */
    haveSeenNewer: () => conflict && setVersion(conflict.newer),
  }
}
