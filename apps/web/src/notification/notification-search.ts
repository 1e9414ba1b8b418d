/** The notification that an address opens: `?notification=<id>`. */
export function readNotificationId(value: unknown): string | undefined {
  return typeof value === "string" && /^[0-9a-f-]{36}$/i.test(value) ? value : undefined
}

/** The page of a list that an address names; the first one goes without saying. */
export function readPage(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && Number(value) > 1 && Number(value) <= 5000 ? Number(value) : undefined
}
