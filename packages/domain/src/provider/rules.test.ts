import { describe, expect, test } from "vitest"
import {
  whyCannotEdit,
  whyCannotPause,
  whyCannotPublish,
  whyCannotRestore,
  whyCannotResume,
  whyCannotSuspend,
} from "./rules.ts"
import { providerStatuses, providerTransitions } from "./status.ts"

const me = { id: "me", status: "active", emailVerified: true }
const own = (status: (typeof providerStatuses)[number]) => ({ userId: "me", status })

describe("from each state its own actions", () => {
  test.each(providerStatuses)("%s", (status) => {
    const leads: Record<string, string> = providerTransitions[status]
    expect(whyCannotPublish(own(status), me) === null).toBe("publish" in leads)
    expect(whyCannotPause(own(status), "me") === null).toBe("pause" in leads)
    expect(whyCannotResume(own(status), me) === null).toBe("resume" in leads)
    expect(whyCannotSuspend(own(status), "admin") === null).toBe("suspend" in leads)
    expect(whyCannotRestore(own(status), "admin") === null).toBe("restore" in leads)
    expect(whyCannotEdit(own(status), "me")).toBe(status === "suspended" ? "provider_suspended" : null)
  })
})

test("nobody decides about their own profile, whatever its state", () => {
  for (const status of providerStatuses) {
    expect(whyCannotSuspend(own(status), "me")).toBe("provider_own")
    expect(whyCannotRestore(own(status), "me")).toBe("provider_own")
  }
})

test("a stranger hears the same whatever the state", () => {
  for (const status of providerStatuses) {
    const theirs = { userId: "other", status }
    expect(whyCannotPublish(theirs, me)).toBe("provider_not_found")
    expect(whyCannotResume(theirs, me)).toBe("provider_not_found")
    expect(whyCannotPause(theirs, "me")).toBe("provider_not_found")
    expect(whyCannotEdit(theirs, "me")).toBe("provider_not_found")
  }
})

test("whoever may not be seen is neither published nor resumed, and may always pause", () => {
  const limited = { ...me, status: "limited" }
  const unconfirmed = { ...me, emailVerified: false }
  expect(whyCannotPublish(own("draft"), limited)).toBe("user_limited")
  expect(whyCannotResume(own("paused"), limited)).toBe("user_limited")
  expect(whyCannotPublish(own("draft"), unconfirmed)).toBe("email_not_verified")
})
