// What happens besides in a market: work nobody confirms, doers who fall ill, tasks that wait for a person of ours.
import { closes, hires, invites, offers, removes, reopens, sees, writes } from "./deeds.ts"
import { chisinau, euros, lei } from "../people/demo-doer.ts"
import { ago, brief, on, type Story } from "./story.ts"
import { callsOff, confirms, reportsDone, reviews, settles, starts } from "./work-deeds.ts"

const walnuts = {
  lang: "ro",
  title: "Tăiat crengi uscate de la doi nuci bătrâni",
  text: "Doi nuci în curte, crengi groase deasupra gardului. Trebuie scară înaltă sau alpinism. Crengile rămân la noi, pentru foc.",
  place: "618605",
  pays: lei(900),
} as const

export const storiesOfOthers: readonly Story[] = [
  {
    owner: "marina",
    category: "carpet-upholstery",
    posted: on(22, "09:30"),
    draft: brief({
      lang: "ru",
      title: "Химчистка углового дивана и двух кресел",
      text: "Диван тканевый, светлый, два пятна от кофе. Кресла без пятен, просто освежить. Розетка рядом, вода есть.",
      place: `${chisinau}-riscani`,
      pays: lei(900),
    }),
    steps: [
      [
        on(22, "11:00"),
        offers(
          "natalia",
          lei(950),
          "Здравствуйте, Марина! Приедем с экстрактором, пятна обработаем отдельно. Сохнет часов шесть.",
        ),
      ],
      [on(21, "09:00"), hires("natalia", on(19, "10:00"))],
      [on(19, "10:03"), starts("natalia")],
      [on(19, "13:40"), reportsDone("natalia", "Пятна ушли, диван сохнет. Сидеть можно вечером.")],
      [
        on(10, "10:00"),
        reviews("natalia", [5, "5545", "Всё хорошо, только подтвердить забыли. Ничего, бывает."]),
      ],
      [
        on(9, "19:00"),
        reviews("marina", [5, "5555", "Пятен как не было. Закрутилась и забыла нажать кнопку, простите!"]),
      ],
    ],
  },
  {
    owner: "olivia",
    category: "handyman",
    posted: on(32, "10:10"),
    draft: brief({
      lang: "en",
      title: "Fix three cupboard doors and a squeaking floorboard",
      text: "Old kitchen, hinges are loose, and one board by the window wakes everybody up. A couple of hours, I think.",
      place: `${chisinau}-centru`,
      pays: lei(500),
      speaks: ["en", "ro", "ru"],
    }),
    steps: [
      [
        on(32, "12:00"),
        offers("oleg", lei(480), "Здравствуйте! Петли заменю, доску подтяну на саморезы с потаем. Два часа."),
      ],
      [
        on(32, "14:00"),
        offers(
          "alina",
          lei(520),
          "Hello Olivia! New hinges, and the board gets screws from below. Half a day.",
        ),
      ],
      [on(31, "19:00"), hires("oleg", on(28, "10:00"))],
      [
        on(30, "08:00"),
        callsOff("oleg", "unwell", { note: "Извините, слёг с температурой. Не хочу вас задерживать." }),
      ],
      [on(30, "18:00"), invites(["alina"], "The first doer fell ill. Is your offer still possible?")],
      [
        on(29, "09:00"),
        offers("alina", lei(520), "Of course, Olivia. Same price, I can come the day after tomorrow."),
      ],
      [on(29, "12:00"), hires("alina", on(27, "10:00"))],
      [on(27, "10:00"), starts("alina")],
      [on(27, "13:00"), reportsDone("alina", "Doors close, the floor is silent. Walk over it!")],
      [on(27, "19:00"), confirms()],
      [on(26, "10:00"), reviews("alina", [5, "5555", "Quick, kind, and the dog is lovely."])],
      [on(26, "20:00"), reviews("olivia", [5, "5555", "Stepped in within a day. The house sleeps again."])],
    ],
  },
  {
    owner: "dumitru",
    category: "web-development",
    posted: on(44, "11:00"),
    draft: brief({
      lang: "ro",
      title: "Pagină simplă pentru o pensiune la Orheiul Vechi",
      text: "Câteva fotografii, prețuri, hartă și un formular. Textele în română le am, în engleză trebuie traduse.",
      pays: euros(150),
      speaks: ["ro", "en"],
    }),
    steps: [
      [
        on(44, "13:00"),
        offers(
          "daniel",
          euros(250),
          "Hello! One page with a map and a form, in two languages, ready in a week. I translate the English part.",
          { validDays: 7 },
        ),
      ],
      [on(43, "09:00"), sees("daniel")],
    ],
  },
  {
    owner: "ludmila",
    category: "window-cleaning",
    posted: on(31, "09:00"),
    draft: brief({
      lang: "ru",
      title: "Помыть четыре окна и балконную дверь, второй этаж",
      text: "Обычные пластиковые окна, одно с цветами на подоконнике, их можно переставить на пол. Стремянка дома есть.",
      place: `${chisinau}-ciocana`,
      pays: lei(400),
    }),
    steps: [
      [on(31, "10:00"), closes("by_mistake")],
      [on(31, "10:15"), reopens()],
      [
        on(31, "15:00"),
        offers(
          "natalia",
          lei(420),
          "Здравствуйте, Людмила! Дадите нам исправиться? Придёт самая аккуратная, цветы вернём на места.",
        ),
      ],
      [on(30, "09:30"), hires("natalia", on(28, "10:00"))],
      [on(28, "09:58"), starts("natalia")],
      [on(28, "12:30"), confirms()],
      [
        on(27, "11:00"),
        settles("natalia"),
        reviews("natalia", [5, "5555", "Спасибо, что дали второй шанс."]),
      ],
      [on(27, "20:00"), reviews("ludmila", [5, "5555", "Вот теперь идеально. Цветы даже полили."])],
    ],
  },
  {
    owner: "dumitru",
    category: "tree-trimming",
    posted: on(5, "09:00"),
    draft: brief(walnuts),
    steps: [],
  },
  // The same again, by someone who thinks that nobody has seen the first one: a person of ours looks at it.
  { owner: "dumitru", category: "tree-trimming", posted: on(1, "08:00"), draft: brief(walnuts) },
  {
    owner: "marina",
    category: "it-support",
    posted: ago(3.2),
    draft: brief({
      lang: "ru",
      title: "Вернуть доступ к странице кофейни в соцсети",
      text: "Вчера чужой человек поменял пароль. Нужен специалист, который поможет с поддержкой: взломали аккаунт, документы на кофейню у меня есть.",
      pays: lei(600),
    }),
  },
  {
    owner: "igor",
    category: "school-subjects",
    posted: on(18, "22:10"),
    draft: brief({
      lang: "ru",
      title: "Сдать экзамен вместо меня по теории вождения",
      text: "Времени готовиться нет, нужен человек, который знает билеты. Подробности расскажу лично.",
      place: chisinau,
      pays: lei(1000),
    }),
    steps: [
      [
        on(17, "09:15"),
        removes("prohibited", "Сдавать экзамен за другого человека запрещено законом и нашими правилами."),
      ],
    ],
  },
  {
    owner: "igor",
    category: "courier",
    posted: on(2, "09:40"),
    draft: brief({
      lang: "ru",
      title: "Забрать посылку на автовокзале и привезти на Буюканы",
      text: "Коробка до пяти килограммов с бельцкого рейса, прибывает в 18:20. Водителю скажете мою фамилию, он в курсе.",
      place: `${chisinau}-buiucani`,
      pays: lei(150),
    }),
    steps: [
      [
        on(2, "10:20"),
        offers("sergey", lei(150), "Добрый день! Буду рядом с автовокзалом в это время, привезу к семи."),
      ],
      [on(2, "11:00"), hires("sergey", on(2, "18:20"))],
      [on(2, "18:25"), starts("sergey")],
      [on(2, "18:40"), writes("sergey", "igor", "Коробка у меня, выезжаю. Минут двадцать по пробкам.")],
      [on(2, "19:15"), reportsDone("sergey", "Посылка у вашей двери, сын принял. Хорошего вечера!")],
    ],
  },
]
