/** How mobile numbers are written in the countries that we send codes to; the likeliest here comes first. */
const countries = [
  { country: "MD", code: "373", trunk: "0", mobile: /^[67]\d{7}$/, groups: [2, 3], isTrunkOptional: true },
  { country: "RO", code: "40", trunk: "0", mobile: /^7\d{8}$/, groups: [3, 3] },
  {
    country: "UA",
    code: "380",
    trunk: "0",
    mobile: /^(?:39|50|6[3678]|7[37]|89|9[1-9])\d{7}$/,
    groups: [2, 3, 2],
  },
  { country: "RU", code: "7", trunk: "8 ", mobile: /^9\d{9}$/, groups: [3, 3, 2] },
  { country: "BY", code: "375", trunk: "8 0", mobile: /^(?:25|29|33|44)\d{7}$/, groups: [2, 3, 2] },
  { country: "IT", code: "39", trunk: "", mobile: /^3\d{9}$/, groups: [3, 3] },
  { country: "DE", code: "49", trunk: "0", mobile: /^1[5-7]\d{8,9}$/, groups: [3, 4] },
  { country: "FR", code: "33", trunk: "0", mobile: /^[67]\d{8}$/, groups: [1, 2, 2, 2] },
  { country: "ES", code: "34", trunk: "", mobile: /^[67]\d{8}$/, groups: [3, 3] },
  { country: "PT", code: "351", trunk: "", mobile: /^9\d{8}$/, groups: [3, 3] },
  { country: "GB", code: "44", trunk: "0", mobile: /^7\d{9}$/, groups: [4] },
] as const satisfies readonly Rule[]

interface Rule {
  country: string
  code: string
  /** What people dial before the number inside their country, spaced as they write it. */
  trunk: string
  mobile: RegExp
  /** The last group takes the rest. */
  groups: readonly number[]
  isTrunkOptional?: boolean
}

export type PhoneCountry = (typeof countries)[number]["country"]
export interface PhoneReading {
  country: PhoneCountry
  phone: string
}

const rules: readonly (Rule & { country: PhoneCountry })[] = countries
const separators = /[\s().‐-―-]/g

/**
 * The international numbers that someone may mean by a national one: "069 123 456" is one of Moldova. The same digits
 * can be a number in several countries; then all are listed. Numbers with a plus need no reading.
 */
export function phoneReadings(text: string): PhoneReading[] {
  const digits = text.replaceAll(separators, "")
  return rules.flatMap(({ country, code, trunk, mobile, isTrunkOptional }) => {
    const dialled = trunk.replaceAll(" ", "")
    const starts = [`00${code}`, code, dialled, ...(isTrunkOptional ? [""] : [])]
    const found = starts.find((start) => digits.startsWith(start) && mobile.test(digits.slice(start.length)))
    return found === undefined ? [] : [{ country, phone: `+${code}${digits.slice(found.length)}` }]
  })
}

/** Numbers in the groups in which they are read out; those of other countries as they are. */
export function phoneText(phone: string): string {
  return grouped(phone).replaceAll(" ", "\u00a0")
}

function grouped(phone: string): string {
  const rule = rules.find(({ code }) => phone.startsWith(`+${code}`))
  if (!rule) return phone
  const start = `+${rule.code}`
  return [start, ...inGroups(phone.slice(start.length), rule.groups)].join(" ")
}

/** What someone has typed so far, in groups. Anything but a number stays as it is. */
export function typedPhone(text: string): string {
  const plain = text.replaceAll(separators, "")
  if (!/^\+?\d+$/.test(plain)) return text
  if (plain.startsWith("+")) return grouped(plain)
  const [reading] = phoneReadings(plain)
  const rule = rules.find(({ country }) => country === reading?.country)
  const trunk = rule?.trunk.replaceAll(" ", "") ?? ""
  const isNational = rule && plain.startsWith(trunk) && rule.mobile.test(plain.slice(trunk.length))
  if (!isNational) return inGroups(plain, Array<number>(4).fill(3)).join(" ")
  return rule.trunk + inGroups(plain.slice(trunk.length), rule.groups).join(" ")
}

function inGroups(digits: string, sizes: readonly number[]): string[] {
  const parts: string[] = []
  let rest = digits
  for (const size of sizes) {
    parts.push(rest.slice(0, size))
    rest = rest.slice(size)
  }
  return [...parts, rest].filter((part) => part !== "")
}
