// What is not done here, whoever asks. A person of ours looks at each task that a word of these is in.
const before = String.raw`(?<![\p{L}\p{N}])`
const after = String.raw`(?![\p{L}\p{N}])`

/** Stems of words that hardly mean anything else. Weed in a garden and a pot on a stove are not among them. */
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

const patterns = Object.entries(stems).map(
  ([kind, words]) => [kind as ProhibitedKind, new RegExp(`${before}(?:${words})${after}`, "iu")] as const,
)

/** Which kinds of prohibited things the text names, without diacritics and with look-alike letters seen through. */
export function findProhibited(text: string): ProhibitedKind[] {
  const plain = plainLetters(text)
  const cyrillic = plain.replaceAll(/[\p{L}]+/gu, likeCyrillic)
  const latin = plain.replaceAll(/[\p{L}]+/gu, likeLatin)
  return patterns
    .filter(([, pattern]) => pattern.test(plain) || pattern.test(cyrillic) || pattern.test(latin))
    .map(([kind]) => kind)
}

function plainLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/(?<=[a-zA-Z])\p{M}/gu, "")
    .normalize("NFC")
    .replaceAll(/[\u00ad\u200b-\u200f\u2060]/g, "")
    .replaceAll(/[ёЁ]/g, "е")
    .replaceAll(/[ \t\n\u00a0]+/g, " ")
}

const latinLetters = "aeopcyxkmtbhAEOPCYXKMTBH"
const cyrillicLetters = "аеорсухкмтвнАЕОРСУХКМТВН"

/** A word in both alphabets is a disguise; it is read as either. */
function likeCyrillic(word: string): string {
  return isMixed(word) ? swap(word, latinLetters, cyrillicLetters) : word
}

function likeLatin(word: string): string {
  return isMixed(word) ? swap(word, cyrillicLetters, latinLetters) : word
}

function isMixed(word: string) {
  return /[a-z]/i.test(word) && /[а-я]/i.test(word)
}

function swap(word: string, from: string, to: string) {
  return [...word].map((letter) => to[from.indexOf(letter)] ?? letter).join("")
}
