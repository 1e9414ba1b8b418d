export const usersPerPage = 50
/** Why something was done to someone. */
export const reasonLength = { min: 1, max: 500 }
export const noteLength = 1000
