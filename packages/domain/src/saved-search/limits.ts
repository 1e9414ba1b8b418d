export const searchesPerPerson = 20
/** Words to look for. */
export const wordsPerSearch = 5
/** Words to leave out. */
export const excludedPerSearch = 5
export const searchNameLength = 60
/** So many tasks one alert names; the others are counted. */
export const tasksPerAlert = 5
/** The days that a preview looks back, and that matches are counted for. */
export const previewDays = 7
/** When the alert of a day goes out, by the reader's clock. */
export const dailyAlertTime = "08:00"
