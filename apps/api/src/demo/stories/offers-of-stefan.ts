// Offers of Ștefan's that stand and that are over, invites, and tasks on which he could offer yet.
import {
  asks,
  answers,
  closes,
  declines,
  declinesInvite,
  edits,
  hires,
  invites,
  offers,
  sees,
} from "./deeds.ts"
import { chisinau, lei } from "../people/demo-doer.ts"
import { ago, brief, inDays, on, type Story } from "./story.ts"
import { confirms, reviews, settles, starts } from "./work-deeds.ts"

export const offersOfStefan: readonly Story[] = [
  {
    owner: "igor",
    category: "handyman",
    posted: on(29, "10:00"),
    draft: brief({
      lang: "ru",
      title: "Сделать полку-нишу в коридоре из готовых досок",
      text: "Доски распилены по размеру, нужно собрать, отшлифовать кромки и закрепить в нише. Масло для дерева куплено.",
      place: `${chisinau}-buiucani`,
      pays: lei(500),
      speaks: ["ru", "ro"],
    }),
    steps: [
      [
        on(29, "12:10"),
        offers(
          "stefan",
          lei(550),
          "Bună! Asamblez, șlefuiesc muchiile și fixez ascuns. Trei ore și jumătate.",
        ),
      ],
      [
        on(29, "13:00"),
        offers("sergey", lei(480), "Добрый день! Соберу и закреплю за вечер, шлифмашинка есть."),
      ],
      [on(28, "19:00"), hires("sergey", on(25, "18:00"))],
      [on(25, "18:05"), starts("sergey")],
      [on(25, "21:00"), confirms()],
      [on(24, "10:00"), settles("sergey")],
      [on(24, "12:00"), reviews("sergey", [5, "5555", "Материал готов, задача понятная."])],
      [on(23, "20:00"), reviews("igor", [5, "5555", "Полка встала как родная, кромки гладкие."])],
    ],
  },
  {
    owner: "marina",
    category: "windows-doors",
    posted: on(40, "16:00"),
    draft: brief({
      lang: "ru",
      title: "Поставить москитные сетки на шесть окон",
      text: "Сетки заказаны по размеру и уже дома. Нужны только крепления и аккуратные руки, второй этаж.",
      place: `${chisinau}-riscani`,
      pays: lei(400),
      speaks: ["ru", "ro"],
    }),
    steps: [
      [
        on(40, "17:30"),
        offers("stefan", lei(450), "Bună ziua! Șase plase, o oră și jumătate. Prinderile le aduc eu.", {
          validDays: 7,
        }),
      ],
      [on(39, "09:00"), sees("stefan")],
      [
        on(38, "12:00"),
        declines("stefan", "timing", "Спасибо, но нам нужно было в тот же день, успел сосед."),
      ],
      [on(37, "18:00"), closes("found_elsewhere")],
    ],
  },
  {
    owner: "rodica",
    category: "furniture-assembly",
    posted: on(4, "10:40"),
    draft: brief({
      lang: "ro",
      title: "Demontat o canapea veche și montat alta nouă",
      text: "Canapeaua veche e mare și nu iese pe ușă întreagă. Cea nouă vine în trei cutii. Etajul trei, fără lift.",
      place: `${chisinau}-botanica`,
      pays: lei(600),
    }),
    steps: [
      [
        on(4, "12:15"),
        offers(
          "stefan",
          lei(600),
          "Bună ziua, doamnă Rodica! O demontez, o scot în bucăți și o montez pe cea nouă. Vin cu încă un om pentru scări.",
          { durationHours: 4 },
        ),
      ],
      [on(3, "09:30"), sees("stefan")],
      [
        on(1, "18:00"),
        edits({
          description:
            "Canapeaua veche e mare și nu iese pe ușă întreagă. Cea nouă vine în patru cutii, a apărut și un fotoliu. Etajul trei, fără lift. Canapeaua veche trebuie dusă la reciclare.",
          budgetMin: lei(800),
        }),
      ],
    ],
  },
  {
    owner: "dumitru",
    category: "handyman",
    posted: on(2, "17:10"),
    draft: brief({
      lang: "ro",
      title: "Montat o scară de pod și un capac izolat",
      text: "Scara pliabilă e cumpărată, golul în tavan e făcut, 60 pe 120 cm. Casă la Stăuceni, tavan din lemn.",
      place: chisinau,
      pays: [lei(600), lei(900)],
    }),
    steps: [
      [on(2, "19:00"), asks("vasile", "Bună seara! Grosimea tavanului e sub 30 de centimetri?")],
      [on(1, "08:15"), answers("Bună dimineața! Da, 24 de centimetri cu tot cu izolație.")],
      [
        on(1, "09:00"),
        offers(
          "vasile",
          lei(750),
          "O montez într-o jumătate de zi, cu ramă nouă și garnitură în jur, ca să nu tragă. Reglez și arcurile.",
          { included: ["ramă din lemn", "garnitură"], durationHours: 5, starts: inDays(5, "09:00") },
        ),
      ],
      [on(1, "19:30"), sees("vasile")],
    ],
  },
  {
    owner: "marina",
    category: "handyman",
    posted: on(1, "10:30"),
    draft: {
      ...brief({
        lang: "ru",
        title: "Повесить люстру и два светильника над столом",
        text: "Потолки 2,6 метра, провода выведены, выключатель двойной. Светильники подвесные, нужно отрегулировать высоту.",
        place: `${chisinau}-riscani`,
        pays: lei(450),
        speaks: ["ru", "ro"],
      }),
      offerCap: 3,
    },
    steps: [
      [
        on(1, "11:20"),
        offers(
          "oleg",
          lei(480),
          "Здравствуйте! Подключу и проверю линии, высоту выставим вместе. Полтора часа, можно сегодня вечером.",
        ),
      ],
      [
        on(1, "12:40"),
        offers(
          "sergey",
          lei(450),
          "Добрый день! Три светильника, полтора часа, приеду с лестницей и новыми клеммами.",
        ),
      ],
      [
        on(1, "15:10"),
        offers(
          "alina",
          lei(420),
          "Hello! I can come tomorrow morning, ladder and clamps with me. The heights we choose together.",
        ),
      ],
    ],
  },
  {
    owner: "dumitru",
    category: "windows-doors",
    posted: ago(3.5),
    draft: brief({
      lang: "ro",
      title: "Schimbat yala și reglat ușa de la intrare",
      text: "Ușă metalică, cheia se rotește greu și rămâne o fantă jos. Yala nouă o cumpăr după sfatul meșterului.",
      place: `${chisinau}-riscani`,
      pays: lei(500),
    }),
    steps: [
      [
        ago(3),
        invites(
          ["stefan"],
          "Bună, Ștefan! Am văzut recenziile și aș vrea să veniți dumneavoastră. Se poate săptămâna aceasta?",
        ),
      ],
    ],
  },
  {
    owner: "olivia",
    category: "furniture-assembly",
    posted: ago(2.6),
    draft: brief({
      lang: "en",
      title: "Assemble two garden benches and a table",
      text: "Flat packs from the shop, all screws included. The terrace is on the ground floor, there is a socket outside.",
      place: `${chisinau}-centru`,
      pays: lei(600),
      speaks: ["en", "ro"],
    }),
    steps: [
      [
        ago(2.2),
        invites(["stefan"], "Hi Ștefan, the TV still hangs straight! Would you do our terrace, too?"),
      ],
    ],
  },
  {
    owner: "james",
    category: "handyman",
    posted: on(16, "09:00"),
    draft: brief({
      lang: "en",
      title: "Put up a cat ladder on a balcony wall",
      text: "Six steps of wood, screws included, second floor. The cat supervises. Any afternoon is fine.",
      place: `${chisinau}-centru`,
      pays: lei(350),
      speaks: ["en", "ro"],
    }),
    steps: [
      [
        on(16, "09:30"),
        invites(["stefan", "alina", "oleg"], "A small one, but the cat insists on good work."),
      ],
      [on(16, "13:00"), declinesInvite("stefan", "busy")],
      [
        on(16, "17:00"),
        offers(
          "alina",
          lei(350),
          "Hello James! I come on Thursday with a level and a treat for the supervisor. One hour.",
        ),
      ],
      [on(15, "10:00"), hires("alina", on(12, "14:00"))],
      [on(12, "14:02"), starts("alina")],
      [on(12, "15:30"), confirms()],
      [on(11, "10:00"), reviews("alina", [5, "5555", "The cat approved within a minute."])],
      [
        on(11, "19:00"),
        reviews("james", [5, "5555", "Straight, solid and already in use. The cat purrs, so do I."]),
      ],
    ],
  },
]
