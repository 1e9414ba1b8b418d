const at = (line: readonly number[], column: number) => line[column] ?? Infinity

/** How many slips of the finger part two words: a letter too many, missing, wrong, or two swapped. */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
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

/** Short words are too close to one another for any slip to be meant. */
export function slipsAllowed(word: string): number {
  if (word.length < 5) return 0
  return word.length < 9 ? 1 : 2
}
