// Days and hours are counted from the moment at which the demo is made.
import { answers, asks, offers } from "./deeds.ts"
import { chisinau, euros, lei } from "../people/demo-doer.ts"
import { ago, fixed, type Story } from "./story.ts"

export const tasksOfEmma: readonly Story[] = [
  {
    owner: "emma",
    category: "deep-cleaning",
    posted: ago(2),
    steps: [
      [
        ago(1.2),
        offers(
          "natalia",
          lei(1400),
          "Здравствуйте! Нас четверо, уберём за день со строительным пылесосом. Краску со стёкол снимем скребками, без царапин.",
          { included: ["окна с двух сторон", "духовка"], durationHours: 7 },
        ),
      ],
    ],
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
    owner: "emma",
    category: "moving",
    posted: ago(9),
    steps: [
      [
        ago(7),
        offers(
          "sergey",
          lei(650),
          "Добрый день! Двое грузчиков и «Спринтер», ножки снимем, диван обернём. Полтора часа на всё.",
          { durationHours: 2 },
        ),
      ],
    ],
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
    owner: "emma",
    category: "translation",
    posted: ago(26),
    steps: [
      [
        ago(22),
        offers(
          "victor",
          euros(120),
          "Good morning. Twenty standard pages in six days, one glossary throughout, layout kept. I attach a page of a similar lease to my profile.",
          { durationHours: 24 },
        ),
      ],
    ],
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
    owner: "emma",
    category: "logo-branding",
    posted: ago(75),
    steps: [
      [ago(70), asks("sofia", "Is there a photograph of the old sign? It would help with the letters.")],
      [ago(60), answers("There is one, from across the street. I will send it to whoever I choose.")],
      [
        ago(50),
        offers(
          "sofia",
          lei(2600),
          "Redrawn letter by letter, three versions for cup, sign and menu, and the A3 in two rounds. Files ready for any print shop.",
          { durationHours: 20 },
        ),
      ],
    ],
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
]
