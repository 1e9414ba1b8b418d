import { useEffect, useRef } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { toast } from "../feedback/toast.ts"
import type { DropItem } from "./file-drop-list.ts"

/** Once everything that was on its way has arrived or failed: how many did, and of a single failure which and why. */
export function useUploadToasts<T>(items: readonly DropItem<T>[]) {
  const { t } = useTranslation()
  const sent = useRef(new Set<string>())
  useEffect(() => {
    const onWay = items.filter(({ state }) => state === "waiting" || state === "sending")
    for (const { id } of onWay) sent.current.add(id)
    if (onWay.length > 0 || sent.current.size === 0) return
    const ended = items.filter(({ id }) => sent.current.has(id))
    sent.current.clear()
    const stored = ended.filter(({ state }) => state === "done")
    const failed = ended.filter(({ state }) => state === "failed")
    const [first] = failed
    if (stored.length > 0)
      toast.success(t("fields:uploadSuccess"), {
        description: t("fields:filesUploaded", { count: stored.length }),
      })
    if (!first) return
    const reason = first.problem?.words ?? t("fields:fileProblem.upload")
    const one = t("fields:uploadFailed", { name: first.name, reason })
    toast.error(t("fields:uploadError"), {
      description: failed.length === 1 ? one : t("fields:filesFailed", { count: failed.length }),
    })
  }, [items, t])
}
