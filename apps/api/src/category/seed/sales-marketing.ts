import { business, existing, textLanguages } from "./questions.ts"
import { askNumber, askSome, askText, say, words, type SeedBranch } from "./writing.ts"

const site = askText("site", say("Site or page", "Сайт или страница", "Site-ul sau pagina"))

export const salesMarketing: SeedBranch = {
  slug: "sales-marketing",
  icon: "megaphone",
  name: say("Sales & marketing", "Продажи и маркетинг", "Vânzări și marketing"),
  description: say(
    "Advertising, social networks, finding clients.",
    "Реклама, соцсети, поиск клиентов.",
    "Publicitate, rețele sociale, găsirea clienților.",
  ),
  synonyms: words(
    "marketing, marketer, promotion, advertising agency",
    "маркетинг, маркетолог, продвижение, рекламное агентство, раскрутка",
    "marketing, marketer, promovare, agenție de publicitate",
  ),
  children: [
    {
      slug: "social-media",
      icon: "share-2",
      isPopular: true,
      name: say("Social media", "Соцсети", "Rețele sociale"),
      description: say(
        "Running pages, posts, stories, answering people.",
        "Ведение страниц, посты, сторис, ответы подписчикам.",
        "Administrarea paginilor, postări, story-uri, răspunsuri.",
      ),
      synonyms: words(
        "SMM, Instagram, Facebook page, TikTok, content plan, stories, followers, social media manager, posts",
        "СММ, инстаграм, вести инстаграм, страница в фейсбуке, тикток, контент-план, сторис, подписчики, соцсети, посты, таргетолог",
        "SMM, Instagram, pagină de Facebook, TikTok, plan de conținut, story, urmăritori, rețele sociale, postări",
      ),
      questions: [
        askSome("networks", say("Which networks?", "Какие сети?", "Ce rețele?"), {
          instagram: say("Instagram", "Instagram", "Instagram"),
          facebook: say("Facebook", "Facebook", "Facebook"),
          tiktok: say("TikTok", "TikTok", "TikTok"),
          telegram: say("Telegram", "Telegram", "Telegram"),
          youtube: say("YouTube", "YouTube", "YouTube"),
        }),
        askNumber("postsPerMonth", say("Posts per month", "Постов в месяц", "Postări pe lună")),
        business,
      ],
    },
    {
      slug: "seo",
      icon: "search-check",
      name: say("SEO", "SEO-продвижение", "SEO"),
      description: say(
        "Being found: audits, texts, links, maps.",
        "Чтобы вас находили: аудит, тексты, ссылки, карты.",
        "Ca să fii găsit: audit, texte, linkuri, hărți.",
      ),
      synonyms: words(
        "SEO, search engine optimisation, Google ranking, site audit, keywords, backlinks, Google Maps listing, site promotion",
        "СЕО, продвижение сайта, вывести в топ, раскрутить сайт, аудит сайта, ключевые слова, ссылки, гугл карты, поисковая оптимизация",
        "SEO, optimizare site, promovare site, Google, audit site, cuvinte cheie, linkuri, Google Maps, poziții în Google",
      ),
      questions: [site, textLanguages],
    },
    {
      slug: "online-ads",
      icon: "mouse-pointer-click",
      name: say("Online advertising", "Онлайн-реклама", "Publicitate online"),
      description: say(
        "Campaigns in Google, Facebook, TikTok: set-up and running.",
        "Кампании в Google, Facebook, TikTok: настройка и ведение.",
        "Campanii în Google, Facebook, TikTok: configurare și administrare.",
      ),
      synonyms: words(
        "Google Ads, Facebook ads, targeted ads, PPC, advertising campaign, retargeting, set up ads",
        "гугл реклама, контекстная реклама, таргет, настроить рекламу, рекламная кампания, реклама в фейсбуке, реклама в инстаграме, ретаргетинг",
        "Google Ads, reclamă Facebook, publicitate, campanie publicitară, reclamă Instagram, configurat reclamă, remarketing, promovare plătită",
      ),
      questions: [
        site,
        askNumber(
          "monthlyBudget",
          say("Ad budget per month", "Рекламный бюджет в месяц", "Buget de publicitate pe lună"),
        ),
        existing,
      ],
    },
    {
      slug: "copywriting",
      icon: "pencil-line",
      name: say("Copywriting", "Копирайтинг", "Copywriting"),
      description: say(
        "Texts for sites, shops, posts, letters, speeches.",
        "Тексты для сайтов, магазинов, постов, писем, речей.",
        "Texte pentru site-uri, magazine, postări, scrisori, discursuri.",
      ),
      synonyms: words(
        "copywriter, text, article, write texts, product descriptions, blog, rewrite, proofreading, editor, speech, congratulation poem",
        "копирайтер, текст, статья, написать текст, описание товаров, блог, рерайт, вычитка, редактор, корректор, речь, поздравление",
        "copywriter, text, articol, scris texte, descrieri de produse, blog, redactor, corectură, discurs, felicitare",
      ),
      questions: [
        textLanguages,
        askNumber("characters", say("Length in characters", "Объём в знаках", "Lungimea în semne")),
      ],
    },
    {
      slug: "lead-generation",
      icon: "phone-outgoing",
      name: say("Sales & leads", "Продажи и лиды", "Vânzări și lead-uri"),
      description: say(
        "Calls, client lists, negotiation, market research.",
        "Звонки, базы клиентов, переговоры, исследование рынка.",
        "Apeluri, liste de clienți, negocieri, cercetare de piață.",
      ),
      synonyms: words(
        "sales manager, cold calls, leads, find clients, telemarketing, client base, sales script, market research, survey",
        "менеджер по продажам, холодные звонки, лиды, найти клиентов, обзвон, база клиентов, скрипт продаж, исследование рынка, опрос",
        "manager de vânzări, apeluri la rece, lead-uri, găsit clienți, telemarketing, bază de clienți, cercetare de piață, sondaj",
      ),
      questions: [business, textLanguages],
    },
  ],
}
