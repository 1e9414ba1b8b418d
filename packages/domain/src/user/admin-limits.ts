export const usersPerPage = 50
/** Shorter pieces of a name or an address no index can find. */
export const shortestSearch = 3
/** Why something was done to somebody. */
export const reasonLength = { min: 1, max: 500 }
export const noteLength = 1000
