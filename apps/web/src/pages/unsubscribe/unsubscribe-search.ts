import { optionalGroups, type NotificationGroup } from "@doable/domain/notification/groups"

const states = ["askDaily", "daily", "stopped", "resumed", "kept", "invalid"] as const

/** Once a day is for alerts alone. */
const forAlerts: readonly string[] = ["askDaily", "daily"]

export interface UnsubscribeSearch {
  token: string | undefined
  /** A group of emails, all of them, or one saved search alone. */
  about: NotificationGroup | "digest" | "alert" | undefined
  /** What has become of it; the API says so in the address that it leads back to. Once a day is asked by a link. */
  state: (typeof states)[number] | undefined
}

/** Every key is always there, so that no odd raw value shines through. */
export function unsubscribeSearch({
  token,
  state,
  about,
}: Record<string, unknown>): Partial<UnsubscribeSearch> {
  return {
    token: typeof token === "string" && token ? token : undefined,
    about: ([...optionalGroups, "digest", "alert"] as const).find((one) => one === about),
    state: states.find((one) => one === state && (about === "alert" || !forAlerts.includes(one))),
  }
}
