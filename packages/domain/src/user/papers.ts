type Version = { version: string; since: string }

/** What people agree to, the newest first. A version that has been in force is never changed, only followed. */
export const papers = {
  terms: [{ version: "1.0", since: "2026-11-15" }],
  privacy: [{ version: "1.0", since: "2026-11-15" }],
} as const satisfies Record<string, readonly [Version, ...Version[]]>

export type Paper = keyof typeof papers
