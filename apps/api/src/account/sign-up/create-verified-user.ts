import { randomUUID } from "node:crypto"
import type { Locale } from "@doable/domain/locale"
import type { AccountType, UserRole } from "@doable/domain/user/status"
import type { Database } from "../../platform/db/client.ts"
import { accounts } from "../../platform/db/schema/account.ts"
import { users } from "../../platform/db/schema/user.ts"
import { record } from "../../platform/outbox/record.ts"
import { hashPassword } from "../password-hash.ts"

type NewUser = {
  name: string
  email: string
  /** Without one, nobody can log in as this person. */
  password?: string
  role: UserRole
  accountType: AccountType
  locale: Locale
  createdAt?: Date
}

/** For people the operator vouches for (first administrator, demo): no email, ready to log in. */
export async function createVerifiedUser(db: Database, { password, ...person }: NewUser) {
  const id = randomUUID()
  const hash = password === undefined ? null : await hashPassword(password)
  await db.transaction(async (tx) => {
    await tx.insert(users).values({ ...person, id, email: person.email.toLowerCase(), emailVerified: true })
    if (hash) {
      const account = { userId: id, accountId: id, providerId: "credential", password: hash }
      await tx.insert(accounts).values({ ...account, id: randomUUID() })
    }
    await record(tx, { type: "user.registered", userId: id })
  })
  return id
}
