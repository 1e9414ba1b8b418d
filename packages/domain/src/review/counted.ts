/** Work that's done so soon after the hire tells nothing about anyone: neither it nor its reviews count. */
export const quickJobMinutes = 10
/** How long after one counted review another of the same person about the same person doesn't count. */
export const pairDays = 90
