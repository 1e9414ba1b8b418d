// Services we don't allow. A moderator checks each task with one of these words.
import { marksOf, wholeWords, type WordMark } from "./word-marks.ts"

/** Stems of words that hardly mean anything else. Weed in a garden and a pot on a stove aren't among them. */
const stems = {
  drugs:
    "cocaine|heroin|methamphetamine|amphetamine|mephedrone|ecstasy pills|buy drugs|sell drugs|кокаин\\p{L}*|героин(?:а|у|ом|ов\\p{L}*)?|амфетамин\\p{L}*|мефедрон\\p{L}*|наркотик\\p{L}*|закладчик\\p{L}*|марихуан\\p{L}*|гашиш\\p{L}*|cocain\\p{L}*|heroin(?:a|ei)?|droguri\\p{L}*|amfetamin\\p{L}*|marijuan\\p{L}*|hasis\\p{L}*",
  weapons:
    "firearms?|handgun|ammunition|explosives|silencer for (?:a )?(?:gun|pistol)|огнестрел\\p{L}*|взрывчатк\\p{L}*|боеприпас\\p{L}*|arme de foc|munitii|explozibil\\p{L}*",
  sex: "escort service|sex services?|prostitut\\p{L}*|erotic massage|интим[- ]?услуг\\p{L}*|проститут\\p{L}*|эротическ\\p{L}* массаж\\p{L}*|секс за деньги|servicii sexuale|servicii intime|escorte|masaj erotic",
  papers:
    "fake (?:passport|diploma|id|documents?|certificate)|forged? (?:passport|documents?|diploma)|buy a (?:diploma|driving licence)|поддельн\\p{L}* (?:паспорт|документ|диплом|справк)\\p{L}*|фальшив\\p{L}* (?:паспорт|документ|диплом|деньг|купюр)\\p{L}*|купить (?:диплом|права|справку)|(?:pasaport|buletin|diploma|acte|certificat|permis) fals\\p{L}*|fals\\p{L}* (?:pasaport|buletin|diploma|acte|certificat|permis)\\p{L}*",
  fraud:
    "money laundering|stolen (?:card|goods|phone)s?|credit card dumps?|hack (?:an?|the|my|her|his|someone'?s?) (?:account|phone|facebook|instagram|whatsapp|email)|отмыван\\p{L}* денег|обналич\\p{L}*|обнал|краден\\p{L}*|взлом\\p{L}* (?:аккаунт|почт|телефон|страниц|вконтакте|инстаграм|whatsapp|ватсап)\\p{L}*|spalare de bani|carduri furate|(?:spargere|spart|sparge) (?:cont|contul|parola|telefon)\\p{L}*|bunuri furate",
  people:
    "surrogate baby for sale|sell (?:a )?kidney|buy (?:a )?kidney|hire a killer|hitman|продать почку|куплю почку|киллер\\p{L}*|заказное убийство|vand rinichi|cumpar rinichi|asasin platit|omor la comanda",
  exams:
    "take (?:the|my) exam for me|сдать экзамен (?:за|вместо) меня|sustine examenul in locul meu|da examenul in locul meu",
} as const

export type ProhibitedKind = keyof typeof stems
export const prohibitedKinds = Object.keys(stems) as ProhibitedKind[]

const patterns = Object.entries(stems).map(
  ([kind, words]) => [kind as ProhibitedKind, wholeWords([words])] as const,
)

export type ProhibitedMark = WordMark<ProhibitedKind>

/** Which kinds of prohibited things the text names, without diacritics and with look-alike letters seen through. */
export function findProhibited(text: string): ProhibitedKind[] {
  return [...new Set(markProhibited(text).map(({ kind }) => kind))]
}

/** The words found, for the moderator. */
export const markProhibited = (text: string): ProhibitedMark[] => marksOf(text, patterns)
