import { business, examples, existing, people, textLanguages } from "./questions.ts"
import { askNumber, askOne, askSome, say, words, type SeedBranch } from "./writing.ts"

export const aiServices: SeedBranch = {
  slug: "ai-services",
  icon: "sparkles",
  name: say("AI services", "Услуги ИИ", "Servicii AI"),
  description: say(
    "Chat assistants, automation, work with data.",
    "Чат-помощники, автоматизация, работа с данными.",
    "Asistenți de chat, automatizări, lucru cu date.",
  ),
  synonyms: words(
    "AI, artificial intelligence, ChatGPT, machine learning, neural network",
    "ИИ, искусственный интеллект, нейросеть, чатгпт, машинное обучение",
    "AI, inteligență artificială, ChatGPT, învățare automată, rețea neuronală",
  ),
  children: [
    {
      slug: "ai-chatbots",
      icon: "bot",
      name: say("Chatbots & assistants", "Чат-боты и ассистенты", "Chatboți și asistenți"),
      description: say(
        "Bots for Telegram, sites and support that answer by themselves.",
        "Боты для Telegram, сайтов и поддержки, которые отвечают сами.",
        "Boți pentru Telegram, site-uri și suport care răspund singuri.",
      ),
      synonyms: words(
        "chatbot, chat bot, Telegram bot, Viber bot, WhatsApp bot, AI assistant, voice assistant, GPT bot",
        "чат-бот, бот, телеграм-бот, бот для вайбера, ватсап-бот, ассистент ИИ, голосовой помощник, автоответчик",
        "chatbot, bot, bot Telegram, bot Viber, bot WhatsApp, asistent AI, asistent vocal, răspuns automat",
      ),
      questions: [
        askSome(
          "channels",
          say("Where should it answer?", "Где он должен отвечать?", "Unde trebuie să răspundă?"),
          {
            telegram: say("Telegram", "Telegram", "Telegram"),
            website: say("Website", "Сайт", "Site"),
            whatsapp: say("WhatsApp, Viber", "WhatsApp, Viber", "WhatsApp, Viber"),
            phone: say("Phone", "Телефон", "Telefon"),
          },
        ),
        textLanguages,
        business,
      ],
    },
    {
      slug: "ai-automation",
      icon: "workflow",
      name: say("Process automation", "Автоматизация процессов", "Automatizarea proceselor"),
      description: say(
        "Routine work done by programs: mail, documents, orders, reports.",
        "Рутину делают программы: почта, документы, заказы, отчёты.",
        "Munca de rutină o fac programele: poștă, acte, comenzi, rapoarte.",
      ),
      synonyms: words(
        "automation, automate, Zapier, n8n, Make, integration, API integration, CRM set-up, robot process, document recognition",
        "автоматизация, автоматизировать, интеграция, запир, настройка CRM, срм, распознавание документов, роботизация",
        "automatizare, automatizat, integrare, Zapier, configurare CRM, recunoaștere documente, robotizare",
      ),
      questions: [existing, business],
    },
    {
      slug: "ai-content",
      icon: "image-plus",
      name: say("AI images, video & audio", "Изображения, видео и аудио с ИИ", "Imagini, video și audio AI"),
      description: say(
        "Pictures, clips, voices and avatars made with AI.",
        "Картинки, ролики, голоса и аватары, сделанные с ИИ.",
        "Imagini, clipuri, voci și avatare făcute cu AI.",
      ),
      synonyms: words(
        "AI images, Midjourney, Stable Diffusion, AI video, voice-over AI, deepfake, AI avatar, generate pictures",
        "картинки нейросетью, миджорни, генерация изображений, видео нейросетью, озвучка ИИ, аватар ИИ, сгенерировать картинку",
        "imagini AI, Midjourney, generare imagini, video AI, voce AI, avatar AI, generat poze",
      ),
      questions: [
        askOne("kind", say("What is needed?", "Что нужно?", "Ce îți trebuie?"), {
          images: say("Images", "Изображения", "Imagini"),
          video: say("Video", "Видео", "Video"),
          audio: say("Voice or music", "Голос или музыка", "Voce sau muzică"),
        }),
        askNumber("amount", say("How many?", "Сколько?", "Câte?")),
        examples,
      ],
    },
    {
      slug: "ai-training",
      icon: "presentation",
      name: say("AI training & consulting", "Обучение и консультации по ИИ", "Instruire și consultanță AI"),
      description: say(
        "How to use AI at work: lessons, advice, choosing tools.",
        "Как применять ИИ в работе: уроки, советы, выбор инструментов.",
        "Cum folosești AI la lucru: lecții, sfaturi, alegerea instrumentelor.",
      ),
      synonyms: words(
        "learn ChatGPT, AI course, AI consulting, prompt engineering, AI workshop, train a model, fine-tuning",
        "научиться чатгпт, курс по нейросетям, обучение нейросетям, консультация по ИИ, промпты, обучить модель",
        "învățat ChatGPT, curs AI, consultanță AI, prompturi, atelier AI, antrenat model",
      ),
      questions: [people, business],
    },
    {
      slug: "data-labeling",
      icon: "tags",
      name: say("Data labelling", "Разметка данных", "Etichetarea datelor"),
      description: say(
        "Marking pictures, texts and recordings for training models.",
        "Разметка картинок, текстов и записей для обучения моделей.",
        "Marcarea imaginilor, textelor și înregistrărilor pentru antrenarea modelelor.",
      ),
      synonyms: words(
        "data labelling, data labeling, annotation, image annotation, dataset, transcribe for AI, tagging",
        "разметка данных, разметить данные, аннотация, разметка изображений, датасет, тегирование",
        "etichetare date, adnotare, adnotare imagini, set de date, dataset, marcare date",
      ),
      questions: [
        askNumber("items", say("How many items?", "Сколько единиц?", "Câte elemente?")),
        textLanguages,
      ],
    },
  ],
}
