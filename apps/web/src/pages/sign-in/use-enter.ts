import { isLocale } from "@doable/domain/locale"
import { useRouter } from "@tanstack/react-router"
import { useTranslation } from "../../i18n/use-translation.ts"
import { enterAs } from "../../session/person/enter-as.ts"
import { hasChosenLocale, rememberLocale } from "../../session/translation-provider.tsx"

/** From the answer that opened a session to the page the person wanted, in their language. */
export function useEnter(returnTo: string) {
  const router = useRouter()
  const { locale } = useTranslation()
  return async (data: unknown) => {
    await enterAs(router.options.context.queryClient)
    const { user } = (data ?? {}) as { user?: { locale?: unknown } }
    if (isLocale(user?.locale) && user.locale !== locale && !hasChosenLocale()) {
      rememberLocale(user.locale)
      window.location.assign(returnTo)
      return
    }
    await router.navigate({ href: returnTo, replace: true })
    await router.invalidate()
  }
}
