import type { Locale } from "@doable/domain/locale"
import type { AccountType, UserRole, UserStatus } from "@doable/domain/user/status"

/** The person who sent a request, as every command knows them. */
export type Caller = {
  id: string
  name: string
  email: string
  image: string | null
  role: UserRole
  status: UserStatus
  accountType: AccountType
  locale: Locale
  twoFactorEnabled: boolean
  createdAt: string
  updatedAt: string
}

/** `startedAt`: when the person last showed who they are. `writtenUpTo`: where their last write is in PostgreSQL's log. */
export type Session = {
  id: string
  token: string
  startedAt: string
  isDueForRenewal: boolean
  writtenUpTo: string | null
}
