export const rulesAtMost = 200
export const ruleNameLength = { min: 2, max: 60 }
export const wordsPerRule = 100
export const wordLength = 60
/** How long a text can be tried. */
export const triedTextLength = 5000
/** On how many public texts a rule is tried before it's saved. */
export const textsToTry = 500
