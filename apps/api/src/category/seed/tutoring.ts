import { learner, lessonPlace, level, regular } from "./questions.ts"
import { askNumber, askSome, askText, askYesNo, say, words, type SeedBranch } from "./writing.ts"

export const tutoring: SeedBranch = {
  slug: "tutoring",
  icon: "graduation-cap",
  isPopular: true,
  name: say("Tutoring & lessons", "Уроки и репетиторы", "Lecții și meditații"),
  description: say(
    "School subjects, languages, music, exams.",
    "Школьные предметы, языки, музыка, экзамены.",
    "Materii școlare, limbi, muzică, examene.",
  ),
  synonyms: words(
    "tutor, teacher, lessons, learn, course, education",
    "репетитор, учитель, преподаватель, уроки, занятия, обучение, курсы, научить",
    "meditator, profesor, lecții, meditații, învăț, cursuri, instruire",
  ),
  children: [
    {
      slug: "school-subjects",
      icon: "book-open",
      isPopular: true,
      name: say("School subjects", "Школьные предметы", "Discipline școlare"),
      description: say(
        "Mathematics, physics, chemistry, homework, exam preparation.",
        "Математика, физика, химия, домашние задания, подготовка к экзаменам.",
        "Matematică, fizică, chimie, teme pentru acasă, pregătire pentru examene.",
      ),
      synonyms: words(
        "maths, mathematics, physics, chemistry, biology, history, homework, exam preparation, baccalaureate, school tutor, coursework, preschool",
        "математика, физика, химия, биология, история, домашнее задание, уроки с ребёнком, подготовка к экзамену, бакалавриат, БАК, начальные классы, дошкольник",
        "matematică, fizică, chimie, biologie, istorie, teme pentru acasă, pregătire examen, bacalaureat, BAC, clasele primare, preșcolar, evaluare națională",
      ),
      questions: [
        askText("subject", say("Which subject?", "Какой предмет?", "Ce disciplină?")),
        askNumber("grade", say("Which grade?", "Какой класс?", "Ce clasă?")),
        lessonPlace,
        regular,
      ],
    },
    {
      slug: "languages",
      icon: "message-square-text",
      isPopular: true,
      name: say("Languages", "Языки", "Limbi străine"),
      description: say(
        "Conversation, grammar, exams, for children and adults.",
        "Разговор, грамматика, экзамены, для детей и взрослых.",
        "Conversație, gramatică, examene, pentru copii și adulți.",
      ),
      synonyms: words(
        "English lessons, English tutor, learn Romanian, French, German, Italian, Spanish, conversation practice, IELTS, language teacher, native speaker",
        "английский, репетитор по английскому, румынский, учить язык, французский, немецкий, итальянский, испанский, разговорный, носитель языка",
        "engleză, profesor de engleză, lecții de engleză, franceză, germană, italiană, spaniolă, rusă, limbă străină, conversație, vorbitor nativ, învăț limba",
      ),
      questions: [
        askText("language", say("Which language?", "Какой язык?", "Ce limbă?")),
        level,
        learner,
        lessonPlace,
      ],
    },
    {
      slug: "music-arts",
      icon: "music",
      name: say("Music & arts", "Музыка и искусство", "Muzică și arte"),
      description: say(
        "Instruments, singing, drawing, dance, crafts.",
        "Инструменты, вокал, рисование, танцы, рукоделие.",
        "Instrumente, canto, desen, dans, lucru manual.",
      ),
      synonyms: words(
        "guitar lessons, piano lessons, singing, vocal, violin, drawing lessons, painting class, dance lessons, theatre, photography course",
        "уроки гитары, фортепиано, вокал, пение, скрипка, рисование, учить рисовать, танцы, хореография, театр, уроки музыки",
        "lecții de chitară, lecții de pian, canto, vioară, lecții de desen, pictură, dansuri, coregrafie, teatru, lecții de muzică",
      ),
      questions: [
        askText("art", say("What would you like to learn?", "Чему хотите научиться?", "Ce vrei să înveți?")),
        learner,
        level,
        lessonPlace,
        askYesNo(
          "hasInstrument",
          say("Do you have the instrument?", "Инструмент у вас есть?", "Ai instrumentul?"),
        ),
      ],
    },
    {
      slug: "sport-fitness",
      icon: "dumbbell",
      name: say("Sport & fitness", "Спорт и фитнес", "Sport și fitness"),
      description: say(
        "Personal training, yoga, swimming, running, cycling.",
        "Личный тренер, йога, плавание, бег, велосипед.",
        "Antrenor personal, yoga, înot, alergare, bicicletă.",
      ),
      synonyms: words(
        "personal trainer, fitness, yoga, swimming, gym, pilates, football coach, tennis, boxing, lose weight, stretching",
        "тренер, личный тренер, фитнес, йога, плавание, тренажёрный зал, пилатес, футбол, теннис, бокс, похудеть, растяжка",
        "antrenor, antrenor personal, fitness, yoga, înot, sală, pilates, fotbal, tenis, box, slăbit, stretching",
      ),
      questions: [
        askText("sport", say("Which sport?", "Какой вид спорта?", "Ce sport?")),
        learner,
        askSome("goal", say("What for?", "Для чего?", "Pentru ce?"), {
          fit: say("To keep fit", "Быть в форме", "Să fiu în formă"),
          weight: say("To lose weight", "Похудеть", "Să slăbesc"),
          learn: say("To learn", "Научиться", "Să învăț"),
          compete: say("For competitions", "Для соревнований", "Pentru competiții"),
        }),
        regular,
      ],
    },
  ],
}
