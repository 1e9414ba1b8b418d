import { useEffect, useRef } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { DropItem } from "./file-drop-list.ts"
import { tellUploads } from "./tell-uploads.ts"

/** Tells about the uploads once everything that was on its way has arrived or failed. */
export function useUploadToasts<T>(items: readonly DropItem<T>[]) {
  const { t } = useTranslation()
  const sent = useRef(new Set<string>())
  useEffect(() => {
    const onWay = items.filter(({ state }) => state === "waiting" || state === "sending")
    for (const { id } of onWay) sent.current.add(id)
    if (onWay.length > 0 || sent.current.size === 0) return
    const ended = items.filter(({ id }) => sent.current.has(id))
    sent.current.clear()
    const stored = ended.filter(({ state }) => state === "done").length
    const failed = ended.filter(({ state }) => state === "failed")
    tellUploads({ stored, failed: failed.map(({ name, problem }) => ({ name, reason: problem?.words })) }, t)
  }, [items, t])
}
