import { useRouter } from "@tanstack/react-router"
import type { Key } from "@doable/words/keys"
import { useTranslation } from "../../i18n/use-translation.ts"
import { figures } from "@doable/words/figures"

/** The words of a page with everything that the rules say filled in. */
export function useContent() {
  const { t, locale } = useTranslation()
  const { appName } = useRouter().options.context.config
  const known = figures({ t, locale }, appName)
  return { known, say: (key: Key) => t(key, known) }
}
