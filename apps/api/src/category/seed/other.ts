import { say, words, type SeedBranch } from "./writing.ts"

export const other: SeedBranch = {
  slug: "other",
  icon: "circle-ellipsis",
  name: say("Other", "Другое", "Altele"),
  description: say(
    "Whatever fits nowhere else.",
    "Всё, что не подошло больше никуда.",
    "Tot ce nu se potrivește în altă parte.",
  ),
  synonyms: words(
    "other, anything else, miscellaneous",
    "другое, прочее, разное",
    "altele, altceva, diverse",
  ),
  children: [
    {
      slug: "something-else",
      icon: "circle-help",
      name: say("Something else", "Другое задание", "Alt serviciu"),
      description: say(
        "Describe the task in your own words; somebody will know how.",
        "Опишите задание своими словами: кто-нибудь точно умеет.",
        "Descrie sarcina cu vorbele tale; cineva sigur se pricepe.",
      ),
      synonyms: words(
        "something else, unusual task, not in the list, tailor, sew, clothing repair",
        "другое задание, необычное, нет в списке, портной, пошить, ремонт одежды, подшить",
        "alt serviciu, ceva neobișnuit, nu e în listă, croitor, cusut, reparații haine, scurtat pantaloni",
      ),
    },
  ],
}
