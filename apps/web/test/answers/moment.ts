const hourMs = 3_600_000

/** A moment so many hours from now, as the API writes it; below zero it has passed. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * hourMs).toISOString()

export const inDays = (days: number): string => inHours(days * 24)
