import { people, visitPlace } from "./questions.ts"
import { askOne, askYesNo, say, words, type SeedBranch } from "./writing.ts"

export const beautyWellness: SeedBranch = {
  slug: "beauty-wellness",
  icon: "scissors",
  isPopular: true,
  name: say("Beauty & wellness", "Красота и здоровье", "Frumusețe și wellness"),
  description: say(
    "Hair, nails, make-up, massage, training.",
    "Волосы, ногти, макияж, массаж, тренировки.",
    "Păr, unghii, machiaj, masaj, antrenamente.",
  ),
  synonyms: words(
    "beauty, beautician, cosmetologist, salon, wellness, spa",
    "красота, косметолог, салон красоты, бьюти-мастер, спа, здоровье",
    "frumusețe, cosmetolog, cosmetică, salon de frumusețe, spa, sănătate",
  ),
  children: [
    {
      slug: "hair",
      icon: "scissors",
      isPopular: true,
      name: say("Hair", "Волосы", "Păr"),
      description: say(
        "Cuts, colour, styling, braids, beards.",
        "Стрижки, окрашивание, укладки, косы, борода.",
        "Tunsori, vopsit, coafuri, împletituri, barbă.",
      ),
      synonyms: words(
        "hairdresser, haircut, hair colouring, hairstyle, barber, beard trim, braids, hair extensions, keratin",
        "парикмахер, стрижка, подстричь, окрашивание, покрасить волосы, причёска, укладка, барбер, борода, косички, наращивание волос, кератин",
        "frizer, coafor, coafeză, tunsoare, tuns, vopsit părul, coafură, barber, barbă, împletituri, extensii păr, keratină",
      ),
      questions: [
        visitPlace,
        askOne("length", say("Hair length", "Длина волос", "Lungimea părului"), {
          short: say("Short", "Короткие", "Scurt"),
          middle: say("Medium", "Средние", "Mediu"),
          long: say("Long", "Длинные", "Lung"),
        }),
        people,
      ],
    },
    {
      slug: "nails",
      icon: "hand",
      name: say("Nails", "Ногти", "Unghii"),
      description: say(
        "Manicure, pedicure, gel, extensions.",
        "Маникюр, педикюр, гель-лак, наращивание.",
        "Manichiură, pedichiură, gel, extensii.",
      ),
      synonyms: words(
        "manicure, pedicure, gel polish, nail extensions, nail technician, nail art",
        "маникюр, педикюр, гель-лак, шеллак, наращивание ногтей, мастер маникюра, ногти",
        "manichiură, pedichiură, gel, șelac, extensii unghii, unghii false, manichiuristă, unghii cu gel",
      ),
      questions: [
        visitPlace,
        askYesNo(
          "removeOld",
          say("Remove the old coat?", "Снять старое покрытие?", "De scos stratul vechi?"),
        ),
        people,
      ],
    },
    {
      slug: "makeup",
      icon: "brush",
      name: say("Make-up", "Макияж", "Machiaj"),
      description: say(
        "For a wedding, a photo, an evening; brows and lashes.",
        "На свадьбу, съёмку, вечер; брови и ресницы.",
        "Pentru nuntă, ședință foto, seară; sprâncene și gene.",
      ),
      synonyms: words(
        "make-up artist, makeup, bridal make-up, eyebrows, lashes, lash extensions, microblading",
        "визажист, макияж, свадебный макияж, брови, бровист, ресницы, наращивание ресниц, перманентный макияж, ламинирование",
        "machiaj, make-up artist, machiaj mireasă, sprâncene, gene, extensii gene, laminare, machiaj permanent, vizajist",
      ),
      questions: [visitPlace, people],
    },
    {
      slug: "massage",
      icon: "hand-helping",
      isPopular: true,
      name: say("Massage", "Массаж", "Masaj"),
      description: say(
        "Back, relaxing, sports, for children.",
        "Спина, расслабляющий, спортивный, детский.",
        "Spate, relaxare, sportiv, pentru copii.",
      ),
      synonyms: words(
        "massage, masseur, back massage, back pain, physiotherapy, baby massage, anti-cellulite massage, relaxing massage",
        "массаж, массажист, массаж спины, болит спина, лечебный массаж, детский массаж, антицеллюлитный, физиотерапия, костоправ",
        "masaj, maseur, masaj spate, dureri de spate, masaj copii, masaj anticelulitic, masaj de relaxare, kinetoterapie, fizioterapie",
      ),
      questions: [
        visitPlace,
        askOne("kind", say("What kind?", "Какой массаж?", "Ce fel de masaj?"), {
          back: say("Back", "Спина", "Spate"),
          whole: say("Whole body", "Всё тело", "Tot corpul"),
          sports: say("Sports", "Спортивный", "Sportiv"),
          child: say("For a child", "Детский", "Pentru copil"),
        }),
      ],
    },
  ],
}
