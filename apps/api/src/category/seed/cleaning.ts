import { areaM2, floor, hasPets, haulAway, howMany, regular, rooms, suppliesByDoer } from "./questions.ts"
import { askNumber, askSome, askYesNo, say, words, type SeedBranch } from "./writing.ts"

export const cleaning: SeedBranch = {
  slug: "cleaning",
  icon: "spray-can",
  isPopular: true,
  name: say("Cleaning", "Уборка", "Curățenie"),
  description: say(
    "Homes, offices, windows, after renovation.",
    "Дома, офисы, окна, уборка после ремонта.",
    "Case, birouri, geamuri, curățenie după renovare.",
  ),
  synonyms: words(
    "cleaning, cleaner, clean up, tidy, cleaning company",
    "уборка, клининг, убрать, уборщица, чистота, клининговая компания",
    "curățenie, curățat, făcut curat, menajeră, firmă de curățenie",
  ),
  children: [
    {
      slug: "home-cleaning",
      icon: "house",
      isPopular: true,
      name: say("Home cleaning", "Уборка квартиры", "Curățenie în locuință"),
      description: say(
        "Ordinary cleaning of a flat, house or office, once or regularly.",
        "Обычная уборка квартиры, дома или офиса, разово или регулярно.",
        "Curățenie obișnuită în apartament, casă sau birou, o dată sau regulat.",
      ),
      synonyms: words(
        "house cleaning, cleaning lady, maid, clean flat, clean apartment, housekeeper, office cleaning, dust, mop floor, ironing",
        "убрать квартиру, уборщица, домработница, горничная, убраться, помыть полы, пыль, уборка офиса, уборка дома, глажка, погладить",
        "curățenie apartament, menajeră, femeie de serviciu, curățenie casă, șters praful, spălat podele, curățenie birou, călcat haine, fac curat",
      ),
      questions: [rooms, areaM2, hasPets, suppliesByDoer, regular],
    },
    {
      slug: "deep-cleaning",
      icon: "sparkle",
      name: say("Deep cleaning", "Генеральная уборка", "Curățenie generală"),
      description: say(
        "Everything, down to the oven and behind the cupboards.",
        "Всё до последнего угла: духовка, вытяжка, за шкафами.",
        "Totul, până la cuptor și în spatele dulapurilor.",
      ),
      synonyms: words(
        "deep clean, spring cleaning, kitchen degreasing, oven cleaning, move-out cleaning, disinfection, mould",
        "генеральная уборка, генералка, отмыть кухню, жир, вытяжка, отмыть духовку, уборка перед сдачей, дезинфекция, плесень",
        "curățenie generală, curățenie de primăvară, degresat bucătăria, hotă, curățat cuptorul, dezinfecție, mucegai, curățenie la mutare",
      ),
      questions: [
        rooms,
        areaM2,
        askSome("extras", say("Also wanted", "Что ещё", "În plus"), {
          oven: say("Oven", "Духовка", "Cuptor"),
          fridge: say("Fridge", "Холодильник", "Frigider"),
          windows: say("Windows", "Окна", "Geamuri"),
          balcony: say("Balcony", "Балкон", "Balcon"),
        }),
        hasPets,
        suppliesByDoer,
      ],
    },
    {
      slug: "after-renovation",
      icon: "brush-cleaning",
      name: say("After renovation", "После ремонта", "După reparație"),
      description: say(
        "Construction dust, paint and glue stains, debris.",
        "Строительная пыль, следы краски и клея, мусор.",
        "Praf de construcție, urme de vopsea și adeziv, resturi.",
      ),
      synonyms: words(
        "after renovation cleaning, post-construction cleaning, construction dust, builders clean, paint stains",
        "уборка после ремонта, после стройки, строительная пыль, отмыть краску, следы штукатурки, уборка новостройки",
        "curățenie după reparație, curățenie după renovare, după construcție, praf de construcție, urme de vopsea, bloc nou",
      ),
      questions: [areaM2, rooms, haulAway, suppliesByDoer],
    },
    {
      slug: "window-cleaning",
      icon: "app-window",
      name: say("Window cleaning", "Мытьё окон", "Spălarea geamurilor"),
      description: say(
        "Windows, balconies, shop fronts, inside and out.",
        "Окна, балконы, витрины, внутри и снаружи.",
        "Geamuri, balcoane, vitrine, pe dinăuntru și pe dinafară.",
      ),
      synonyms: words(
        "wash windows, window washer, balcony cleaning, shop window, glass cleaning, industrial climber",
        "помыть окна, мойка окон, мойщик окон, мытьё балкона, витрина, промышленный альпинист",
        "spălat geamuri, spălat ferestre, curățat geamuri, balcon, vitrină, alpinist utilitar",
      ),
      questions: [
        askNumber("windows", say("How many windows?", "Сколько окон?", "Câte ferestre?")),
        floor,
        askYesNo("outside", say("Outside as well?", "Снаружи тоже?", "Și pe dinafară?")),
      ],
    },
    {
      slug: "carpet-upholstery",
      icon: "sofa",
      name: say("Carpets & upholstery", "Химчистка мебели и ковров", "Curățarea covoarelor și tapițeriei"),
      description: say(
        "Sofas, mattresses, carpets, armchairs, curtains.",
        "Диваны, матрасы, ковры, кресла, шторы.",
        "Canapele, saltele, covoare, fotolii, perdele.",
      ),
      synonyms: words(
        "sofa cleaning, mattress cleaning, carpet cleaning, rug, dry cleaning, armchair, upholstery, stain removal",
        "химчистка, химчистка дивана, матрас, ковёр, чистка ковров, кресло, вывести пятно, мягкая мебель, почистить диван",
        "curățat canapea, curățat saltea, covor, spălat covoare, curățătorie chimică, fotoliu, tapițerie, scos pete",
      ),
      questions: [howMany, areaM2, hasPets],
    },
  ],
}
