// A name is read by everyone: it's neither a way to reach someone nor a way to pose as us.
import { findContacts } from "../moderation/contacts.ts"
import { findProhibited } from "../moderation/prohibited.ts"
import type { Refusal } from "../refusal.ts"
import { normalizeText } from "../text/normalize.ts"

/** Controls, signs nobody sees, and letters that are drawn as nothing. */
const unseen = /\p{C}|\p{Default_Ignorable_Code_Point}|[\u2028\u2029\u2800]/u
/** Letters and digits that look like one of ours; i and l count as one. */
const looks = { a: "аɑα@4", b: "вьƅ86", d: "ԁɗ", e: "еєε3", o: "оοσ0ө", l: "iіıӏι1|!" }
const twins = new Map(
  Object.entries(looks).flatMap(([ours, others]) => [...others].map((letter) => [letter, ours])),
)
const ourName = "doable"
const ourPeople = new Set(
  "admin administrator administration moderator moderation support команда администратор администрация модератор модерация поддержка техподдержка suport administrație moderare"
    .split(" ")
    .map(normalizeText),
)

export function whyCannotBeNamed(name: string): Refusal | null {
  const isFine = !unseen.test(name) && hasLetters(name) && !posesAsUs(name)
  return isFine && findContacts(name).length === 0 && findProhibited(name).length === 0
    ? null
    : "name_not_allowed"
}

/** Nobody has to tell their name, but what they tell is one. */
function hasLetters(name: string) {
  return name === "" || /\p{L}/u.test(name)
}

function posesAsUs(name: string) {
  const sameLooks = [...name.normalize("NFKC").toLowerCase().normalize("NFD")]
    .map((letter) => twins.get(letter) ?? letter)
    .join("")
    .replaceAll(/[^\p{L}]/gu, "")
  const words = normalizeText(name).split(" ")
  return (
    sameLooks.includes(ourName) ||
    words.join("").includes(ourName) ||
    words.some((word) => ourPeople.has(word))
  )
}
