import type { Output } from "../../fake-api.ts"

type Profile = Output<"adminProvider.getList">["data"][number]

export const aProfileRow = (own: Partial<Profile> = {}): Profile => ({
  id: "0192f000-0000-7000-8000-0000000000d1",
  userId: "0192f000-0000-7000-8000-0000000000d2",
  name: "Grigore Balan",
  email: "grigore@example.com",
  image: null,
  companyName: null,
  kind: "individual",
  headline: "Lays cables",
  status: "published",
  moderationNote: null,
  level: "verified",
  isApproved: true,
  badges: [],
  takenBadges: [],
  categories: [],
  ratingAvg: null,
  ratingCount: 0,
  completedCount: 0,
  completeness: 90,
  createdAt: "2026-01-10T09:00:00.000Z",
  lastActiveAt: "2026-06-01T09:00:00.000Z",
  ...own,
})

/** One badge for one category. */
export const licenceFor = (en: string): Profile["badges"][number] => ({
  type: "licence",
  category: { id: "category-7", name: { en, ru: en, ro: en } },
})
