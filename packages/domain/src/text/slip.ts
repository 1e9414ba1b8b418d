const at = (line: readonly number[], column: number) => line[column] ?? Infinity

/** How many typos separate two words: a letter too many, missing, wrong, or two swapped. */
export function typosBetween(a: string, b: string, most: number): number {
  const longer = Math.abs(a.length - b.length)
  if (longer > most) return most + 1
  if (a === b) return 0
  if (differentLetters(a, b) > 2 * most - longer) return most + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let slips = Math.min(
        at(above, column) + 1,
        at(line, column - 1) + 1,
        at(above, column - 1) + (same ? 0 : 1),
      )
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) slips = Math.min(slips, at(before, column - 2) + 1)
      line.push(slips)
      least = Math.min(least, slips)
    }
    if (least > most) return most + 1
    before = above
    above = line
  }
  return at(above, b.length)
}

/** A wrong letter changes at most two of those that a word has, one too many or missing a single one. */
function differentLetters(a: string, b: string): number {
  let bits = lettersOf(a) ^ lettersOf(b)
  let count = 0
  for (; bits !== 0; count++) bits &= bits - 1
  return count
}

function lettersOf(word: string): number {
  let letters = 0
  for (let place = 0; place < word.length; place++) letters |= 1 << (word.charCodeAt(place) & 31)
  return letters
}

/** Short words are too similar for typos to be recognised. */
export function typosAllowed(word: string): number {
  if (word.length < 5) return 0
  return word.length < 9 ? 1 : 2
}
