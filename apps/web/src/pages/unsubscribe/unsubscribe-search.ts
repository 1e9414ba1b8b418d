import { optionalGroups, type NotificationGroup } from "@doable/domain/notification/groups"

const forAll = ["stopped", "resumed", "kept", "invalid"] as const
/** Once a day is for alerts alone. */
const forAlerts = ["askDaily", "daily"] as const
/** Its link may bring back a part of all emails, or none. */
const forDigest = ["resumedSome", "resumedNone"] as const
type State = (typeof forAll)[number] | (typeof forAlerts)[number] | (typeof forDigest)[number]

function statesOf(about: unknown): readonly State[] {
  if (about === "alert") return [...forAll, ...forAlerts]
  return about === "digest" ? [...forAll, ...forDigest] : forAll
}

export interface UnsubscribeSearch {
  token: string | undefined
  /** A group of emails, all of them, or one saved search alone. */
  about: NotificationGroup | "digest" | "alert" | undefined
  /** What has become of it; the API says so in the address that it leads back to. Once a day is asked by a link. */
  state: State | undefined
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
    state: statesOf(about).find((one) => one === state),
  }
}
