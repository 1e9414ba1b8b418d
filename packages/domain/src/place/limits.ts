/** The longest name of a place that is looked for. */
export const placeQueryLength = 80
