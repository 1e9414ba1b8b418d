// What Ștefan has going on besides: work to do, offers that stand, offers that are over, invites.
import { hires, offers, writes } from "./deeds.ts"
import { chisinau, lei } from "../people/demo-doer.ts"
import { brief, on, type Story } from "./story.ts"
import { asksChanges, callsOff, reportsDone, reviews, starts } from "./work-deeds.ts"

export const storiesOfStefan: readonly Story[] = [
  {
    owner: "ion",
    category: "furniture-assembly",
    posted: on(9, "08:30"),
    draft: brief({
      lang: "ro",
      title: "Montat un dormitor: dulap cu trei uși, pat și noptiere",
      text: "Mobila vine demontată, cu toate accesoriile. Dulapul trebuie prins de perete. Camera e goală, parchet nou, vă rog cu protecție.",
      place: `${chisinau}-ciocana`,
      address: "str. Mircea cel Bătrân 11, ap. 42",
      pays: lei(1500),
      speaks: ["ro", "ru"],
    }),
    steps: [
      [
        on(9, "10:00"),
        offers(
          "stefan",
          lei(1400),
          "Bună ziua, Ion! O zi întreagă, cu pături pe parchet. Dulapul îl prind în șase puncte, patul îl verific la scârțâit.",
          {
            included: ["protecție pentru parchet", "prindere de perete"],
            durationHours: 8,
            warrantyDays: 365,
          },
        ),
      ],
      [on(9, "18:40"), hires("stefan", on(4, "09:00"), "card_transfer")],
      [
        on(8, "09:10"),
        writes("ion", "stefan", "Mă bucur că puteți. Bucătăria de la dumneavoastră ține perfect."),
      ],
      [
        on(8, "09:40"),
        writes("stefan", "ion", "Mulțumesc! Ajung la nouă. Dacă livrarea întârzie, scrieți-mi aici."),
      ],
      [on(4, "09:10"), starts("stefan")],
      [
        on(4, "17:50"),
        reportsDone(
          "stefan",
          "Dulapul, patul și noptierele sunt gata. Ușa din mijloc am reglat-o de două ori.",
          ["room", "repair"],
        ),
      ],
      [
        on(3, "20:20"),
        asksChanges(
          "Arată foarte bine! Două lucruri: ușa din stânga a dulapului se freacă sus, iar la o noptieră sertarul nu se închide până la capăt.",
        ),
      ],
      [
        on(2, "08:20"),
        writes(
          "stefan",
          "ion",
          "Am înțeles, vin poimâine dimineață cu alte glisiere pentru sertar. Ușa o reglez atunci.",
        ),
      ],
      [on(1, "13:00"), writes("ion", "stefan", "E bine, suntem acasă până la prânz.")],
    ],
  },
  {
    owner: "ludmila",
    category: "handyman",
    posted: on(7, "11:15"),
    draft: brief({
      lang: "ru",
      title: "Закрепить кухонные шкафы и повесить вытяжку",
      text: "Два верхних шкафа отошли от стены, вытяжка новая, воздуховод готов. Нужны надёжные анкеры, стена из кирпича.",
      place: `${chisinau}-ciocana`,
      pays: lei(800),
      speaks: ["ru", "ro"],
    }),
    steps: [
      [
        on(7, "13:45"),
        offers(
          "stefan",
          lei(750),
          "Bună ziua! Dau jos dulapurile, pun șină nouă pe ancore chimice și montez hota. Patru ore, totul inclus.",
        ),
      ],
      [
        on(7, "15:00"),
        offers("alina", lei(900), "Здравствуйте! Сделаю завтра, анкеры и шину привезу. Гарантия год."),
      ],
      [on(6, "09:00"), hires("stefan", on(2, "14:00"))],
      [on(2, "14:05"), starts("stefan")],
      [
        on(2, "18:20"),
        reportsDone(
          "stefan",
          "Dulapurile stau pe șină metalică, hota trage bine. Am pus și un LED nou sub dulap, era ars.",
          ["shelves", "repair"],
        ),
      ],
    ],
  },
  {
    owner: "dumitru",
    category: "furniture-assembly",
    posted: on(58, "09:30"),
    draft: brief({
      lang: "ro",
      title: "Montat un dulap cu oglindă în hol",
      text: "Dulap de 2 metri cu ușă glisantă și oglindă. Vine într-o singură livrare. Hol îngust, de montat pe loc.",
      place: `${chisinau}-riscani`,
      pays: lei(700),
    }),
    steps: [
      [
        on(58, "11:30"),
        offers("stefan", lei(650), "Bună ziua! Îl montez pe loc, oglinda o ridicăm în doi. Trei ore."),
      ],
      [on(57, "10:00"), hires("stefan", on(50, "10:00"))],
      [
        on(55, "18:00"),
        callsOff("dumitru", "plans_changed", {
          note: "Magazinul a anulat livrarea, îmi pare rău.",
          after: "close",
        }),
      ],
      [
        on(54, "09:00"),
        reviews("stefan", [4, "4545", "A anunțat din timp și și-a cerut scuze. Se mai întâmplă."]),
      ],
    ],
  },
]
