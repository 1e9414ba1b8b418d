import type { i18n } from "i18next"
import { loadWords } from "../i18n/load-words.ts"

interface ApiFailure {
  data?: { refusal?: string | null; requestId?: string | null }
}

/** The one place where a failed deed becomes words: the refusal's sentence, or a neutral one with the request's id. */
export async function toastFailure(i18n: i18n, error: unknown) {
  const data = (error as ApiFailure | null)?.data
  const [{ toast }] = await Promise.all([
    import("../ui/toast.ts"),
    loadWords(i18n, ["refusal"]).catch(() => undefined),
  ])
  toast.error(failureWords(i18n, data))
}

function failureWords(i18n: i18n, data: ApiFailure["data"]): string {
  const key = data?.refusal ? `refusal:${data.refusal}` : null
  if (key && i18n.exists(key)) return i18n.t(key as "common:unexpected")
  if (data?.requestId) return i18n.t("common:unexpectedWithId", { requestId: data.requestId })
  return i18n.t("common:unexpected")
}
