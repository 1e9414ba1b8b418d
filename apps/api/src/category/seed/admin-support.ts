import { business, existing, hours, regular, textLanguages } from "./questions.ts"
import { askNumber, askOne, askSome, askText, askYesNo, say, words, type SeedBranch } from "./writing.ts"

export const adminSupport: SeedBranch = {
  slug: "admin-support",
  icon: "clipboard-list",
  name: say("Admin support", "Административная поддержка", "Suport administrativ"),
  description: say(
    "Papers, bookkeeping, data entry, translations.",
    "Документы, бухгалтерия, ввод данных, переводы.",
    "Acte, contabilitate, introducere de date, traduceri.",
  ),
  synonyms: words(
    "office, administration, paperwork, office work",
    "офис, административная поддержка, документооборот, офисная работа",
    "birou, administrativ, acte, muncă de birou",
  ),
  children: [
    {
      slug: "virtual-assistant",
      icon: "headset",
      name: say("Virtual assistant", "Виртуальный ассистент", "Asistent virtual"),
      description: say(
        "Mail, calendar, bookings, searches, small daily matters.",
        "Почта, календарь, брони, поиск, мелкие ежедневные дела.",
        "Poștă, calendar, rezervări, căutări, mărunțișuri zilnice.",
      ),
      synonyms: words(
        "virtual assistant, personal assistant, secretary, calendar, book tickets, email handling, organise",
        "виртуальный ассистент, личный помощник, помощник, секретарь, календарь, забронировать, билеты, разобрать почту",
        "asistent virtual, asistent personal, secretară, calendar, rezervat, bilete, gestionat e-mailuri, organizat",
      ),
      questions: [hours, regular, textLanguages],
    },
    {
      slug: "data-entry",
      icon: "keyboard",
      name: say("Data entry", "Ввод данных", "Introducere de date"),
      description: say(
        "Typing, copying into tables, scanning, transcribing recordings.",
        "Набор текста, перенос в таблицы, сканирование, расшифровка записей.",
        "Dactilografiere, transcriere în tabele, scanare, transcrierea înregistrărilor.",
      ),
      synonyms: words(
        "data entry, typing, type text, copy paste, transcription, transcribe audio, scan documents, fill a table",
        "ввод данных, набор текста, напечатать текст, перепечатать, расшифровка аудио, транскрибация, сканирование, заполнить таблицу",
        "introducere de date, dactilografiere, tastat text, cules text, transcriere audio, scanare acte, completat tabel",
      ),
      questions: [askText("volume", say("How much is it?", "Какой объём?", "Ce volum este?")), existing],
    },
    {
      slug: "translation",
      icon: "languages",
      isPopular: true,
      name: say("Translation", "Переводы", "Traduceri"),
      description: say(
        "Written and spoken, certified, with an apostille.",
        "Письменные и устные, заверенные, с апостилем.",
        "Scrise și orale, legalizate, cu apostilă.",
      ),
      synonyms: words(
        "translator, translate, interpreter, translate documents, certified translation, notarised translation, apostille, translate from Russian, translate to English",
        "переводчик, перевести, перевод документов, перевести текст, нотариальный перевод, апостиль, устный перевод, синхронный перевод, перевод паспорта",
        "traducător, traducere, tradus acte, tradus text, traducere legalizată, traducere notarială, apostilă, interpret, traducere simultană",
      ),
      questions: [
        askText(
          "direction",
          say("From which language to which?", "С какого языка на какой?", "Din ce limbă în ce limbă?"),
        ),
        askNumber("pages", say("How many pages?", "Сколько страниц?", "Câte pagini?")),
        askYesNo(
          "certified",
          say("Certified by a notary?", "Нужно нотариальное заверение?", "Trebuie legalizată la notar?"),
        ),
      ],
    },
    {
      slug: "accounting",
      icon: "calculator",
      name: say("Accounting", "Бухгалтерия", "Contabilitate"),
      description: say(
        "Books, reports, taxes, salaries, 1C.",
        "Учёт, отчётность, налоги, зарплаты, 1С.",
        "Evidență, rapoarte, impozite, salarii, 1C.",
      ),
      synonyms: words(
        "accountant, bookkeeping, tax return, VAT, payroll, financial report, audit, declaration",
        "бухгалтер, бухгалтерия, налоги, отчётность, НДС, зарплата, 1С бухгалтерия, декларация, аудитор, сдать отчёт",
        "contabil, contabilitate, impozite, raport financiar, TVA, salarii, declarație, 1C, audit, dare de seamă",
      ),
      questions: [
        askOne("form", say("Form of business", "Форма бизнеса", "Forma afacerii"), {
          srl: say("Limited company (SRL)", "ООО (SRL)", "SRL"),
          sole: say("Sole trader", "Индивидуальное предприятие", "Întreprindere individuală"),
          patent: say(
            "Patent or freelance",
            "Патент или самозанятость",
            "Patentă sau activitate independentă",
          ),
          person: say("Private person", "Физическое лицо", "Persoană fizică"),
        }),
        regular,
      ],
    },
    {
      slug: "legal-documents",
      icon: "scale",
      name: say("Documents & legal help", "Документы и юридическая помощь", "Acte și asistență juridică"),
      description: say(
        "Contracts, applications, company registration, legal advice.",
        "Договоры, заявления, регистрация фирмы, консультации юриста.",
        "Contracte, cereri, înregistrarea firmei, consultații juridice.",
      ),
      synonyms: words(
        "lawyer, legal advice, contract, company registration, court, visa, citizenship, power of attorney, complaint, claim, CV, résumé",
        "юрист, адвокат, договор, составить договор, регистрация фирмы, суд, виза, гражданство, доверенность, жалоба, иск, резюме",
        "jurist, avocat, contract, redactare contract, înregistrare firmă, judecată, viză, cetățenie, procură, plângere, cerere, CV",
      ),
      questions: [
        askSome("area", say("What is it about?", "О чём вопрос?", "Despre ce e vorba?"), {
          contract: say("A contract", "Договор", "Un contract"),
          company: say("A company", "Фирма", "O firmă"),
          property: say("Property", "Недвижимость", "Imobil"),
          family: say("Family", "Семья", "Familie"),
          work: say("Work", "Трудовые отношения", "Relații de muncă"),
          other: say("Something else", "Другое", "Altceva"),
        }),
      ],
    },
    {
      slug: "customer-service",
      icon: "message-circle-question-mark",
      name: say("Customer service", "Поддержка клиентов", "Relații cu clienții"),
      description: say(
        "Answering calls, chats, letters and orders for a business.",
        "Ответы на звонки, чаты, письма и заказы для бизнеса.",
        "Răspunsuri la apeluri, chat, scrisori și comenzi pentru o afacere.",
      ),
      synonyms: words(
        "call centre, customer support, operator, answer calls, chat support, order processing, hotline",
        "колл-центр, поддержка клиентов, оператор, отвечать на звонки, обработка заказов, чат поддержки, горячая линия",
        "call center, suport clienți, operator, răspuns la apeluri, preluare comenzi, suport chat, linie fierbinte",
      ),
      questions: [hours, textLanguages, business],
    },
  ],
}
