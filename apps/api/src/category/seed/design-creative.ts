import { areaM2, business, examples, existing, hours, rooms } from "./questions.ts"
import { askNumber, askOne, askSome, askText, askYesNo, say, words, type SeedBranch } from "./writing.ts"

export const designCreative: SeedBranch = {
  slug: "design-creative",
  icon: "palette",
  isPopular: true,
  name: say("Design & creative", "Дизайн и креатив", "Design și creație"),
  description: say(
    "Logos, menus, pictures, video, texts.",
    "Логотипы, меню, картинки, видео, тексты.",
    "Logouri, meniuri, imagini, video, texte.",
  ),
  synonyms: words(
    "designer, design, creative, art director",
    "дизайнер, дизайн, креатив, художник",
    "designer, design, creație, director artistic",
  ),
  children: [
    {
      slug: "logo-branding",
      icon: "badge",
      name: say("Logo & branding", "Логотипы и брендинг", "Logo și branding"),
      description: say(
        "Logos, brand books, names, company style.",
        "Логотипы, брендбуки, названия, фирменный стиль.",
        "Logouri, manuale de brand, denumiri, identitate vizuală.",
      ),
      synonyms: words(
        "logo, branding, brand book, corporate identity, naming, company name, emblem",
        "логотип, лого, брендинг, брендбук, фирменный стиль, нейминг, название компании, эмблема",
        "logo, siglă, branding, brand book, identitate vizuală, denumire companie, emblemă",
      ),
      questions: [
        askText("companyName", say("Company name", "Название компании", "Denumirea companiei")),
        business,
        examples,
      ],
    },
    {
      slug: "graphic-design",
      icon: "pen-tool",
      isPopular: true,
      name: say("Graphic design", "Графический дизайн", "Design grafic"),
      description: say(
        "Flyers, menus, banners, packaging, presentations.",
        "Листовки, меню, баннеры, упаковка, презентации.",
        "Pliante, meniuri, bannere, ambalaje, prezentări.",
      ),
      synonyms: words(
        "flyer, banner, poster, business card, menu design, packaging, presentation, brochure, Photoshop, leaflet, invitation, print layout",
        "листовка, баннер, плакат, визитка, дизайн меню, упаковка, этикетка, презентация, буклет, фотошоп, афиша, приглашение, верстка для печати",
        "pliant, banner, afiș, carte de vizită, design meniu, ambalaj, etichetă, prezentare, broșură, Photoshop, invitație, machetă pentru tipar",
      ),
      questions: [
        askText("format", say("What and in which size?", "Что и какого размера?", "Ce și de ce dimensiune?")),
        askYesNo("print", say("Will it be printed?", "Это пойдёт в печать?", "Va fi tipărit?")),
        examples,
      ],
    },
    {
      slug: "ui-ux",
      icon: "layout-template",
      name: say("UI/UX design", "UI/UX-дизайн", "Design UI/UX"),
      description: say(
        "Screens of sites and apps, prototypes, usability.",
        "Экраны сайтов и приложений, прототипы, удобство.",
        "Ecrane de site-uri și aplicații, prototipuri, ușurință în folosire.",
      ),
      synonyms: words(
        "UI designer, UX designer, Figma, web design, app design, prototype, interface, wireframe",
        "дизайн сайта, веб-дизайн, дизайнер интерфейсов, фигма, дизайн приложения, прототип, интерфейс, макет сайта",
        "design site, web design, designer de interfețe, Figma, design aplicație, prototip, interfață, machetă site",
      ),
      questions: [
        askNumber("screens", say("How many screens?", "Сколько экранов?", "Câte ecrane?")),
        existing,
        examples,
      ],
    },
    {
      slug: "photo-video",
      icon: "camera",
      name: say("Photo & video", "Фото и видео", "Foto și video"),
      description: say(
        "Shooting and editing: products, portraits, clips, drones.",
        "Съёмка и монтаж: товары, портреты, ролики, дроны.",
        "Filmare și montaj: produse, portrete, clipuri, drone.",
      ),
      synonyms: words(
        "video editing, edit a video, product photos, photo retouching, videographer, drone, reels, portrait photo, clip, restore old photos, subtitles",
        "монтаж видео, смонтировать видео, предметная съёмка, ретушь, видеограф, видеосъёмка, дрон, рилс, фотосессия, ролик, реставрация фото, субтитры",
        "montaj video, editare video, poze produse, retușare, videograf, filmare, dronă, reels, ședință foto, clip, restaurare poze, subtitrări",
      ),
      questions: [
        askSome("kind", say("What is needed?", "Что нужно?", "Ce îți trebuie?"), {
          photo: say("Photos", "Фотосъёмка", "Fotografiere"),
          video: say("Filming", "Видеосъёмка", "Filmare"),
          editing: say("Editing", "Монтаж или ретушь", "Montaj sau retuș"),
        }),
        hours,
        examples,
      ],
    },
    {
      slug: "illustration-3d",
      icon: "box",
      name: say("Illustration & 3D", "Иллюстрация и 3D", "Ilustrație și 3D"),
      description: say(
        "Drawings, characters, models, animation, visualisation.",
        "Рисунки, персонажи, модели, анимация, визуализация.",
        "Desene, personaje, modele, animație, vizualizare.",
      ),
      synonyms: words(
        "illustration, illustrator, drawing, 3D model, Blender, animation, character design, portrait from photo, comics, 3D printing, rendering, tattoo sketch",
        "иллюстрация, иллюстратор, рисунок, нарисовать, 3д модель, блендер, анимация, персонаж, портрет по фото, комикс, 3д печать, визуализация, эскиз",
        "ilustrație, ilustrator, desen, desenat, model 3D, Blender, animație, personaj, portret după poză, benzi desenate, printare 3D, randare, schiță",
      ),
      questions: [askNumber("amount", say("How many?", "Сколько?", "Câte?")), examples],
    },
    {
      slug: "interior-design",
      icon: "lamp",
      name: say("Interior design", "Дизайн интерьера", "Design interior"),
      description: say(
        "Plans, visualisation and choice of materials for homes and shops.",
        "Планировки, визуализация и подбор материалов для квартир и магазинов.",
        "Planuri, vizualizare și alegerea materialelor pentru locuințe și magazine.",
      ),
      synonyms: words(
        "interior designer, interior project, flat design, kitchen project, room layout, architect, floor plan",
        "дизайн интерьера, дизайнер интерьера, дизайн-проект, дизайн квартиры, проект кухни, планировка, архитектор, чертёж",
        "design interior, designer de interior, proiect de design, design apartament, proiect bucătărie, planimetrie, arhitect, schiță locuință",
      ),
      questions: [
        areaM2,
        rooms,
        askOne("stage", say("What is needed?", "Что нужно?", "Ce îți trebuie?"), {
          advice: say("Advice", "Консультация", "Consultație"),
          plan: say("Plan", "Планировка", "Plan"),
          full: say("Full project", "Полный проект", "Proiect complet"),
        }),
      ],
    },
  ],
}
