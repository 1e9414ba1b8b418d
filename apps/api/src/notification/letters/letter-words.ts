import type { Locale } from "@doable/domain/locale"

/** What every letter about a notification says beside the notification's own words. */
export const letterWords: Record<Locale, { open: string; stop: string }> = {
  en: { open: "Open the home page", stop: "Stop these emails" },
  ru: { open: "Открыть главную страницу", stop: "Больше не присылать такие письма" },
  ro: { open: "Deschide pagina principală", stop: "Nu-mi mai trimite astfel de mesaje" },
}
