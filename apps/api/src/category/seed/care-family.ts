import { hours, regular } from "./questions.ts"
import { askNumber, askOne, askText, askYesNo, say, words, type SeedBranch } from "./writing.ts"

export const careFamily: SeedBranch = {
  slug: "care-family",
  icon: "heart-handshake",
  isPopular: true,
  name: say("Care & family", "Уход и семья", "Îngrijire și familie"),
  description: say(
    "Children, elderly people, pets.",
    "Дети, пожилые люди, питомцы.",
    "Copii, bătrâni, animale de companie.",
  ),
  synonyms: words("care, family, carer", "уход, забота, семья, присмотр", "îngrijire, familie, supraveghere"),
  children: [
    {
      slug: "babysitting",
      icon: "baby",
      requiresVerification: true,
      isPopular: true,
      name: say("Babysitting", "Няня", "Bonă"),
      description: say(
        "An evening, every day, from kindergarten, during holidays.",
        "На вечер, на каждый день, забрать из сада, на каникулы.",
        "Pentru o seară, zilnic, de la grădiniță, în vacanță.",
      ),
      synonyms: words(
        "babysitter, nanny, look after a child, kids, childcare, au pair, pick up from kindergarten, baby",
        "няня, посидеть с ребёнком, присмотреть за ребёнком, бебиситтер, дети, малыш, забрать из садика, гувернантка, нянька",
        "bonă, babysitter, stat cu copilul, supraveghere copil, copii, bebeluș, luat de la grădiniță, dădacă, guvernantă",
      ),
      questions: [
        askNumber("children", say("How many children?", "Сколько детей?", "Câți copii?")),
        askText("ages", say("How old are they?", "Сколько им лет?", "Ce vârstă au?")),
        hours,
        regular,
      ],
    },
    {
      slug: "elderly-care",
      icon: "hand-heart",
      requiresVerification: true,
      name: say("Elderly care", "Уход за пожилыми", "Îngrijirea vârstnicilor"),
      description: say(
        "Company, meals, medicine, walks, nights.",
        "Общение, еда, лекарства, прогулки, ночи.",
        "Companie, masă, medicamente, plimbări, nopți.",
      ),
      synonyms: words(
        "carer, elderly care, nurse, look after grandmother, disabled person, home care, night care, bedridden",
        "сиделка, уход за пожилыми, уход за бабушкой, присмотреть за дедушкой, больной, лежачий, медсестра, инвалид, ночная сиделка",
        "îngrijitoare, îngrijire bătrâni, îngrijire bunică, bolnav, imobilizat, asistentă medicală, infirmieră, persoană cu dizabilități",
      ),
      questions: [
        askOne(
          "mobility",
          say("How does the person move?", "Как человек передвигается?", "Cum se deplasează persoana?"),
          {
            alone: say("Alone", "Самостоятельно", "Singură"),
            with_help: say("With help", "С помощью", "Cu ajutor"),
            bed: say("Stays in bed", "Лежачий", "Imobilizată la pat"),
          },
        ),
        hours,
        regular,
        askYesNo(
          "medical",
          say(
            "Is medical training needed?",
            "Нужно медицинское образование?",
            "E nevoie de studii medicale?",
          ),
        ),
      ],
    },
    {
      slug: "pet-care",
      icon: "paw-print",
      isPopular: true,
      name: say("Pet care", "Уход за животными", "Îngrijirea animalelor"),
      description: say(
        "Walks, feeding, boarding, grooming, training.",
        "Выгул, кормление, передержка, груминг, дрессировка.",
        "Plimbări, hrănire, găzduire, toaletaj, dresaj.",
      ),
      synonyms: words(
        "dog walking, walk the dog, cat sitter, feed the cat, pet boarding, grooming, dog trainer, vet, puppy, pet sitter",
        "выгул собак, погулять с собакой, покормить кота, кошка, передержка, груминг, стрижка собак, кинолог, дрессировка, ветеринар, щенок, аквариум",
        "plimbat câinele, câine, hrănit pisica, pisică, pet sitter, găzduire animale, toaletaj, tuns câini, dresaj, veterinar, acvariu, animale",
      ),
      questions: [
        askText(
          "pet",
          say("Which animal, how large?", "Какое животное, какого размера?", "Ce animal, cât de mare?"),
        ),
        askOne("help", say("What is needed?", "Что нужно?", "Ce îți trebuie?"), {
          walk: say("Walks", "Выгул", "Plimbări"),
          feed: say("Feeding at home", "Кормление дома", "Hrănire acasă"),
          board: say("Boarding", "Передержка", "Găzduire"),
          groom: say("Grooming", "Груминг", "Toaletaj"),
          train: say("Training", "Дрессировка", "Dresaj"),
        }),
        regular,
      ],
    },
    {
      slug: "companion-errands",
      icon: "users",
      name: say("Help & company", "Помощь и сопровождение", "Ajutor și însoțire"),
      description: say(
        "To the doctor, to offices, reading, help at home.",
        "К врачу, в учреждения, почитать, помочь дома.",
        "La medic, la instituții, citit, ajutor în casă.",
      ),
      synonyms: words(
        "accompany to the doctor, companion, company, help at home, cooking at home, cook, wheelchair, go together",
        "сопроводить к врачу, сопровождение, компаньон, составить компанию, помощь по дому, готовить дома, повар на дом, коляска",
        "însoțit la medic, însoțitor, companie, ajutor în casă, gătit acasă, bucătăreasă, scaun cu rotile",
      ),
      questions: [hours, regular],
    },
  ],
}
