import type { Translate } from "../../i18n/use-translation.ts"
import { toast } from "../feedback/toast.ts"

export interface EndedUploads {
  stored: number
  failed: readonly { name: string; reason?: string | undefined }[]
}

/** How many files arrived and how many failed; of a single failure which and why. */
export function tellUploads({ stored, failed }: EndedUploads, t: Translate) {
  if (stored > 0)
    toast.success(t("fields:uploadSuccess"), { description: t("fields:filesUploaded", { count: stored }) })
  const [first] = failed
  if (!first) return
  const reason = first.reason ?? t("fields:fileProblem.upload")
  const one = t("fields:uploadFailed", { name: first.name, reason })
  toast.error(t("fields:uploadError"), {
    description: failed.length === 1 ? one : t("fields:filesFailed", { count: failed.length }),
  })
}
