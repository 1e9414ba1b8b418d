// Where a task is, as far as other people may know it: the middle of a square of about a kilometre. It isn't thrown
// by dice, so asking (or editing) again and again brings nobody nearer to the door.
const step = 0.01
const kmPerDegree = 111.2
/** A degree of longitude in the market's latitudes, in degrees of latitude. */
export const longitudeScale = 0.69

export type Spot = { lat: number; lng: number }

export function publicSpot({ lat, lng }: Spot): Spot {
  return { lat: middleOf(lat), lng: middleOf(lng) }
}

function middleOf(degrees: number): number {
  return Number(((Math.floor(degrees / step) + 0.5) * step).toFixed(3))
}

/** On a flat map: right to a few per cent inside the market, which is all that sorting needs. */
export function distanceKm(a: Spot, b: Spot): number {
  return Math.hypot(a.lat - b.lat, (a.lng - b.lng) * longitudeScale) * kmPerDegree
}

export function degreesOf(km: number): number {
  return km / kmPerDegree
}
