/** Where most people of our countries have their mail, the likeliest first. */
const wellKnown = [
  "gmail.com",
  "mail.ru",
  "yahoo.com",
  "yandex.ru",
  "icloud.com",
  "outlook.com",
  "hotmail.com",
  "mail.md",
  "yahoo.ro",
  "proton.me",
  "protonmail.com",
  "rambler.ru",
  "inbox.ru",
  "list.ru",
]

/** Real neighbours of the above: one letter away, and no mistake. */
const alsoReal = new Set(
  "mail.com email.com ymail.com gmx.com gmx.net gmx.de mail.de mail.bg mail.ee mail.kz mail.ua yahoo.de yahoo.es yahoo.fr yahoo.it yahoo.co yandex.com yandex.kz yandex.by hotmail.ro hotmail.de hotmail.fr hotmail.it hotmail.es outlook.de outlook.fr outlook.it outlook.es live.com live.ru lenta.ru pm.me".split(
    " ",
  ),
)

/** The address that was probably meant, or null. It's offered, never forced: the writer may be right. */
export function suggestEmail(text: string): string | null {
  const at = text.lastIndexOf("@")
  const name = text.slice(0, at)
  const host = text.slice(at + 1).toLowerCase()
  if (at < 1 || name.includes("@") || host.length < 3 || host.length > 30) return null
  if (wellKnown.includes(host) || alsoReal.has(host)) return null
  const meant = host.includes(".")
    ? wellKnown.find((known) => isOneSlipAway(host, known))
    : wellKnown.find((known) => isFirstLabel(host, known))
  return meant ? `${name}@${meant}` : null
}

function isFirstLabel(host: string, known: string) {
  const label = known.slice(0, known.indexOf("."))
  return host === label || (label.length > 4 && isOneSlipAway(host, label))
}

/** One letter missing, too many or wrong, or two in the wrong order. */
function isOneSlipAway(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const restA = a.slice(start, a.length - end)
  const restB = b.slice(start, b.length - end)
  if (restA.length <= 1 && restB.length <= 1) return true
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0]
}
