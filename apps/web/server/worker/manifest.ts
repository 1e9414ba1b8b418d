import type { Locale } from "@doable/domain/locale"
import { readWords } from "@doable/words/read-words"

export const manifestPath = (locale: Locale) => `/manifest.${locale}.webmanifest`

/** How the installed app is called and looks. One per language; to the browser they're one app, by their id. */
export function manifest(locale: Locale, appName: string): string {
  const { t } = readWords(locale, ["common", "shell"])
  const shortcut = (name: string, url: string) => ({ name, url, icons: [icon("192")] })
  return JSON.stringify({
    id: "/",
    name: appName,
    short_name: appName,
    description: t("common:meta.description"),
    lang: locale,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#F2F3EE",
    theme_color: "#F2F3EE",
    categories: ["business", "lifestyle", "productivity"],
    icons: [icon("192"), icon("512"), { ...icon("512-maskable"), purpose: "maskable" }],
    shortcuts: [
      shortcut(t("shell:createTask"), "/tasks/create"),
      shortcut(t("shell:myTasks"), "/dashboard"),
      shortcut(t("shell:chat"), "/chat"),
    ],
  })
}

function icon(name: "192" | "512" | "512-maskable") {
  const size = name.slice(0, 3)
  return { src: `/icon-${name}.png`, sizes: `${size}x${size}`, type: "image/png" }
}
