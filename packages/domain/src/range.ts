export interface Range {
  min: number
  max: number
}

/** Both ends belong to it, as with `min` and `max` of an input. */
export function isInRange(value: number, { min, max }: Range): boolean {
  return value >= min && value <= max
}
