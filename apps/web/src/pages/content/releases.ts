/** What people can see, the newest first. The words of each are in `changelog.json` under its version. */
export const releases = [
  {
    key: "v0_1_0",
    version: "0.1.0",
    date: "2026-11-15",
    added: [
      "tasks",
      "browse",
      "offers",
      "work",
      "chat",
      "doers",
      "discover",
      "verification",
      "services",
      "account",
      "pages",
    ],
    improved: ["pictures", "letters", "lists"],
    fixed: ["twice", "lastPage", "hidden"],
  },
] as const

export const changeKinds = ["added", "improved", "fixed"] as const
