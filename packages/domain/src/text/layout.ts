const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const cyrillicKeys = "йцукенгшщзхъфывапролджэячсмитьбюё"

const otherKey = new Map([
  ...[...latinKeys].map((key, place) => [key, cyrillicKeys.charAt(place)] as const),
  ...[...cyrillicKeys].map((key, place) => [key, latinKeys.charAt(place)] as const),
])

/** What the same keys write when the keyboard is switched: "cfynt[ybr" → «сантехник». */
export function switchLayout(text: string): string {
  return [...text.toLowerCase()].map((letter) => otherKey.get(letter) ?? letter).join("")
}
