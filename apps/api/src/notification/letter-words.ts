import type { Locale } from "@doable/domain/locale"

/** What every letter about a notification says beside the notification's own words. */
export const letterWords: Record<Locale, { open: string; why: string }> = {
  en: { open: "Open the home page", why: "We send this because it concerns your account." },
  ru: { open: "Открыть главную страницу", why: "Мы пишем об этом, потому что это касается вашего аккаунта." },
  ro: { open: "Deschide pagina principală", why: "Îți scriem pentru că e vorba despre contul tău." },
}
