// One spelling for a word however it was typed: in any case, with or without diacritics, Cyrillic or Latin.
// Sounds that people spell in several ways fall together on purpose: "santehnik", "santekhnik", «сантехник».

// oxfmt-ignore
const latinOf: Record<string, string> = {
  а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ж: "zh", з: "z", и: "i", й: "i", к: "k", л: "l", м: "m",
  н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "h", ц: "ts", ч: "ch", ш: "sh",
  щ: "shch", ъ: "", ы: "i", ь: "", э: "e", ю: "iu", я: "ia", і: "i", ї: "i", є: "e", ґ: "g", ӂ: "zh",
  ß: "ss", ł: "l", ø: "o", æ: "ae", œ: "oe", đ: "d", ı: "i",
}

/** In this order: the longer spelling of a sound first, then letters that stand for one another. */
const sounds: readonly [RegExp, string][] = [
  [/kh/g, "h"],
  [/sh/g, "s"],
  [/zh/g, "j"],
  [/ts/g, "t"],
  [/ph/g, "f"],
  [/gh/g, "g"],
  [/ch|ck|k|q/g, "c"],
  [/x/g, "cs"],
  [/dj/g, "g"],
  [/y/g, "i"],
  [/w/g, "v"],
  [/(\p{L})\1+/gu, "$1"],
]

function foldWord(word: string): string {
  const latin = word.replace(/[^a-z0-9]/gu, (letter) => latinOf[letter] ?? letter)
  return sounds.reduce((folded, [spelling, sound]) => folded.replace(spelling, sound), latin)
}

/** The words of a text in their folded form, in order. Numbers stay as they are. */
export function normalizeWords(text: string): string[] {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    // й is a letter of its own, not и with a mark; both fold to the same sound.
    .replace(/\p{M}/gu, "")
    .replace(/['’ʼ`]/g, "")
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map(foldWord).filter((word) => word !== "")
}

export function normalizeText(text: string): string {
  return normalizeWords(text).join(" ")
}
