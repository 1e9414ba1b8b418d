/** Apart from the schemas, so that a page that only cuts a text doesn't bring them along. */
export const categoryQueryLength = { max: 100 } as const
/** From so many finished tasks on it is said what is usually paid. */
export const priceHintSample = 10
/** Of the name in the address. */
export const categorySlugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const categorySlugLength = { min: 2, max: 50 } as const
export const questionLabelLength = { max: 120 } as const
export const categoryNameLength = { max: 60 } as const
export const categoryDescriptionLength = { max: 200 } as const
