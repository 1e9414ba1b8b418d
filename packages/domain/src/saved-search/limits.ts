export const searchesPerPerson = 20
/** Words to look for. */
export const wordsPerSearch = 5
export const searchNameLength = 60
/** So many tasks or doers one alert names; the others are counted. */
export const tasksPerAlert = 5
/** The days that a preview looks back, and that matches are counted for. */
export const previewDays = 7
/** Beyond it, the matches of these days aren't counted. */
export const matchesCounted = 99
/** When the alert of a day goes out, by the reader's clock. */
export const dailyAlertTime = "08:00"
/** So many alerts right away in an hour; what more is found is told together at the next full hour. */
export const instantPerHour = 10
