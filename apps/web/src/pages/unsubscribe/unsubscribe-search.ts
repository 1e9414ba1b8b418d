const states = ["stopped", "resumed", "invalid"] as const

export interface UnsubscribeSearch {
  token: string | undefined
  /** One saved search alone, not a kind of email. */
  about: "alert" | undefined
  /** What has become of it; the API says so in the address that it leads back to. */
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
    about: about === "alert" ? about : undefined,
    state: states.find((one) => one === state),
  }
}
