import { randomInt } from "node:crypto"

/** Without what looks alike on paper and sounds alike on the phone. */
const letters = "ABCDEFGHJKMNPQRTUVWXYZ2346789"

/** By chance, so that a number does not tell how many people write to us. */
export function ticketNumber(): string {
  const some = Array.from({ length: 6 }, () => letters[randomInt(letters.length)])
  return `D-${some.join("")}`
}
