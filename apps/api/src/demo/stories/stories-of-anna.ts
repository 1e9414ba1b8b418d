// What Anna has going on: work under way, work to confirm, work to review.
import { hires, offers, sees, writes } from "./deeds.ts"
import { chisinau, lei } from "../people/demo-doer.ts"
import { brief, inDays, on, type Story } from "./story.ts"
import { reportsDone, reviews, confirms, settles, starts } from "./work-deeds.ts"

const home = { place: `${chisinau}-botanica`, address: "бул. Дачия 20, кв. 14" }

export const storiesOfAnna: readonly Story[] = [
  {
    owner: "anna",
    category: "windows-doors",
    posted: on(6, "10:10"),
    draft: brief({
      lang: "ru",
      title: "Отрегулировать четыре двери и поменять два замка",
      text: "Межкомнатные двери цепляют пол, в детской и ванной не закрываются замки. Новые замки куплены, подходят по размеру.",
      ...home,
      pays: lei(650),
      speaks: ["ru", "ro"],
    }),
    steps: [
      [
        on(6, "12:00"),
        offers(
          "stefan",
          lei(650),
          "Bună ziua! Patru uși și două broaște, trei ore. Rindeaua electrică o aduc, rumegușul îl strâng.",
        ),
      ],
      [on(5, "09:15"), sees("stefan")],
      [on(5, "19:40"), hires("stefan", inDays(2, "18:30"))],
      [on(5, "19:50"), writes("anna", "stefan", "Штефан, договорились! Код домофона пришлю в день приезда.")],
      [
        on(5, "20:05"),
        writes(
          "stefan",
          "anna",
          "Mulțumesc pentru încredere! Să nu vopsiți ușile până atunci, le dau puțin jos.",
        ),
      ],
      [
        on(1, "17:30"),
        writes("anna", "stefan", "Добрый вечер! У нас всё в силе? Жду вас в половине седьмого."),
      ],
      [
        on(1, "18:10"),
        writes(
          "stefan",
          "anna",
          "Da, rămâne cum am vorbit. Aduc și balamale de rezervă, pentru orice eventualitate.",
        ),
      ],
    ],
  },
  {
    owner: "anna",
    category: "painting-plastering",
    posted: on(12, "09:45"),
    draft: brief({
      lang: "ru",
      title: "Покрасить стены в детской, 15 квадратных метров",
      text: "Комната пустая, обои сняты, стены зашпаклёваны. Две стены белые, две мятные. Краска без запаха куплена, её хватит на два слоя.",
      ...home,
      pays: [lei(2200), lei(2800)],
      speaks: ["ru", "ro"],
    }),
    steps: [
      [
        on(12, "13:30"),
        offers(
          "alina",
          lei(2500),
          "Hello Anna! Primer, two coats, and a clean line between white and mint. Two days with drying, everything covered.",
          { durationHours: 12, warrantyDays: 365 },
        ),
      ],
      [
        on(11, "10:20"),
        offers("sergey", lei(2200), "Здравствуйте! Покрасим вдвоём за день, валики и плёнка наши."),
      ],
      [on(11, "20:30"), sees("alina", "sergey")],
      [on(10, "21:00"), hires("alina", on(3, "10:00"), "bank_transfer")],
      [
        on(10, "21:10"),
        writes("anna", "alina", "Алина, рада снова с вами! Краска в кладовке, ключ у консьержки."),
      ],
      [on(9, "08:30"), writes("alina", "anna", "Спасибо, Анна! Приеду в десять, начну с грунтовки.")],
      [on(3, "10:08"), starts("alina")],
      [
        on(3, "17:20"),
        writes(
          "alina",
          "anna",
          "Грунт и первый слой готовы. Мятный при дневном свете очень красивый. Завтра посмотрим, нужен ли третий слой у окна.",
        ),
      ],
      [
        on(2, "12:40"),
        writes(
          "anna",
          "alina",
          "Я заглянула, мне очень нравится! Третий слой у окна, пожалуйста, сделайте, если видно.",
        ),
      ],
      [
        on(1, "16:30"),
        writes(
          "alina",
          "anna",
          "Сделаю завтра утром, сегодня стена ещё сохнет. К вечеру всё закончу и уберу.",
        ),
      ],
    ],
  },
  {
    owner: "anna",
    category: "deep-cleaning",
    posted: on(8, "08:50"),
    draft: {
      ...brief({
        lang: "ru",
        title: "Генеральная уборка перед приездом родителей",
        text: "Две комнаты, кухня, санузел. Особенно кухня: вытяжка, духовка, верх шкафов. Родители приезжают на две недели, хочется встретить чистым домом.",
        ...home,
        pays: lei(1300),
        speaks: ["ru", "ro"],
      }),
      answers: { rooms: 2, areaM2: 62, extras: ["oven"] },
    },
    steps: [
      [
        on(8, "10:15"),
        offers(
          "natalia",
          lei(1300),
          "Анна, здравствуйте! Приедем вдвоём на весь день, духовку и вытяжку разберём. Средства свои, без резкого запаха.",
          { included: ["духовка и вытяжка", "верх шкафов", "окна изнутри"], durationHours: 7 },
        ),
      ],
      [on(8, "19:00"), sees("natalia")],
      [on(8, "19:20"), hires("natalia", on(2, "09:00"), "card_transfer")],
      [on(7, "09:00"), writes("natalia", "anna", "Спасибо! Приедем к девяти. Собака или кошка дома есть?")],
      [on(7, "09:25"), writes("anna", "natalia", "Нет, только ребёнок, и он будет в саду до четырёх.")],
      [on(2, "09:04"), starts("natalia")],
      [
        on(2, "16:40"),
        reportsDone(
          "natalia",
          "Анна, всё готово. Духовка и вытяжка разобраны и вымыты, верх шкафов протёрт с воском, окна чистые. Ключи оставили консьержке. Посмотрите, пожалуйста, при дневном свете.",
          ["bucket", "clean"],
          ["room", "clean"],
        ),
      ],
      [
        on(1, "20:00"),
        writes(
          "natalia",
          "anna",
          "Добрый вечер! Удалось посмотреть? Если что-то пропустили, вернёмся завтра.",
        ),
      ],
    ],
  },
  {
    owner: "anna",
    category: "moving",
    posted: on(9, "18:20"),
    draft: brief({
      lang: "ru",
      title: "Перевезти стиральную машину и диван на дачу в Ватре",
      text: "Машинка 60 кг, диван разборный. Пятый этаж с лифтом, на даче первый этаж и широкая калитка. Старую машинку забрать обратно не нужно.",
      ...home,
      pays: lei(900),
    }),
    steps: [
      [
        on(9, "19:10"),
        offers(
          "sergey",
          lei(850),
          "Добрый вечер! Вдвоём за один рейс, стиралку закрепим болтами, диван обернём. Два часа с дорогой.",
        ),
      ],
      [on(8, "08:15"), sees("sergey")],
      [on(8, "08:30"), hires("sergey", on(5, "11:00"))],
      [on(6, "20:10"), writes("sergey", "anna", "Анна, транспортные болты от машинки сохранились?")],
      [on(6, "20:25"), writes("anna", "sergey", "Да, лежат в барабане в пакетике.")],
      [on(5, "11:05"), starts("sergey")],
      [
        on(5, "14:30"),
        reportsDone("sergey", "Диван собран, машинка стоит на месте, болты вынули и положили в пакет."),
      ],
      [on(4, "09:30"), confirms()],
      [on(4, "10:00"), settles("sergey")],
      [
        on(3, "19:30"),
        reviews("sergey", [5, "5555", "Всё было готово к выносу, маршрут понятный, расчёт сразу."]),
      ],
    ],
  },
]
