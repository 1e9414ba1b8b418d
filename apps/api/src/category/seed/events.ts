import { hours, people } from "./questions.ts"
import { askOne, askSome, askText, askYesNo, say, words, type SeedBranch } from "./writing.ts"

const occasion = askOne("occasion", say("What is the occasion?", "Какой повод?", "Ce ocazie?"), {
  wedding: say("Wedding", "Свадьба", "Nuntă"),
  christening: say("Christening", "Крестины", "Cumătrie"),
  birthday: say("Birthday", "День рождения", "Zi de naștere"),
  children: say("Children's party", "Детский праздник", "Petrecere pentru copii"),
  company: say("Company event", "Корпоратив", "Eveniment corporativ"),
  other: say("Another", "Другой", "Alta"),
})

export const events: SeedBranch = {
  slug: "events",
  icon: "party-popper",
  name: say("Events", "Мероприятия", "Evenimente"),
  description: say(
    "Photographers, music, catering, decoration.",
    "Фотографы, музыка, угощение, оформление.",
    "Fotografi, muzică, catering, decor.",
  ),
  synonyms: words(
    "event, party, wedding, birthday, celebration, corporate party, organiser",
    "мероприятие, праздник, свадьба, день рождения, юбилей, корпоратив, крестины, организатор",
    "eveniment, petrecere, nuntă, zi de naștere, cumătrie, aniversare, corporativ, organizator",
  ),
  children: [
    {
      slug: "photographers",
      icon: "aperture",
      isPopular: true,
      name: say("Photographers", "Фотографы", "Fotografi"),
      description: say(
        "Photo and film of weddings, christenings, birthdays.",
        "Фото и видео на свадьбах, крестинах, днях рождения.",
        "Foto și video la nunți, cumătrii, zile de naștere.",
      ),
      synonyms: words(
        "wedding photographer, photographer, photo shoot, event video, cameraman, photo session, photo booth",
        "фотограф, свадебный фотограф, фотосессия, видеооператор, оператор, снять свадьбу, фотобудка, фотосъёмка",
        "fotograf, fotograf nuntă, ședință foto, cameraman, operator video, filmare nuntă, cabină foto",
      ),
      questions: [occasion, hours, askYesNo("video", say("Video as well?", "Видео тоже?", "Și video?"))],
    },
    {
      slug: "hosts-music",
      icon: "mic-vocal",
      name: say("Hosts & music", "Ведущие и музыка", "Moderatori și muzică"),
      description: say(
        "Hosts, DJs, bands, animators, sound and light.",
        "Ведущие, диджеи, группы, аниматоры, звук и свет.",
        "Moderatori, DJ, formații, animatori, sunet și lumini.",
      ),
      synonyms: words(
        "host, DJ, toastmaster, band, musician, singer, animator, clown, magician, sound equipment, Santa Claus, karaoke",
        "ведущий, тамада, диджей, музыканты, певец, живая музыка, аниматор, клоун, фокусник, звук и свет, Дед Мороз, караоке",
        "moderator, tamada, DJ, formație, muzicanți, cântăreț, lăutari, animator, clovn, magician, sonorizare, Moș Crăciun, karaoke",
      ),
      questions: [occasion, people, hours],
    },
    {
      slug: "catering",
      icon: "utensils",
      name: say("Catering", "Кейтеринг", "Catering"),
      description: say(
        "Cooks, buffets, cakes, barbecue, home meals.",
        "Повара, фуршеты, торты, шашлыки, домашняя еда.",
        "Bucătari, bufet, torturi, grătar, mâncare de casă.",
      ),
      synonyms: words(
        "catering, cook, chef, cake, birthday cake, buffet, barbecue, home-made food, pastry, candy bar, plăcinte",
        "кейтеринг, повар, торт, торт на заказ, фуршет, шашлык, домашняя еда, выпечка, кондитер, банкет, плацинды, кэнди-бар",
        "catering, bucătar, tort, tort la comandă, bufet suedez, grătar, frigărui, mâncare de casă, patiserie, cofetar, banchet, plăcinte, candy bar",
      ),
      questions: [
        occasion,
        people,
        askText("menu", say("What should be served?", "Что подать?", "Ce să se servească?")),
      ],
    },
    {
      slug: "decoration",
      icon: "flower-2",
      name: say("Decoration", "Оформление", "Decorațiuni"),
      description: say(
        "Flowers, balloons, arches, tables, photo corners.",
        "Цветы, шары, арки, столы, фотозоны.",
        "Flori, baloane, arcade, mese, colțuri foto.",
      ),
      synonyms: words(
        "decorator, balloons, flowers, florist, bouquet, arch, table decoration, photo zone, wedding decor",
        "декоратор, шары, воздушные шары, цветы, флорист, букет, арка, украсить зал, фотозона, оформление свадьбы",
        "decorator, baloane, flori, florist, buchet, arcadă, decorat sala, photo corner, decor nuntă",
      ),
      questions: [
        occasion,
        people,
        askYesNo("ownThings", say("Do you have decorations?", "Украшения у вас есть?", "Ai decorațiuni?")),
      ],
    },
    {
      slug: "event-staff",
      icon: "concierge-bell",
      name: say("Staff", "Персонал", "Personal"),
      description: say(
        "Waiters, bartenders, hostesses, guards, promoters.",
        "Официанты, бармены, хостес, охрана, промоутеры.",
        "Chelneri, barmani, hostess, pază, promoteri.",
      ),
      synonyms: words(
        "waiter, bartender, hostess, security guard, promoter, dishwasher, valet, hand out leaflets, barista",
        "официант, бармен, хостес, охранник, промоутер, посудомойщица, раздать листовки, бариста, персонал",
        "chelner, ospătar, barman, hostess, paznic, promoter, spălător de vase, împărțit fluturași, barista, personal",
      ),
      questions: [
        askSome("roles", say("Whom do you need?", "Кто нужен?", "De cine ai nevoie?"), {
          waiters: say("Waiters", "Официанты", "Chelneri"),
          bar: say("Bartenders", "Бармены", "Barmani"),
          guards: say("Guards", "Охрана", "Pază"),
          promoters: say("Promoters", "Промоутеры", "Promoteri"),
          others: say("Others", "Другие", "Alții"),
        }),
        people,
        hours,
      ],
    },
  ],
}
