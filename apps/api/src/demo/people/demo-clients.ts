import type { Locale } from "@doable/domain/locale"
import type { ClientKey } from "./cast.ts"

type DemoClient = { key: ClientKey; name: string; lang: Locale; daysAgo: number }

/** People who post tasks and whom nobody can sign in as. */
export const demoClients: readonly DemoClient[] = [
  { key: "marina", name: "Марина Попович", lang: "ru", daysAgo: 290 },
  { key: "igor", name: "Игорь Ткач", lang: "ru", daysAgo: 160 },
  { key: "ludmila", name: "Людмила Кройтор", lang: "ru", daysAgo: 95 },
  { key: "ion", name: "Ion Botnaru", lang: "ro", daysAgo: 240 },
  { key: "rodica", name: "Rodica Grosu", lang: "ro", daysAgo: 200 },
  { key: "andreea", name: "Andreea Popescu", lang: "ro", daysAgo: 140 },
  { key: "dumitru", name: "Dumitru Lungu", lang: "ro", daysAgo: 60 },
  { key: "james", name: "James Whitfield", lang: "en", daysAgo: 230 },
  { key: "olivia", name: "Olivia Hart", lang: "en", daysAgo: 110 },
]
