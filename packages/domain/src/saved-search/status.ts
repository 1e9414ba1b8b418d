export const searchScopes = ["task", "provider"] as const
export type SearchScope = (typeof searchScopes)[number]

export const alertFrequencies = ["instant", "hourly", "daily", "off"] as const
export type AlertFrequency = (typeof alertFrequencies)[number]
