import { brand, business, examples, existing, textLanguages } from "./questions.ts"
import { askNumber, askOne, askSome, askText, askYesNo, say, words, type SeedBranch } from "./writing.ts"

const haveDesign = askYesNo(
  "haveDesign",
  say("Is there a design?", "Дизайн уже есть?", "Există deja un design?"),
)

export const developmentIt: SeedBranch = {
  slug: "development-it",
  icon: "code-2",
  isPopular: true,
  name: say("Development & IT", "Разработка и IT", "Dezvoltare și IT"),
  description: say(
    "Websites, apps, set-up, repair of computers.",
    "Сайты, приложения, настройка и ремонт компьютеров.",
    "Site-uri, aplicații, configurare, reparații de calculatoare.",
  ),
  synonyms: words(
    "programmer, developer, IT, software, coding, programming, DevOps",
    "программист, разработчик, айти, программирование, софт, программа, девопс",
    "programator, dezvoltator, IT, programare, software, informatician, DevOps",
  ),
  children: [
    {
      slug: "web-development",
      icon: "globe",
      isPopular: true,
      name: say("Websites & web apps", "Сайты и веб-приложения", "Site-uri și aplicații web"),
      description: say(
        "Landing pages, company sites, web services, changes and fixes.",
        "Лендинги, сайты компаний, веб-сервисы, доработки и исправления.",
        "Landing page-uri, site-uri de companie, servicii web, modificări și corecturi.",
      ),
      synonyms: words(
        "website, web site, landing page, web developer, WordPress, frontend, backend, site bug, web app, HTML, React, PHP, hosting, domain",
        "сайт, создать сайт, сделать сайт, лендинг, одностраничник, веб-разработчик, вордпресс, верстка, фронтенд, бэкенд, тильда, хостинг, домен, визитка",
        "site, creare site, pagină web, landing page, dezvoltator web, WordPress, frontend, backend, aplicație web, găzduire, hosting, domeniu, site de prezentare",
      ),
      questions: [
        askOne("siteType", say("What kind of site?", "Какой сайт нужен?", "Ce fel de site?"), {
          landing: say("One page", "Одна страница", "O singură pagină"),
          corporate: say("Company site", "Сайт компании", "Site de companie"),
          shop: say("Shop", "Магазин", "Magazin"),
          app: say("Web application", "Веб-приложение", "Aplicație web"),
          fix: say("Changes to an existing one", "Доработка готового", "Modificări la unul existent"),
        }),
        haveDesign,
        {
          ...textLanguages,
          key: "languagesOfSite",
          label: say("Languages of the site", "Языки сайта", "Limbile site-ului"),
        },
        examples,
      ],
    },
    {
      slug: "mobile-apps",
      icon: "smartphone",
      name: say("Mobile apps", "Мобильные приложения", "Aplicații mobile"),
      description: say(
        "Apps for Android and iPhone, from idea to store.",
        "Приложения для Android и iPhone, от идеи до магазина.",
        "Aplicații pentru Android și iPhone, de la idee până în magazin.",
      ),
      synonyms: words(
        "mobile app, Android app, iOS app, iPhone app, Flutter, React Native, Swift, Kotlin, app store",
        "мобильное приложение, приложение для телефона, андроид, айос, айфон приложение, флаттер, гугл плей, апп стор",
        "aplicație mobilă, aplicație Android, aplicație iOS, aplicație pentru telefon, Flutter, Google Play, App Store",
      ),
      questions: [
        askSome("platforms", say("For which phones?", "Для каких телефонов?", "Pentru ce telefoane?"), {
          android: say("Android", "Android", "Android"),
          ios: say("iPhone", "iPhone", "iPhone"),
        }),
        haveDesign,
        existing,
      ],
    },
    {
      slug: "online-stores",
      icon: "store",
      name: say("Online stores", "Интернет-магазины", "Magazine online"),
      description: say(
        "Shops with catalogue, basket and payment; filling and upkeep.",
        "Магазины с каталогом, корзиной и оплатой; наполнение и поддержка.",
        "Magazine cu catalog, coș și plată; completare și întreținere.",
      ),
      synonyms: words(
        "online shop, online store, e-commerce, Shopify, WooCommerce, OpenCart, product catalogue, payment gateway, marketplace",
        "интернет-магазин, онлайн-магазин, магазин в интернете, корзина, каталог товаров, опенкарт, шопифай, эквайринг, маркетплейс, карточки товаров",
        "magazin online, e-commerce, Shopify, WooCommerce, OpenCart, catalog de produse, coș de cumpărături, plată online, marketplace",
      ),
      questions: [
        askNumber("products", say("How many products?", "Сколько товаров?", "Câte produse?")),
        existing,
        {
          ...textLanguages,
          key: "languagesOfSite",
          label: say("Languages of the shop", "Языки магазина", "Limbile magazinului"),
        },
      ],
    },
    {
      slug: "testing-qa",
      icon: "bug",
      name: say("Testing & QA", "Тестирование", "Testare și QA"),
      description: say(
        "Finding faults in sites and apps, by hand or automatically.",
        "Поиск ошибок на сайтах и в приложениях, вручную и автотестами.",
        "Găsirea erorilor în site-uri și aplicații, manual sau automat.",
      ),
      synonyms: words(
        "tester, QA, quality assurance, test the site, find bugs, automated tests, usability testing",
        "тестировщик, тестирование, протестировать, найти ошибки, баги, автотесты, проверка сайта",
        "tester, testare, testat site, găsit erori, buguri, teste automate, asigurarea calității",
      ),
      questions: [
        askText("link", say("What has to be tested?", "Что нужно протестировать?", "Ce trebuie testat?")),
        askSome("devices", say("On which devices?", "На каких устройствах?", "Pe ce dispozitive?"), {
          desktop: say("Computer", "Компьютер", "Calculator"),
          android: say("Android", "Android", "Android"),
          ios: say("iPhone, iPad", "iPhone, iPad", "iPhone, iPad"),
        }),
      ],
    },
    {
      slug: "it-support",
      icon: "laptop",
      isPopular: true,
      name: say("Computer help & networks", "Компьютерная помощь и сети", "Asistență IT și rețele"),
      description: say(
        "Slow laptops, viruses, printers, Wi-Fi, lost data, phones.",
        "Медленные ноутбуки, вирусы, принтеры, Wi-Fi, потерянные данные, телефоны.",
        "Laptopuri lente, viruși, imprimante, Wi-Fi, date pierdute, telefoane.",
      ),
      synonyms: words(
        "computer repair, laptop, PC, virus, Windows, install Windows, Wi-Fi, router, printer, network, data recovery, slow computer, phone repair, broken screen",
        "ремонт компьютера, ноутбук, комп, вирус, виндовс, установить виндовс, переустановить, вайфай, роутер, принтер, сеть, тормозит, восстановить данные, ремонт телефона, разбит экран, видеонаблюдение",
        "reparație calculator, laptop, notebook, virus, Windows, instalat Windows, Wi-Fi, router, imprimantă, rețea, recuperare date, merge greu, reparație telefon, ecran spart, camere video",
      ),
      questions: [
        brand,
        askText("symptom", say("What happens?", "Что происходит?", "Ce se întâmplă?")),
        askYesNo(
          "dataMatters",
          say("Must the data be kept?", "Данные нужно сохранить?", "Datele trebuie păstrate?"),
        ),
      ],
    },
    {
      slug: "data-analytics",
      icon: "chart-column",
      name: say("Data & analytics", "Данные и аналитика", "Date și analiză"),
      description: say(
        "Spreadsheets, reports, dashboards, databases, collecting data.",
        "Таблицы, отчёты, дашборды, базы данных, сбор данных.",
        "Tabele, rapoarte, panouri, baze de date, colectarea datelor.",
      ),
      synonyms: words(
        "Excel, spreadsheet, dashboard, Power BI, database, SQL, scraping, data analysis, statistics, report, formulas",
        "эксель, таблица, формулы, дашборд, база данных, парсинг, анализ данных, аналитик, статистика, отчёт, гугл-таблицы, 1С",
        "Excel, tabel, formule, dashboard, bază de date, SQL, analiză de date, analist, statistică, raport, Google Sheets",
      ),
      questions: [existing, business],
    },
  ],
}
