// Endings of English, Romanian and Russian words in normalised letters, longest first. Cutting one doesn't have to
// leave a dictionary stem, only the same letters for the forms that people write.
const endings = (
  "urilor iilor elor ilor ului iami urile iaia iuiu " +
  "ami imi ogo ego omu emu aia uiu ovi evi iah iov iam lor ing ings uri ele ile ati eti iti " +
  "ov ev oi ei om em am ah ih im ie oe ee ia iu ii ul ea it et at ut ed es ez " +
  "a e i o u s"
)
  .split(" ")
  .toSorted((a, b) => b.length - a.length)

const shortestStem = 4

/** What the forms of a folded word have in common: "instalatorul", "instalatori" → "instalator". */
export function stemOf(word: string): string {
  const cut = endings.find((ending) => word.endsWith(ending) && word.length - ending.length >= shortestStem)
  return cut ? word.slice(0, -cut.length) : word
}
