import { normalizeWords } from "./normalize.ts"

/** Words that say nothing about the work itself, in the three languages. */
const stopWords = new Set(
  normalizeWords(`
    a an and the or of to in on at for from with my our your i we me it is are be need needs needed want would like
    looking someone somebody please help can could do get make new some this that urgent urgently today tomorrow
    и в во на по с со за от до из у к о для мне нам мой моя моё мою наш нужен нужна нужно нужны надо требуется ищу
    хочу кто кто-нибудь может помогите помочь сделать срочно сегодня завтра это этот эта есть или как что чтобы не перед пока когда под над
    și sau de la în pe cu din pentru un o unei unui mie îmi meu mea mele nostru am avem nevoie caut vreau trebuie
    cineva care să vă rog poate ajutor ajuta fac face urgent azi mâine este sunt ca că nu mi ne
  `),
)

/** Folded words without those that are in every sentence; all of them when nothing else is there. */
export function tellingWords(text: string): string[] {
  const words = normalizeWords(text)
  const telling = words.filter((word) => !stopWords.has(word))
  return telling.length > 0 ? telling : words
}
