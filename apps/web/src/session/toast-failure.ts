import { formatDate } from "../i18n/dates.ts"
import type { PublicConfig } from "./env.ts"
import { loadWords } from "../i18n/load-words.ts"
import type { Key } from "@doable/words/keys"
import type { Translator } from "@doable/words/translator"
import { toast } from "../ui/feedback/toast.ts"

interface ApiFailure {
  data?: { refusal?: string | null; code?: string | null; requestId?: string | null; until?: string | null }
}

interface Page {
  i18n: Translator
  config: Pick<PublicConfig, "signInPath">
}

/** The one place where a failed command becomes words: the refusal's sentence, or a neutral one with the request's id. */
export async function toastFailure({ i18n, config }: Page, error: unknown, title?: Key) {
  if (isSignedOut(error)) return toastSignedOut({ i18n, config })
  const reason = await reasonOf(i18n, error)
  const headline = title ? i18n.t(title) : reason
  toast.error(headline, headline === reason ? {} : { description: reason })
}

export async function reasonOf(i18n: Translator, error: unknown): Promise<string> {
  if (isSignedOut(error)) return i18n.t("common:signedOut")
  const data = (error as ApiFailure | null)?.data
  const hasEnd = data?.refusal === "user_limited" && data.until
  await loadWords(i18n, hasEnd ? ["refusal", "restriction"] : ["refusal"]).catch(() => undefined)
  if (hasEnd && i18n.knows("restriction:refusedUntil")) {
    const reader = { locale: i18n.locale, now: new Date(), justNow: "" }
    return i18n.t("restriction:refusedUntil", { date: formatDate(hasEnd, "long", reader) })
  }
  const key = data?.refusal ? `refusal:${data.refusal}` : null
  if (key && i18n.knows(key)) return i18n.t(key)
  if (data?.requestId) return i18n.t("common:unexpectedWithId", { requestId: data.requestId })
  return i18n.t("common:unexpected")
}

/** The session has ended while the page was open: one toast, however many commands fail, with the way back here. */
export function toastSignedOut({ i18n, config }: Page) {
  const here = () => `${window.location.pathname}${window.location.search}`
  const signIn = () => window.location.assign(`${config.signInPath}?redirect=${encodeURIComponent(here())}`)
  toast.error(i18n.t("common:signedOut"), {
    id: "signed-out",
    duration: 30_000,
    action: { label: i18n.t("common:signIn"), onClick: signIn },
  })
}

/** Refused because the account is limited. */
export const isOfLimit = (error: unknown): boolean =>
  (error as ApiFailure | null)?.data?.refusal === "user_limited"

/** Said by the API's procedures, and by what lies under /api/auth. */
export function isSignedOut(error: unknown): boolean {
  const { data, status, code } = (error ?? {}) as ApiFailure & { status?: number; code?: string | null }
  if (status === 401) return code === "sign_in_needed"
  return data?.refusal === "sign_in_needed" || data?.code === "UNAUTHORIZED"
}
