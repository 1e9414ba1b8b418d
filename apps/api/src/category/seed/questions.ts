// Questions that several categories ask in the same words.
import { askNumber, askOne, askSome, askText, askYesNo, say } from "./writing.ts"

export const areaM2 = askNumber("areaM2", say("Area in m²", "Площадь в м²", "Suprafața în m²"))
export const rooms = askNumber("rooms", say("How many rooms?", "Сколько комнат?", "Câte camere?"))
export const floor = askNumber("floor", say("Which floor?", "Какой этаж?", "La ce etaj?"))
export const lift = askYesNo("lift", say("Is there a lift?", "Есть лифт?", "Există lift?"))
export const howMany = askNumber("howMany", say("How many pieces?", "Сколько штук?", "Câte bucăți?"))
export const people = askNumber("people", say("How many people?", "Сколько человек?", "Câte persoane?"))
export const hours = askNumber("hours", say("How many hours?", "На сколько часов?", "Câte ore?"))
export const plotAres = askNumber(
  "plotAres",
  say("Plot in ares (100 m²)", "Участок в сотках", "Terenul în ari (100 m²)"),
)

export const hasTools = askYesNo(
  "hasTools",
  say("Do you have the tools?", "Инструменты у вас есть?", "Ai uneltele necesare?"),
)
export const suppliesByDoer = askYesNo(
  "suppliesByDoer",
  say(
    "Should the doer bring cleaning supplies?",
    "Нужны средства и инвентарь исполнителя?",
    "Executantul aduce soluțiile și ustensilele?",
  ),
)
export const hasPets = askYesNo(
  "hasPets",
  say("Are there pets?", "Есть животные?", "Ai animale de companie?"),
)
export const haulAway = askYesNo(
  "haulAway",
  say("Should the waste be taken away?", "Нужно вывезти мусор?", "Trebuie evacuate resturile?"),
)
export const brand = askText("brand", say("Make and model", "Марка и модель", "Marca și modelul"))
export const carModel = askText(
  "carModel",
  say("Car make, model and year", "Марка, модель и год машины", "Marca, modelul și anul mașinii"),
)
export const examples = askText(
  "examples",
  say("Examples that you like", "Примеры, которые вам нравятся", "Exemple care îți plac"),
)
export const existing = askText("existing", say("What do you have already?", "Что уже есть?", "Ce ai deja?"))
export const business = askText(
  "business",
  say("What does the business do?", "Чем занимается компания?", "Cu ce se ocupă afacerea?"),
)
export const regular = askOne("regular", say("How often?", "Как часто?", "Cât de des?"), {
  once: say("Once", "Один раз", "O singură dată"),
  weekly: say("Every week", "Каждую неделю", "În fiecare săptămână"),
  biweekly: say("Every two weeks", "Раз в две недели", "La două săptămâni"),
  monthly: say("Every month", "Раз в месяц", "În fiecare lună"),
})
export const lessonPlace = askOne("lessonPlace", say("Where?", "Где заниматься?", "Unde au loc lecțiile?"), {
  at_mine: say("At my place", "У меня", "La mine"),
  at_teachers: say("At the teacher's", "У преподавателя", "La profesor"),
  online: say("Online", "Онлайн", "Online"),
})
export const learner = askOne("learner", say("Who is learning?", "Кто будет учиться?", "Cine învață?"), {
  child: say("A child under 10", "Ребёнок до 10 лет", "Un copil sub 10 ani"),
  pupil: say("A pupil of 10 to 18", "Школьник 10–18 лет", "Un elev de 10–18 ani"),
  adult: say("An adult", "Взрослый", "Un adult"),
})
export const level = askOne("level", say("Present level", "Текущий уровень", "Nivelul actual"), {
  beginner: say("Beginner", "Начальный", "Începător"),
  middle: say("Intermediate", "Средний", "Mediu"),
  advanced: say("Advanced", "Продвинутый", "Avansat"),
})
export const textLanguages = askSome(
  "textLanguages",
  say("In which languages?", "На каких языках?", "În ce limbi?"),
  {
    ro: say("Romanian", "Румынский", "Română"),
    ru: say("Russian", "Русский", "Rusă"),
    en: say("English", "Английский", "Engleză"),
    other: say("Another", "Другой", "Alta"),
  },
)
export const visitPlace = askOne("visitPlace", say("Where?", "Где?", "Unde?"), {
  at_mine: say("At my place", "У меня дома", "La mine acasă"),
  at_doers: say("At the doer's", "У исполнителя", "La executant"),
})
