// Days and hours are counted from the moment at which the demo is made.
import { answers, asks, closes, offers } from "./deeds.ts"
import { chisinau, lei } from "../people/demo-doer.ts"
import { ago, inDays, fixed, type Story } from "./story.ts"

export const tasksOfAnna: readonly Story[] = [
  {
    owner: "anna",
    category: "furniture-assembly",
    posted: ago(1),
    steps: [
      [
        ago(0.6),
        offers(
          "stefan",
          lei(850),
          "Bună ziua, Anna! E dulapul despre care am vorbit. Îl pun la nivel cu pene și îl prind de perete în patru puncte, pentru siguranța copilului.",
          {
            included: ["pene și ancore", "ambalajul îl duc eu"],
            durationHours: 4,
            warrantyDays: 365,
            starts: inDays(3, "18:30"),
          },
        ),
      ],
    ],
    dueInDays: 4,
    draft: {
      lang: "ru",
      title: "Собрать двухстворчатый шкаф-купе и закрепить к стене",
      description:
        "Шкаф из коробок, 150 × 60 × 236 см, две раздвижные двери. Все коробки уже в спальне. Нужно выставить по уровню (пол уходит примерно на 1 см) и закрепить к стене, потому что дома маленький ребёнок.",
      mode: "in_person",
      placeId: `${chisinau}-botanica`,
      address: "бул. Дачия 20, кв. 14",
      timing: { kind: "before_date", window: "evening" },
      spokenLanguages: ["ru", "ro"],
      ...fixed(lei(850)),
    },
  },
  {
    owner: "anna",
    category: "plumbing",
    posted: ago(5),
    steps: [
      [ago(4.2), asks("vasile", "Bună ziua! Racordurile flexibile sunt și ele noi sau aduc eu?")],
      [ago(3.8), answers("Здравствуйте! Нет, подводка старая, лучше привезите новую.")],
      [
        ago(3.5),
        offers(
          "vasile",
          lei(650),
          "Ajung diseară la șapte cu racorduri noi. Schimb bateria, găsesc scurgerea și verific o oră mai târziu. Piesele sunt incluse.",
          {
            included: ["racorduri flexibile", "sifon nou, dacă e cazul"],
            durationHours: 2,
            warrantyDays: 365,
          },
        ),
      ],
    ],
    dueInDays: 1,
    draft: {
      lang: "ru",
      title: "Заменить смеситель и устранить протечку под раковиной",
      description:
        "Капает из-под раковины на кухне, смеситель шатается. Новый смеситель куплен. Нужен человек со своим инструментом, перекрыть воду можно в квартире.",
      mode: "in_person",
      placeId: `${chisinau}-riscani`,
      timing: { kind: "on_date", window: "evening" },
      isUrgent: true,
      answers: { problem: "leak", shutOff: true },
      materials: "customer_brings",
      spokenLanguages: ["ru"],
      budgetKind: "range",
      budgetMin: lei(500),
      budgetMax: lei(900),
    },
  },
  {
    owner: "anna",
    category: "web-development",
    posted: ago(30),
    steps: [
      [
        ago(24),
        offers(
          "daniel",
          lei(14_000),
          "Hello Anna! Catalogue, basket and a page of orders for two people, moved over from your tables in three weeks. You can edit everything yourselves afterwards.",
          { durationHours: 60, warrantyDays: 30 },
        ),
      ],
    ],
    draft: {
      lang: "ru",
      title: "Перенести учёт магазина из таблиц на простой сайт",
      description:
        "Сейчас товары и заказы живут в нескольких таблицах. Нужен простой сайт с каталогом на 300 товаров, корзиной и страницей заказов для двух сотрудников. Дизайн без излишеств.",
      mode: "remote",
      timing: { kind: "flexible" },
      spokenLanguages: ["ru", "en"],
      budgetKind: "open",
    },
  },
  {
    owner: "anna",
    category: "school-subjects",
    posted: ago(52),
    draft: {
      lang: "ru",
      title: "Подготовка к экзамену по математике, 9 класс",
      description:
        "Два занятия в неделю до конца мая. Слабые места: функции и геометрия. Лучше вечером, можно по видеосвязи. Первое занятие пробное.",
      mode: "remote",
      timing: { kind: "flexible", window: "evening" },
      spokenLanguages: ["ru"],
      ...fixed(lei(250)),
    },
  },
  {
    owner: "anna",
    category: "courier",
    posted: ago(200),
    steps: [[ago(150), closes("found_elsewhere")]],
    draft: {
      lang: "ru",
      title: "Отвезти документы в Бельцы и вернуться с подписью",
      description:
        "Один конверт А4, отдать лично в руки, подождать подпись минут двадцать и привезти обратно в тот же день.",
      mode: "in_person",
      placeId: chisinau,
      timing: { kind: "flexible" },
      spokenLanguages: ["ru", "ro"],
      ...fixed(lei(700)),
    },
  },
  {
    owner: "anna",
    category: "tyres",
    posted: ago(960),
    dueInDays: -30,
    draft: {
      lang: "ru",
      title: "Поменять шины на зимние с выездом во двор",
      description:
        "Четыре колеса на дисках R16, хранятся на балконе. Во дворе ровная площадка, домкрат есть. Старые колёса поднять обратно.",
      mode: "in_person",
      placeId: `${chisinau}-botanica`,
      timing: { kind: "before_date" },
      spokenLanguages: ["ru"],
      ...fixed(lei(400)),
    },
  },
  {
    owner: "anna",
    category: "pet-care",
    posted: ago(12),
    isDraft: true,
    draft: {
      lang: "ru",
      title: "Посидеть с кошкой, пока мы в отпуске",
      description: "Кормить раз в день и менять наполнитель, десять дней.",
      mode: "in_person",
      placeId: `${chisinau}-botanica`,
    },
  },
]
