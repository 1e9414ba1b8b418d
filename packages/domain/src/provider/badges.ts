/** The badges of an approval. The first is the basis of the others: without it, all go. */
export const checkedBadges = ["identity", "company", "licence"] as const

export type CheckedBadge = (typeof checkedBadges)[number]

export type Licence = { categoryId: string; number: string | null; validUntil: string | null }

/** A badge beside that of the person: the company's, or a licence for one category. */
export type SingleBadge = { type: "company" } | { type: "licence"; categoryId: string }

export type TakenBadge = ({ type: "company"; company: string } | { type: "licence"; licence: Licence }) & {
  /** As the doer has read it. */
  note: string
  at: string
}

type Checked = { checkedCompany: string | null; licences: Licence[]; takenBadges: TakenBadge[] }
type Taking = { note: string; now: Date }

const isOf = (badge: SingleBadge) => (taken: TakenBadge) =>
  taken.type === "company"
    ? badge.type === "company"
    : badge.type === "licence" && taken.licence.categoryId === badge.categoryId

/** What was checked without this badge, which is kept aside; null where there's none. */
export function withoutBadge(checked: Checked, badge: SingleBadge, { note, now }: Taking): Checked | null {
  const { checkedCompany, licences, takenBadges } = checked
  const at = now.toISOString()
  if (badge.type === "company") {
    if (checkedCompany === null) return null
    const taken = { type: "company" as const, company: checkedCompany, note, at }
    return { licences, checkedCompany: null, takenBadges: [...takenBadges, taken] }
  }
  const licence = licences.find(({ categoryId }) => categoryId === badge.categoryId)
  if (!licence) return null
  return {
    checkedCompany,
    licences: licences.filter((one) => one !== licence),
    takenBadges: [...takenBadges, { type: "licence", licence, note, at }],
  }
}

/** The other way round; of two licences for one category, as a merge makes them, the one that is shown stays. */
export function withBadgeAgain(checked: Checked, badge: SingleBadge): Checked | null {
  const taken = checked.takenBadges.find(isOf(badge))
  if (!taken) return null
  const takenBadges = checked.takenBadges.filter((one) => one !== taken)
  if (taken.type === "company") return { ...checked, checkedCompany: taken.company, takenBadges }
  const isHeld = checked.licences.some(({ categoryId }) => categoryId === taken.licence.categoryId)
  return {
    ...checked,
    licences: isHeld ? checked.licences : [...checked.licences, taken.licence],
    takenBadges,
  }
}
