export const templatesPerPerson = 20
export const templateNameLength = 60
