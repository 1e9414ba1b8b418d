// Romanian place names in Russian letters, by the rules that maps follow, for places without a known Russian name.

/** Longest first. `^` is the start of a word; letters stand in for themselves where no rule names them. */
// oxfmt-ignore
const rules: readonly (readonly [romanian: string, russian: string])[] = [
  ["cea", "ча"], ["ciu", "чу"], ["cio", "чо"], ["cia", "ча"], ["gea", "джа"], ["giu", "джу"], ["gio", "джо"],
  ["gia", "джа"], ["ch", "к"], ["gh", "г"],
  ["ce", "че"], ["ci", "чи"], ["ge", "дже"], ["gi", "джи"], ["sc", "ск"],
  ["^ia", "я"], ["^ie", "е"], ["^iu", "ю"], ["^io", "йо"], ["^e", "е"],
  ["aia", "ая"], ["oia", "оя"], ["eia", "ея"], ["uia", "уя"], ["ăia", "эя"], ["âia", "ыя"],
  ["aie", "ае"], ["oie", "ое"], ["eie", "ее"], ["uie", "уе"], ["ăie", "эе"], ["aiu", "аю"], ["oiu", "ою"],
  ["eiu", "ею"], ["uiu", "ую"],
  ["ai", "ай"], ["oi", "ой"], ["ei", "ей"], ["ui", "уй"], ["ăi", "эй"], ["âi", "ый"],
  ["ia", "ия"], ["ea", "я"], ["a", "а"], ["ă", "э"], ["â", "ы"], ["b", "б"], ["c", "к"], ["d", "д"], ["e", "е"],
  ["f", "ф"], ["g", "г"], ["h", "х"], ["i", "и"], ["î", "ы"], ["j", "ж"], ["k", "к"], ["l", "л"], ["m", "м"],
  ["n", "н"], ["o", "о"], ["p", "п"], ["r", "р"], ["s", "с"], ["ș", "ш"], ["t", "т"], ["ț", "ц"], ["u", "у"],
  ["v", "в"], ["w", "в"], ["x", "кс"], ["y", "и"], ["z", "з"], ["q", "к"], ["ö", "ё"], ["ü", "ю"], ["í", "и"],
]

const byLength = rules.toSorted(([a], [b]) => b.length - a.length)
const small = new Set(["de", "din", "la", "lui", "cel", "cea", "pe", "sub", "cu"])

/** «Valea Mare» → «Валя-Маре», «Roșiorii de Vede» → «Рошиорий-де-Веде». */
export function russianName(romanian: string): string {
  return romanian
    .split(/[\s-]+/)
    .map((word) => {
      const lower = word.toLowerCase()
      const russian = spell(`^${lower}`)
      return small.has(lower) ? russian : russian.charAt(0).toUpperCase() + russian.slice(1)
    })
    .join(/[\d.]/.test(romanian) ? " " : "-")
}

function spell(word: string): string {
  let rest = word
  let spelled = ""
  while (rest) {
    const rule = byLength.find(([romanian]) => rest.startsWith(romanian))
    if (rule) {
      spelled += rule[1]
      rest = rest.slice(rule[0].length)
    } else {
      spelled += rest.startsWith("^") ? "" : rest.charAt(0)
      rest = rest.slice(1)
    }
  }
  return spelled
}
