import type { Output } from "../../fake-api.ts"

type Listed = Output<"adminUser.getList">["data"][number]
type Whole = Output<"adminUser.getById">

const shown = {
  id: "0192f000-0000-7000-8000-0000000000a1",
  name: "Zoltan Nagy",
  email: "zoltan@example.com",
  role: "USER",
  status: "active",
  accountType: "CUSTOMER",
  image: null,
  isVerified: true,
  isLocked: false,
  createdAt: "2026-01-10T09:00:00.000Z",
} as const

export const aListedUser = (own: Partial<Listed> = {}): Listed => ({
  ...shown,
  lastSeenAt: null,
  taskCount: 0,
  ...own,
})

/** Someone of whom nothing is known but the account. */
export const aWholeUser = (own: Partial<Whole> = {}): Whole => ({
  ...shown,
  locale: "en",
  hasSecondStep: false,
  profile: null,
  sessions: [],
  tasks: [],
  offers: [],
  reviews: [],
  notes: [],
  history: [],
  linked: [],
  ...own,
})

export const aSession = (): Whole["sessions"][number] => ({
  id: "session-1",
  createdAt: "2026-06-01T09:00:00.000Z",
  updatedAt: "2026-06-01T10:00:00.000Z",
  address: "198.51.100.7",
  agent: null,
})

/** What every act on someone answers. */
export const someone = (own: Partial<Output<"adminUser.setStatus">> = {}): Output<"adminUser.setStatus"> => {
  const { id, name, email, role, status, accountType } = shown
  return { id, name, email, role, status, accountType, ...own }
}

const counted = (count: number, isMore = false) => ({ count, isMore })

export const userCounts: Output<"adminUser.getCounts"> = {
  all: counted(1000, true),
  doers: counted(41),
  admins: counted(2),
  unverified: counted(7),
  locked: counted(0),
  limited: counted(3),
  deactivated: counted(5),
}
