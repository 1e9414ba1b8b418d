const hourMs = 3_600_000
let start = 0

/** One for the whole test: what a page is given and what the test expects of it lie in the same minute. */
function momentOfTest(): number {
  const now = Date.now()
  // A test may have put the clock.
  if (Math.abs(now - start) > hourMs / 6) start = now
  return start
}

export function forgetMoment(): void {
  start = 0
}

/** A moment so many hours from the start of the test, as the API writes it; below zero it has passed. */
export const inHours = (hours: number): string => new Date(momentOfTest() + hours * hourMs).toISOString()

export const inDays = (days: number): string => inHours(days * 24)
