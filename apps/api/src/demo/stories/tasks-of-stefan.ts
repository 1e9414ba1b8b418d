// Days and hours are counted from the moment at which the demo is made.
import { offers } from "./deeds.ts"
import { chisinau, lei, ron } from "../people/demo-doer.ts"
import { ago, fixed, type Story } from "./story.ts"

export const tasksOfStefan: readonly Story[] = [
  {
    owner: "stefan",
    category: "lawn-mowing",
    posted: ago(3),
    dueInDays: 5,
    draft: {
      lang: "ro",
      title: "Tuns gazonul și curățat curtea, vreo 300 m²",
      description:
        "Iarba e până la genunchi pe o jumătate de curte. Avem mașină de tuns, dar e mică. Iarba tăiată o lăsăm la compost, nu trebuie dusă nicăieri.",
      mode: "in_person",
      placeId: "618605",
      timing: { kind: "before_date" },
      spokenLanguages: ["ro", "ru"],
      ...fixed(lei(600)),
    },
  },
  {
    owner: "stefan",
    category: "electrical",
    posted: ago(7),
    steps: [
      [
        ago(5),
        offers(
          "oleg",
          lei(2300),
          "Здравствуйте! Штроба с пылесосом, новые подрозетники, проверка под нагрузкой. За день, до мебели успеем.",
          { durationHours: 8, warrantyDays: 730 },
        ),
      ],
    ],
    dueInDays: 9,
    draft: {
      lang: "ro",
      title: "Mutat patru prize în bucătărie, înainte de mobilă",
      description:
        "Pereți de beton, cablul e nou din tablou. Prizele se mută cu cel mult un metru. Mobila vine peste două săptămâni, așa că ar fi bine să fie gata înainte.",
      mode: "in_person",
      placeId: `${chisinau}-buiucani`,
      timing: { kind: "before_date" },
      spokenLanguages: ["ro"],
      ...fixed(lei(2400)),
    },
  },
  {
    owner: "stefan",
    category: "photographers",
    posted: ago(20),
    steps: [
      [
        ago(12),
        offers(
          "radu",
          ron(950),
          "Bună ziua! Trei ore, biserică și restaurant, 150 de fotografii prelucrate în două săptămâni și un album mic pentru bunici.",
          { durationHours: 4 },
        ),
      ],
    ],
    dueInDays: 21,
    draft: {
      lang: "ro",
      title: "Fotograf pentru un botez, trei ore",
      description:
        "Biserică și restaurant, amândouă în Iași, la zece minute distanță. Vrem vreo 150 de fotografii prelucrate și un fișier mic pentru familie, în două săptămâni.",
      mode: "in_person",
      placeId: "675810",
      timing: { kind: "on_date", window: "day" },
      spokenLanguages: ["ro"],
      ...fixed(ron(900)),
    },
  },
  {
    owner: "stefan",
    category: "hair",
    posted: ago(44),
    steps: [
      [
        ago(30),
        offers(
          "cristina",
          lei(1700),
          "Bună! Fac proba cu o săptămână înainte, iar în ziua nunții vin la șase dimineața. Flori proaspete în păr, dacă doriți.",
          { durationHours: 4 },
        ),
      ],
    ],
    dueInDays: 14,
    draft: {
      lang: "ro",
      title: "Coafură de nuntă pentru două persoane, la domiciliu",
      description:
        "Mireasa și mama ei, dimineața devreme, cu deplasare. Părul e lung la amândouă. O probă cu o săptămână înainte ar fi ideală.",
      mode: "in_person",
      placeId: "617638",
      timing: { kind: "on_date", window: "morning" },
      spokenLanguages: ["ro", "ru"],
      ...fixed(lei(1600)),
    },
  },
]
