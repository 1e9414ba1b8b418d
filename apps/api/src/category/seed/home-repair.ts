import { brand, hasTools, howMany } from "./questions.ts"
import { askOne, askText, askYesNo, say, words, type SeedBranch } from "./writing.ts"
import { homeRepairTrades } from "./home-repair-trades.ts"

export const homeRepair: SeedBranch = {
  slug: "home-repair",
  icon: "hammer",
  isPopular: true,
  name: say("Home repair", "Ремонт дома", "Reparații la domiciliu"),
  description: say(
    "Assembling, mounting, plumbing, electrics and small fixes.",
    "Сборка, крепление, сантехника, электрика и мелкий ремонт.",
    "Montaj, instalații, electrică și mici reparații.",
  ),
  synonyms: words(
    "renovation, repair, refurbishment, builder, construction",
    "ремонт, строительство, строитель, ремонт квартиры, отделка, ремонтная бригада",
    "reparații, renovare, construcții, constructor, reparație apartament, finisaje, euroreparație",
  ),
  children: [
    {
      slug: "handyman",
      icon: "wrench",
      isPopular: true,
      name: say("Handyman", "Мастер на час", "Meșter la oră"),
      description: say(
        "Shelves, curtain rails, hooks, small fixes around the home.",
        "Полки, карнизы, крючки и мелкий ремонт по дому.",
        "Rafturi, galerii, cuiere și mici reparații prin casă.",
      ),
      synonyms: words(
        "handyman, odd jobs, hang a shelf, hang a picture, drill a hole, mount a TV, curtain rail, small repairs, fix around the house, husband for an hour",
        "мастер, муж на час, повесить полку, повесить карниз, повесить картину, повесить телевизор, просверлить, дрель, мелкий ремонт, прибить, мастер на все руки, разнорабочий",
        "meșter, meseriaș, bărbat la oră, agăț un raft, montez galeria, găurit perete, fixat televizor, mici reparații, bormașină, polițe, om bun la toate",
      ),
      questions: [
        askText("jobs", say("List the small jobs", "Перечислите мелкие дела", "Enumeră lucrările mici")),
        askOne("wall", say("What are the walls made of?", "Из чего стены?", "Din ce sunt pereții?"), {
          concrete: say("Concrete", "Бетон", "Beton"),
          brick: say("Brick", "Кирпич", "Cărămidă"),
          drywall: say("Plasterboard", "Гипсокартон", "Gips-carton"),
          unknown: say("I do not know", "Не знаю", "Nu știu"),
        }),
        hasTools,
      ],
    },
    {
      slug: "plumbing",
      icon: "droplets",
      isPopular: true,
      name: say("Plumbing", "Сантехника", "Instalații sanitare"),
      description: say(
        "Taps, pipes, toilets, drains, washing machine connections.",
        "Смесители, трубы, унитазы, засоры, подключение техники.",
        "Robinete, țevi, vase WC, desfundări, racordarea mașinii de spălat.",
      ),
      synonyms: words(
        "plumber, tap, faucet, leak, leaking pipe, pipe, toilet, sink, drain, blocked drain, shower, bathtub, siphon, boiler installation, washing machine connection, mixer",
        "сантехник, кран, смеситель, течёт труба, протечка, труба, унитаз, раковина, засор, канализация, душевая кабина, ванна, сифон, бойлер, водопровод, прочистка, установить стиральную машину, подключить стиралку",
        "instalator, robinet, baterie, curge țeava, scurgere, țeavă, vas WC, toaletă, chiuvetă, desfundat, canalizare, cabină de duș, cadă, sifon, boiler, apă",
      ),
      questions: [
        askOne("problem", say("What is it about?", "В чём дело?", "Despre ce e vorba?"), {
          leak: say("Something leaks", "Протечка", "Curge ceva"),
          blocked: say("A blockage", "Засор", "E înfundat"),
          install: say("Install or replace", "Установить или заменить", "De instalat sau înlocuit"),
          other: say("Something else", "Другое", "Altceva"),
        }),
        askYesNo(
          "shutOff",
          say("Can the water be shut off?", "Воду можно перекрыть?", "Apa poate fi oprită?"),
        ),
      ],
    },
    {
      slug: "electrical",
      icon: "zap",
      requiresVerification: true,
      isPopular: true,
      name: say("Electrical", "Электрика", "Instalații electrice"),
      description: say(
        "Sockets, lights, wiring, fuse boxes.",
        "Розетки, светильники, проводка, щитки.",
        "Prize, corpuri de iluminat, cablaj, tablouri electrice.",
      ),
      synonyms: words(
        "electrician, socket, outlet, light switch, wiring, cable, fuse box, chandelier, lamp, short circuit, no power, lighting",
        "электрик, розетка, выключатель, проводка, кабель, щиток, автомат, люстра, светильник, короткое замыкание, нет света, освещение, электричество",
        "electrician, priză, întrerupător, cablaj, cablu, tablou electric, siguranță, lustră, lampă, scurtcircuit, lumină, iluminat, curent electric",
      ),
      questions: [
        askOne("problem", say("What is it about?", "В чём дело?", "Despre ce e vorba?"), {
          no_power: say("No power", "Нет электричества", "Nu e curent"),
          sockets: say("Sockets and switches", "Розетки и выключатели", "Prize și întrerupătoare"),
          lights: say("Lights", "Светильники", "Corpuri de iluminat"),
          wiring: say("Wiring", "Проводка", "Cablaj"),
          panel: say("Fuse box (a photo helps)", "Щиток (поможет фото)", "Tabloul electric (o poză ajută)"),
        }),
        howMany,
      ],
    },
    {
      slug: "heating-gas",
      icon: "flame",
      requiresVerification: true,
      name: say("Heating & gas", "Отопление и газ", "Încălzire și gaz"),
      description: say(
        "Boilers, radiators, underfloor heating, gas stoves.",
        "Котлы, батареи, тёплый пол, газовые плиты.",
        "Cazane, calorifere, încălzire în pardoseală, aragazuri.",
      ),
      synonyms: words(
        "gas boiler, heating, radiator, underfloor heating, gas stove, gas engineer, heat pump, air conditioner, air conditioning installation",
        "котёл, отопление, батарея, радиатор, тёплый пол, газовая плита, газовщик, тепловой насос, кондиционер, монтаж кондиционера, газовая колонка",
        "cazan, centrală termică, încălzire, calorifer, radiator, încălzire în pardoseală, aragaz, gaz, gazist, pompă de căldură, aer condiționat, condiționer",
      ),
      questions: [
        askOne("device", say("Which device?", "Какое оборудование?", "Ce echipament?"), {
          boiler: say("Boiler", "Котёл", "Cazan"),
          radiators: say("Radiators", "Батареи", "Calorifere"),
          floor_heating: say("Underfloor heating", "Тёплый пол", "Încălzire în pardoseală"),
          stove: say("Gas stove", "Газовая плита", "Aragaz"),
          air_conditioner: say("Air conditioner", "Кондиционер", "Aer condiționat"),
        }),
        brand,
      ],
    },
    ...homeRepairTrades,
  ],
}
