// Local time in any time zone, also on the days when clocks change.
const hourMs = 60 * 60 * 1000
/** By their own names alone: what people send is spelled in endless ways, and kept for nobody. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockIn(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" })
  clocks.set(clock.resolvedOptions().timeZone, clock)
  return clock
}

/** The name as the zone itself spells it; null if there is no such zone. */
export function zoneName(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** How far the zone's clock is ahead of UTC at this moment, in milliseconds. */
export function offsetIn(zone: string, moment: Date): number {
  const name =
    clockIn(zone)
      .formatToParts(moment)
      .find(({ type }) => type === "timeZoneName")?.value ?? ""
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  const ms = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
  return sign === "-" ? -ms : ms
}

/** What the zone's calendar and clock show, as "2026-08-03" and "18:30". */
export function wallClock(zone: string, moment: Date): { day: string; time: string } {
  const shown = new Date(moment.getTime() + offsetIn(zone, moment)).toISOString()
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) }
}

/**
 * The next moment after this one at which the zone's clock shows the time. A time that the clock jumps over counts as
 * the hour after it; one that comes twice counts each time.
 */
export function nextTime(zone: string, time: string, after: Date): Date {
  const today = Date.parse(`${wallClock(zone, after).day}T${time}:00Z`)
  const found = [-1, 0, 1, 2].flatMap((days) => momentsOf(zone, today + days * 24 * hourMs))
  const next = found.filter((at) => at > after.getTime()).toSorted((a, b) => a - b)[0]
  return new Date(next ?? after.getTime() + 24 * hourMs)
}

/** The latest moment up to this one at which the zone's clock showed the time. */
export function lastTime(zone: string, time: string, upTo: Date): Date {
  const today = Date.parse(`${wallClock(zone, upTo).day}T${time}:00Z`)
  const found = [-2, -1, 0, 1].flatMap((days) => momentsOf(zone, today + days * 24 * hourMs))
  const last = found.filter((at) => at <= upTo.getTime()).toSorted((a, b) => b - a)[0]
  return new Date(last ?? upTo.getTime() - 24 * hourMs)
}

/** The moments at which the clock shows this; one, or two when it's put back. */
function momentsOf(zone: string, shown: number): number[] {
  const offsets = [-24, 24].map((hours) => offsetIn(zone, new Date(shown + hours * hourMs)))
  const guesses = [...new Set(offsets)].map((offset) => shown - offset)
  const right = guesses.filter((at) => at + offsetIn(zone, new Date(at)) === shown)
  return right.length > 0 ? right : [Math.max(...guesses)]
}
