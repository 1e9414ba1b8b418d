// Tasks of the demo people, each as its owner would write it. Days and hours are counted from the start.
import type { TaskDraft } from "@doable/domain/task/input"
import type { demoPeople } from "./demo-people.ts"

type Part = (typeof demoPeople)[number]["part"]

export type DemoTask = {
  owner: Part
  category: string
  /** How long ago it was posted. */
  hoursAgo: number
  /** How many days after today it is due. */
  dueInDays?: number
  /** What became of it; left out, it is on the wall. */
  end?: "draft" | "close" | "expire"
  draft: TaskDraft
}

const lei = (amount: number) => ({ amount: amount * 100, currency: "MDL" as const })
const ron = (amount: number) => ({ amount: amount * 100, currency: "RON" as const })
const euros = (amount: number) => ({ amount: amount * 100, currency: "EUR" as const })
const fixed = (budgetMin: TaskDraft["budgetMin"]) => ({ budgetKind: "fixed" as const, budgetMin })

const chisinau = "618426"

export const demoTasks: readonly DemoTask[] = [
  {
    owner: "customer",
    category: "furniture-assembly",
    hoursAgo: 1,
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
    owner: "customer",
    category: "plumbing",
    hoursAgo: 5,
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
    owner: "customer",
    category: "web-development",
    hoursAgo: 30,
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
    owner: "customer",
    category: "school-subjects",
    hoursAgo: 52,
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
    owner: "admin",
    category: "deep-cleaning",
    hoursAgo: 2,
    dueInDays: 6,
    draft: {
      lang: "en",
      title: "Deep clean after renovation, two rooms and a kitchen",
      description:
        "Sixty square metres, fine dust everywhere, paint spots on the windows. Please bring your own supplies. The flat is empty, there is a lift, and parking is easy.",
      mode: "in_person",
      placeId: `${chisinau}-centru`,
      timing: { kind: "on_date", window: "morning" },
      answers: { rooms: 2, areaM2: 60, extras: ["windows", "oven"] },
      materials: "doer_brings",
      spokenLanguages: ["en", "ro", "ru"],
      ...fixed(lei(1400)),
    },
  },
  {
    owner: "admin",
    category: "moving",
    hoursAgo: 9,
    dueInDays: 2,
    draft: {
      lang: "en",
      title: "Move a sofa from Ciocana to Centru, third floor, no lift",
      description:
        "One three-seat sofa, about 60 kg, legs come off. Third floor without a lift at both ends. Two people and a van, half an hour of driving at most.",
      mode: "in_person",
      placeId: `${chisinau}-ciocana`,
      timing: { kind: "on_date", from: "10:00", to: "14:00" },
      spokenLanguages: ["en", "ro"],
      ...fixed(lei(650)),
    },
  },
  {
    owner: "admin",
    category: "translation",
    hoursAgo: 26,
    dueInDays: 12,
    draft: {
      lang: "en",
      title: "Translate a 20-page rental contract from Romanian",
      description:
        "A standard contract for office space, into English, with the terms kept the same throughout. No stamp needed. A short sample of earlier work helps me to choose.",
      mode: "remote",
      timing: { kind: "before_date" },
      spokenLanguages: ["en", "ro"],
      ...fixed(euros(120)),
    },
  },
  {
    owner: "admin",
    category: "logo-branding",
    hoursAgo: 75,
    draft: {
      lang: "en",
      title: "Redraw a café logo and one A3 menu",
      description:
        "We have a scan of the old logo and nothing else. It should work in one colour on a paper cup and on a sign. The menu has about forty lines.",
      mode: "remote",
      timing: { kind: "flexible" },
      spokenLanguages: ["en", "ru", "ro"],
      budgetKind: "range",
      budgetMin: lei(1500),
      budgetMax: lei(3000),
    },
  },
  {
    owner: "doer",
    category: "lawn-mowing",
    hoursAgo: 3,
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
    owner: "doer",
    category: "electrical",
    hoursAgo: 7,
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
    owner: "doer",
    category: "photographers",
    hoursAgo: 20,
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
    owner: "doer",
    category: "hair",
    hoursAgo: 44,
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
  {
    owner: "customer",
    category: "courier",
    hoursAgo: 200,
    end: "close",
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
    owner: "customer",
    category: "tyres",
    hoursAgo: 960,
    dueInDays: -30,
    end: "expire",
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
    owner: "customer",
    category: "pet-care",
    hoursAgo: 12,
    end: "draft",
    draft: {
      lang: "ru",
      title: "Посидеть с кошкой, пока мы в отпуске",
      description: "Кормить раз в день и менять наполнитель, десять дней.",
      mode: "in_person",
      placeId: `${chisinau}-botanica`,
    },
  },
]
