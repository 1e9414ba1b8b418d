/** What PostgreSQL takes for a uuid: anything else that people type or a log keeps is nobody's id. */
export const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
