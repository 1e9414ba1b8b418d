/** Browsers that one person gets pushes on; the oldest gives way to the eleventh. */
export const devicesPerPerson = 10

/** As long may a push service keep a push for a device that's off. Later it isn't news. */
export const pushSeconds = 24 * 60 * 60

/** So many times in a row may a push service refuse before we forget the device. */
export const refusalsPerDevice = 10
