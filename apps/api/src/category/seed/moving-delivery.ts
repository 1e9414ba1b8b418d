import { floor, lift } from "./questions.ts"
import { askNumber, askOne, askText, askYesNo, say, words, type SeedBranch } from "./writing.ts"

const weightKg = askNumber("weightKg", say("Weight in kg", "Вес в кг", "Greutatea în kg"))
const what = askText("what", say("What has to be taken?", "Что везём?", "Ce trebuie transportat?"))
const toWhere = askText("toWhere", say("Where to?", "Куда?", "Unde trebuie dus?"))

export const movingDelivery: SeedBranch = {
  slug: "moving-delivery",
  icon: "truck",
  isPopular: true,
  name: say("Moving & delivery", "Переезды и доставка", "Mutări și livrări"),
  description: say(
    "Loading, vans, couriers, furniture up the stairs.",
    "Погрузка, фургоны, курьеры, мебель на этаж.",
    "Încărcat, dube, curieri, mobilă urcată la etaj.",
  ),
  synonyms: words(
    "transport, delivery, cargo, van, truck, driver",
    "доставка, перевозка, грузоперевозки, транспорт, водитель, привезти",
    "transport, livrare, transport marfă, camion, șofer, adus",
  ),
  children: [
    {
      slug: "moving",
      icon: "package-open",
      isPopular: true,
      name: say("Moving", "Переезд", "Mutare"),
      description: say(
        "Flats and offices: packing, loading, van, carrying up.",
        "Квартиры и офисы: упаковка, погрузка, машина, подъём.",
        "Apartamente și birouri: împachetat, încărcat, mașină, urcat la etaj.",
      ),
      synonyms: words(
        "movers, moving house, relocation, loaders, carry furniture, carry a sofa, carry upstairs, piano, van with loaders, move to a new flat, heavy lifting, pack things",
        "переезд, переехать, перевезти, грузчики, грузчик, перевезти мебель, перевезти вещи, газель, пианино, занести на этаж, поднять на этаж, упаковать вещи, вынести диван",
        "mutare, mutat, hamali, hamal, încărcători, transport mobilă, mutare apartament, dubă, pian, urcat la etaj, cărat mobilă, împachetat lucruri",
      ),
      questions: [
        askNumber("floorFrom", say("From which floor?", "С какого этажа?", "De la ce etaj?")),
        askNumber("floorTo", say("To which floor?", "На какой этаж?", "La ce etaj?")),
        lift,
        askText(
          "heavyItems",
          say("Heavy or large things", "Тяжёлые или крупные вещи", "Lucruri grele sau mari"),
        ),
        askNumber("loaders", say("How many loaders?", "Сколько грузчиков?", "Câți hamali?")),
      ],
    },
    {
      slug: "courier",
      icon: "bike",
      isPopular: true,
      name: say("Courier", "Курьер", "Curierat"),
      description: say(
        "Documents, parcels, flowers, meals within the city or country.",
        "Документы, посылки, цветы, еда по городу и стране.",
        "Acte, colete, flori, mâncare prin oraș și prin țară.",
      ),
      synonyms: words(
        "courier, deliver a parcel, deliver documents, pick up and bring, flowers delivery, express delivery, same-day delivery",
        "курьер, доставить документы, доставить посылку, отвезти, забрать и привезти, доставка цветов, срочная доставка, передать",
        "curier, livrat acte, livrare colet, dus un pachet, ridicat și adus, livrare flori, livrare urgentă",
      ),
      questions: [what, toWhere, weightKg],
    },
    {
      slug: "shopping-errands",
      icon: "shopping-basket",
      name: say("Shopping & errands", "Покупки и поручения", "Cumpărături și comisioane"),
      description: say(
        "Groceries, medicine, queues, handing in papers.",
        "Продукты, лекарства, очереди, сдать документы.",
        "Alimente, medicamente, cozi, depunerea actelor.",
      ),
      synonyms: words(
        "groceries, buy products, shopping, medicine, pharmacy, errand, stand in a queue, pick up an order",
        "купить продукты, закупка, покупки, лекарства, аптека, поручение, постоять в очереди, забрать заказ, супермаркет",
        "cumpărături, alimente, produse, medicamente, farmacie, comision, stat la coadă, ridicat comandă, supermarket",
      ),
      questions: [
        askText(
          "listOfThings",
          say("What to buy or do?", "Что купить или сделать?", "Ce trebuie cumpărat sau făcut?"),
        ),
        askYesNo(
          "payBack",
          say(
            "Should the doer pay first and be paid back?",
            "Исполнитель платит сам, вы возвращаете?",
            "Executantul plătește, iar tu îi întorci banii?",
          ),
        ),
      ],
    },
    {
      slug: "waste-removal",
      icon: "trash-2",
      name: say("Waste removal", "Вывоз мусора", "Evacuarea deșeurilor"),
      description: say(
        "Old furniture, building waste, scrap, clearing a cellar.",
        "Старая мебель, строительный мусор, металлолом, расчистка подвала.",
        "Mobilă veche, deșeuri de construcție, fier vechi, golirea beciului.",
      ),
      synonyms: words(
        "rubbish removal, junk, old furniture, construction waste, scrap metal, clear a garage, skip, dump",
        "вывезти мусор, вывоз мусора, старая мебель, строительный мусор, металлолом, хлам, вынести мусор, расчистить гараж, свалка",
        "gunoi, evacuat gunoi, mobilă veche, deșeuri de construcție, fier vechi, moloz, golit garaj, scos gunoiul, debarasare",
      ),
      questions: [
        askOne("amount", say("How much is it?", "Сколько мусора?", "Cât este?"), {
          bags: say("A few bags", "Несколько мешков", "Câțiva saci"),
          car: say("A car boot", "Багажник", "Un portbagaj"),
          van: say("A van", "Фургон", "O dubă"),
          truck: say("A truck", "Грузовик", "Un camion"),
        }),
        floor,
        lift,
      ],
    },
    {
      slug: "abroad-parcels",
      icon: "plane",
      name: say("Parcels abroad", "Посылки за границу", "Colete peste hotare"),
      description: say(
        "Sending things to Italy, Germany, Romania and back.",
        "Передать в Италию, Германию, Румынию и обратно.",
        "De trimis în Italia, Germania, România și înapoi.",
      ),
      synonyms: words(
        "send abroad, parcel to Italy, parcel to Germany, international delivery, customs, minibus abroad, Europe parcel",
        "посылка в Италию, посылка в Германию, передать за границу, отправить за границу, маршрутка в Европу, таможня, передача",
        "colet în Italia, colet în Germania, trimis peste hotare, trimis în străinătate, microbuz Europa, vamă, pachet acasă",
      ),
      questions: [toWhere, what, weightKg],
    },
  ],
}
