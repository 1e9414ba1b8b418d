// Services we don't allow. A moderator checks each task with one of these words.
const before = String.raw`(?<![\p{L}\p{N}])`
const after = String.raw`(?![\p{L}\p{N}])`

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

const patterns = Object.entries(stems).map(
  ([kind, words]) => [kind as ProhibitedKind, new RegExp(`${before}(?:${words})${after}`, "giu")] as const,
)

/** Where in the text, in its own letters. */
export type ProhibitedMark = { start: number; end: number; kind: ProhibitedKind }

/** Which kinds of prohibited things the text names, without diacritics and with look-alike letters seen through. */
export function findProhibited(text: string): ProhibitedKind[] {
  return [...new Set(markProhibited(text).map(({ kind }) => kind))]
}

/** The words found, for the moderator; a match inside a longer one is part of it. */
export function markProhibited(text: string): ProhibitedMark[] {
  const { plain, places } = plainLetters(text)
  const readings = [
    plain,
    plain.replaceAll(/[\p{L}]+/gu, likeCyrillic),
    plain.replaceAll(/[\p{L}]+/gu, likeLatin),
  ]
  const found = patterns.flatMap(([kind, pattern]) =>
    readings.flatMap((reading) =>
      [...reading.matchAll(pattern)].map((match) => ({
        kind,
        start: places[match.index]?.start ?? 0,
        end: places[match.index + match[0].length - 1]?.end ?? text.length,
      })),
    ),
  )
  const inOrder = found.toSorted((a, b) => a.start - b.start || b.end - a.end)
  return inOrder.filter((mark, at) => !inOrder.slice(0, at).some((other) => other.end >= mark.end))
}

/** The text as it is compared, and for each of its letters where it stands in what was written. */
function plainLetters(text: string): { plain: string; places: { start: number; end: number }[] } {
  let plain = ""
  const places: { start: number; end: number }[] = []
  for (const { 0: written, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const letters = plainLetter(written)
    const isMoreSpace = letters === " " && plain.endsWith(" ")
    if (isMoreSpace || letters === "") continue
    plain += letters
    for (let at = 0; at < letters.length; at += 1) places.push({ start: index, end: index + written.length })
  }
  return { plain, places }
}

function plainLetter(written: string): string {
  return written
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
