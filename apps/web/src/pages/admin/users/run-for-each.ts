import type { UserRole } from "@doable/domain/user/status"
import type { ApiClient } from "../../../session/api-client.ts"
import type { ListedUser } from "./load-users.ts"
import { refusalOf } from "../../../session/error-details.ts"

export type BulkAct = "role" | "deactivate" | "activate"
export type Wish = { act: BulkAct; role: UserRole; reason: string }

type Action<Name extends "setRole" | "setStatus"> = {
  mutate: (input: Parameters<ApiClient["adminUser"][Name]["mutate"]>[0]) => Promise<unknown>
}
type Calls = { setRole: Action<"setRole">; setStatus: Action<"setStatus"> }
type Person = Pick<ListedUser, "id" | "name" | "role" | "status">

/** The people this would change; the role isn't known until it's chosen. */
export function concernedBy<One extends Person>(users: One[], act: BulkAct, role?: UserRole): One[] {
  switch (act) {
    case "role":
      return users.filter((user) => user.role !== role)
    case "activate":
      return users.filter(({ status }) => status !== "active")
    case "deactivate":
      return users.filter(({ status }) => status !== "deactivated")
  }
}

/**
 * Reports the people it can't be done to (oneself, the last administrator). A failure stops it, and what's done stays.
 */
export async function runForEach(calls: Calls, users: Person[], { act, role, reason }: Wish) {
  const refused: string[] = []
  const concerned = concernedBy(users, act, role)
  for (const { id, name } of concerned) {
    const action =
      act === "role"
        ? calls.setRole.mutate({ id, role, reason })
        : calls.setStatus.mutate({ id, status: act === "activate" ? "active" : "deactivated", reason })
    await action.catch((error: unknown) => {
      if (!refusalOf(error)) throw error
      refused.push(name)
    })
  }
  return { done: concerned.length - refused.length, refused }
}
