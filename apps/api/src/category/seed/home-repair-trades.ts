import { areaM2, brand, floor, haulAway, howMany, rooms } from "./questions.ts"
import { askOne, askText, askYesNo, say, words, type SeedCategory } from "./writing.ts"

/** The second half of home repair: furniture, walls, floors, openings, appliances. */
export const homeRepairTrades: readonly SeedCategory[] = [
  {
    slug: "furniture-assembly",
    icon: "armchair",
    isPopular: true,
    name: say("Furniture assembly", "Сборка мебели", "Asamblare mobilă"),
    description: say(
      "Wardrobes, kitchens, beds; taking apart and fixing to the wall.",
      "Шкафы, кухни, кровати; разборка и крепление к стене.",
      "Dulapuri, bucătării, paturi; demontare și fixare de perete.",
    ),
    synonyms: words(
      "assemble furniture, flat pack, IKEA, wardrobe, kitchen assembly, bed, desk, cupboard, bookcase, furniture repair, carpenter",
      "собрать мебель, сборщик мебели, ИКЕА, шкаф, шкаф-купе, собрать кухню, кровать, стол, комод, тумба, ремонт мебели, столяр, мебель на заказ",
      "asamblat mobilă, montaj mobilă, IKEA, dulap, bucătărie, pat, birou, comodă, noptieră, reparații mobilă, tâmplar, mobilă la comandă",
    ),
    questions: [
      askText("items", say("What has to be assembled?", "Что нужно собрать?", "Ce trebuie asamblat?")),
      howMany,
      askYesNo("wallFixing", say("Fix it to the wall?", "Крепить к стене?", "Trebuie fixat de perete?")),
    ],
  },
  {
    slug: "painting-plastering",
    icon: "paint-roller",
    name: say("Painting & plastering", "Малярные и штукатурные работы", "Zugrăveli și tencuieli"),
    description: say(
      "Walls and ceilings: plaster, filler, paint, wallpaper.",
      "Стены и потолки: штукатурка, шпаклёвка, покраска, обои.",
      "Pereți și tavane: tencuială, glet, vopsit, tapet.",
    ),
    synonyms: words(
      "painter, paint walls, plaster, plasterer, wallpaper, ceiling, drywall, putty, whitewash, facade",
      "маляр, покрасить, покрасить стены, покраска, штукатур, штукатурка, шпаклёвка, обои, поклеить обои, потолок, гипсокартон, побелка, натяжной потолок, фасад",
      "zugrav, zugrăvit, vopsit, vopsit pereți, vopsit gard, tencuială, tencuit, glet, tapet, lipit tapet, tavan, gips-carton, văruit, fațadă, tavan extensibil",
    ),
    questions: [
      areaM2,
      rooms,
      askOne("kind", say("What has to be done?", "Что нужно сделать?", "Ce trebuie făcut?"), {
        paint: say("Paint", "Покрасить", "Vopsit"),
        plaster: say("Plaster or filler", "Штукатурка или шпаклёвка", "Tencuială sau glet"),
        wallpaper: say("Wallpaper", "Обои", "Tapet"),
        drywall: say("Plasterboard", "Гипсокартон", "Gips-carton"),
      }),
    ],
  },
  {
    slug: "flooring-tiling",
    icon: "grid-2x2",
    name: say("Floors & tiles", "Полы и плитка", "Pardoseli și gresie"),
    description: say(
      "Tiles, laminate, parquet, lino, screed, skirting.",
      "Плитка, ламинат, паркет, линолеум, стяжка, плинтусы.",
      "Gresie, faianță, laminat, parchet, linoleum, șapă, plinte.",
    ),
    synonyms: words(
      "tiler, tiles, laminate, parquet, flooring, lino, screed, skirting board, lay tiles, floor, bathroom renovation",
      "плиточник, плитка, положить плитку, кафель, ламинат, паркет, линолеум, стяжка, плинтус, пол, ковролин, ремонт ванной",
      "gresie, faianță, faianțar, laminat, parchet, linoleum, șapă, plintă, pardoseală, pus gresie, podea, reparație baie",
    ),
    questions: [
      areaM2,
      askOne("covering", say("Which covering?", "Какое покрытие?", "Ce acoperire?"), {
        tiles: say("Tiles", "Плитка", "Gresie sau faianță"),
        laminate: say("Laminate", "Ламинат", "Laminat"),
        parquet: say("Parquet", "Паркет", "Parchet"),
        lino: say("Lino", "Линолеум", "Linoleum"),
        screed: say("Screed", "Стяжка", "Șapă"),
      }),
      haulAway,
    ],
  },
  {
    slug: "windows-doors",
    icon: "door-open",
    name: say("Windows & doors", "Окна и двери", "Ferestre și uși"),
    description: say(
      "Fitting and adjusting windows, doors, locks, blinds, screens.",
      "Установка и регулировка окон, дверей, замков, жалюзи, сеток.",
      "Montarea și reglarea ferestrelor, ușilor, broaștelor, jaluzelelor, plaselor.",
    ),
    synonyms: words(
      "door, window, lock, locksmith, broken key, door handle, blinds, mosquito net, balcony glazing, adjust a window, double glazing",
      "дверь, окно, замок, вскрыть замок, открыть дверь, ключ застрял, ручка двери, жалюзи, москитная сетка, остекление балкона, стеклопакет, регулировка окон, роллеты",
      "ușă, fereastră, geam, lacăt, broască, yală, lăcătuș, deschis ușa, cheie, mâner, jaluzele, plasă de țânțari, termopan, balcon, rolete",
    ),
    questions: [
      howMany,
      askOne("job", say("What has to be done?", "Что нужно сделать?", "Ce trebuie făcut?"), {
        install: say("Fit new ones", "Установить новые", "Montat altele noi"),
        adjust: say("Adjust or repair", "Отрегулировать или починить", "Reglat sau reparat"),
        lock: say("Lock", "Замок", "Broască sau yală"),
        blinds: say("Blinds or screens", "Жалюзи или сетки", "Jaluzele sau plase"),
      }),
      floor,
    ],
  },
  {
    slug: "appliance-repair",
    icon: "washing-machine",
    isPopular: true,
    name: say("Appliance repair", "Ремонт бытовой техники", "Reparații electrocasnice"),
    description: say(
      "Washing machines, fridges, ovens, TVs, coffee machines.",
      "Стиральные машины, холодильники, плиты, телевизоры, кофемашины.",
      "Mașini de spălat, frigidere, cuptoare, televizoare, aparate de cafea.",
    ),
    synonyms: words(
      "washing machine repair, fridge, refrigerator, dishwasher, oven, TV repair, vacuum cleaner, microwave, coffee machine, does not spin, broken appliance",
      "ремонт стиральной машины, стиралка, холодильник, посудомойка, духовка, телевизор, пылесос, микроволновка, кофемашина, не отжимает, не морозит, утюг",
      "reparație mașină de spălat, frigider, mașină de spălat vase, cuptor, televizor, aspirator, microunde, aparat de cafea, nu stoarce, nu răcește, electrocasnice",
    ),
    questions: [
      brand,
      askText("symptom", say("What happens?", "Что происходит?", "Ce se întâmplă?")),
      askYesNo("warranty", say("Under guarantee?", "Есть гарантия?", "E în garanție?")),
    ],
  },
]
