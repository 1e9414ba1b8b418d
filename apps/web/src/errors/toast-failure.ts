import { loadWords } from "../i18n/load-words.ts"
import type { Key } from "../i18n/resources.ts"
import type { Translator } from "../i18n/translator.ts"
import { toast } from "../ui/toast.ts"

interface ApiFailure {
  data?: { refusal?: string | null; requestId?: string | null }
}

/** The one place where a failed deed becomes words: the refusal's sentence, or a neutral one with the request's id. */
export async function toastFailure(i18n: Translator, error: unknown, title?: Key) {
  const reason = await reasonOf(i18n, error)
  const headline = title ? i18n.t(title) : reason
  toast.error(headline, headline === reason ? {} : { description: reason })
}

export async function reasonOf(i18n: Translator, error: unknown): Promise<string> {
  const data = (error as ApiFailure | null)?.data
  await loadWords(i18n, ["refusal"]).catch(() => undefined)
  const key = data?.refusal ? `refusal:${data.refusal}` : null
  if (key && i18n.knows(key)) return i18n.t(key)
  if (data?.requestId) return i18n.t("common:unexpectedWithId", { requestId: data.requestId })
  return i18n.t("common:unexpected")
}
