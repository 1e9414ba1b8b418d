import { carModel } from "./questions.ts"
import { askOne, askText, askYesNo, say, words, type SeedBranch } from "./writing.ts"

export const auto: SeedBranch = {
  slug: "auto",
  icon: "car",
  name: say("Auto", "Авто", "Auto"),
  description: say(
    "Tyres, washing, repair, driving.",
    "Шины, мойка, ремонт, водители.",
    "Anvelope, spălat, reparații, șoferi.",
  ),
  synonyms: words(
    "car, automobile, vehicle, motorcycle, scooter",
    "авто, машина, автомобиль, мотоцикл, скутер",
    "auto, mașină, automobil, motocicletă, scuter",
  ),
  children: [
    {
      slug: "car-repair",
      icon: "car-front",
      name: say("Car repair", "Ремонт авто", "Reparații auto"),
      description: say(
        "Engine, brakes, electrics, body, diagnostics.",
        "Двигатель, тормоза, электрика, кузов, диагностика.",
        "Motor, frâne, electrică, caroserie, diagnostic.",
      ),
      synonyms: words(
        "car mechanic, car repair, engine, brakes, oil change, diagnostics, bodywork, dent, car paint, car does not start, clutch, car electrician",
        "автомеханик, ремонт машины, автосервис, двигатель, тормоза, замена масла, диагностика авто, кузов, вмятина, не заводится, сцепление, автоэлектрик, СТО",
        "mecanic auto, reparație mașină, service auto, motor, frâne, schimb ulei, diagnostic auto, caroserie, tinichigiu, nu pornește mașina, ambreiaj, electrician auto",
      ),
      questions: [
        carModel,
        askText("symptom", say("What happens?", "Что происходит?", "Ce se întâmplă?")),
        askYesNo("drives", say("Does the car drive?", "Машина на ходу?", "Mașina merge?")),
      ],
    },
    {
      slug: "tyres",
      icon: "circle-dot",
      name: say("Tyres", "Шины", "Anvelope"),
      description: say(
        "Changing, balancing, puncture, storage.",
        "Замена, балансировка, прокол, хранение.",
        "Schimb, echilibrare, pană, păstrare.",
      ),
      synonyms: words(
        "tyre, tire, change tyres, winter tyres, puncture, wheel balancing, flat tyre, tyre fitting, wheel",
        "шины, резина, поменять резину, шиномонтаж, переобуть, зимняя резина, прокол, балансировка, колесо, вулканизация",
        "anvelope, cauciucuri, schimb anvelope, vulcanizare, anvelope de iarnă, pană, echilibrare roți, roată",
      ),
      questions: [
        carModel,
        askOne("inches", say("Wheel size", "Диаметр дисков", "Dimensiunea jantelor"), {
          r13_14: say("R13–R14", "R13–R14", "R13–R14"),
          r15_16: say("R15–R16", "R15–R16", "R15–R16"),
          r17_18: say("R17–R18", "R17–R18", "R17–R18"),
          r19_up: say("R19 and more", "R19 и больше", "R19 și mai mult"),
        }),
        askYesNo(
          "atMyPlace",
          say("Should the doer come to you?", "Нужен выезд к вам?", "Executantul vine la tine?"),
        ),
      ],
    },
    {
      slug: "car-wash",
      icon: "droplet",
      name: say("Car wash", "Мойка", "Spălătorie"),
      description: say(
        "Washing, dry cleaning of the cabin, polishing.",
        "Мойка, химчистка салона, полировка.",
        "Spălat, curățarea salonului, polish.",
      ),
      synonyms: words(
        "car wash, wash the car, car detailing, interior car cleaning, polishing, wax",
        "автомойка, помыть машину, мойка авто, химчистка салона, полировка, детейлинг, воск",
        "spălătorie auto, spălat mașina, curățat salonul mașinii, polish auto, detailing, ceară",
      ),
      questions: [
        carModel,
        askOne("scope", say("What is needed?", "Что нужно?", "Ce îți trebuie?"), {
          outside: say("Outside", "Кузов", "Exterior"),
          inside: say("Inside", "Салон", "Interior"),
          both: say("Both", "Всё", "Ambele"),
          polish: say("Polishing", "Полировка", "Polish"),
        }),
      ],
    },
    {
      slug: "roadside-help",
      icon: "life-buoy",
      name: say("Roadside help", "Помощь на дороге", "Asistență rutieră"),
      description: say(
        "Towing, jump start, fuel, opening a car, sober driver.",
        "Эвакуатор, прикурить, топливо, вскрыть авто, трезвый водитель.",
        "Evacuator, pornire, combustibil, deschis mașina, șofer treaz.",
      ),
      synonyms: words(
        "tow truck, towing, jump start, dead battery, out of fuel, locked out of the car, sober driver, driving instructor, evacuator",
        "эвакуатор, прикурить машину, сел аккумулятор, кончился бензин, открыть машину, трезвый водитель, буксир, застрял, автоинструктор",
        "evacuator, tractare, baterie descărcată, pornit mașina, fără benzină, deschis mașina, șofer treaz, rămas în drum, instructor auto",
      ),
      questions: [
        carModel,
        askOne("help", say("What is needed?", "Что нужно?", "Ce îți trebuie?"), {
          tow: say("Towing", "Эвакуатор", "Tractare"),
          start: say("Jump start", "Прикурить", "Pornire de la altă baterie"),
          wheel: say("Change a wheel", "Поменять колесо", "Schimbat roata"),
          open: say("Open the car", "Открыть машину", "Deschis mașina"),
          driver: say("A driver", "Водитель", "Un șofer"),
        }),
      ],
    },
  ],
}
