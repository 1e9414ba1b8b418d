// Offers that Anna has to compare, with questions and a first talk.
import { answers, asks, declines, offers, sees, shortlists, withdraws, writes } from "./deeds.ts"
import { chisinau, lei } from "../people/demo-doer.ts"
import { brief, inDays, on, type Story } from "./story.ts"

const home = { place: `${chisinau}-botanica`, address: "бул. Дачия 20, кв. 14" }

export const offersToAnna: readonly Story[] = [
  {
    owner: "anna",
    category: "handyman",
    posted: on(3, "09:20"),
    draft: brief({
      lang: "ru",
      title: "Повесить карнизы, люстру и телевизор в двух комнатах",
      text: "Два потолочных карниза по три метра, люстра на крюк и телевизор 50 дюймов на кронштейн. Потолок бетонный, стены из котельца. Крепёж к карнизам есть, к телевизору нужен. Хочется всё за один приход.",
      ...home,
      pays: [lei(700), lei(1100)],
      speaks: ["ru", "ro"],
    }),
    steps: [
      [on(3, "10:05"), asks("oleg", "Добрый день! Под люстру провод с заземлением или двужильный?")],
      [
        on(3, "11:40"),
        offers(
          "stefan",
          lei(950),
          "Bună ziua, Anna! Le fac pe toate într-o după-amiază: cornișele cu laserul, lustra cu clemă nouă, televizorul pe ancore metalice. Suportul îl verific înainte.",
          {
            included: ["ancore și dibluri", "aspirator la găurire", "ambalajul îl duc eu"],
            durationHours: 4,
            warrantyDays: 365,
            starts: inDays(2, "16:00"),
          },
        ),
      ],
      [on(3, "12:10"), answers("Двужильный, дом 1987 года. Заземления нет, люстра лёгкая, пластиковая.")],
      [
        on(3, "14:25"),
        offers(
          "oleg",
          lei(1100),
          "Здравствуйте! Люстру подключу через новую клемму и проверю линию, карнизы и телевизор повешу в тот же день. После работы оставлю запас крепежа.",
          {
            included: ["проверка линии", "крепёж для телевизора"],
            durationHours: 5,
            warrantyDays: 180,
            starts: inDays(3, "10:00"),
          },
        ),
      ],
      [
        on(3, "17:50"),
        offers(
          "sergey",
          lei(700),
          "Добрый вечер! Сделаем вдвоём за три часа, инструмент свой. Можем приехать уже завтра вечером.",
          { durationHours: 3, starts: inDays(1, "18:00") },
        ),
      ],
      [
        on(3, "20:15"),
        offers("vasile", lei(980), "Bună seara! Pot veni săptămâna aceasta, am scule și pentru beton."),
      ],
      [on(2, "08:40"), sees("stefan", "oleg", "sergey", "vasile")],
      [on(2, "08:55"), shortlists("stefan")],
      [
        on(2, "09:05"),
        writes("anna", "stefan", "Здравствуйте, Штефан! А если карниз попадёт на арматуру, что делаем?"),
      ],
      [
        on(2, "09:30"),
        writes(
          "stefan",
          "anna",
          "Bună dimineața! Mut gaura cu doi centimetri, se vede doar de pe scară. Am și burghie cu diamant.",
        ),
      ],
      [on(2, "10:00"), withdraws("vasile")],
      [
        on(2, "13:10"),
        offers(
          "natalia",
          lei(1400),
          "Здравствуйте! Муж одной из наших сотрудниц делает такие работы, заодно уберём после сверления.",
        ),
      ],
      [
        on(2, "18:30"),
        declines("natalia", "price", "Спасибо! Для нас дороговато, уборка после сверления не нужна."),
      ],
      [
        on(1, "12:20"),
        offers(
          "alina",
          lei(900),
          "Hello Anna, it was nice to tile your kitchen! I hang curtain rails and TVs, too, and I cover everything first. Two visits are not needed, one afternoon is enough.",
          {
            included: ["fixings for the TV", "covers for furniture"],
            durationHours: 4,
            warrantyDays: 365,
            starts: inDays(4, "14:00"),
          },
        ),
      ],
      [on(1, "19:05"), asks("sergey", "Вечер добрый! Кронштейн для телевизора уже есть или подобрать?")],
    ],
  },
]
