/** `npm run test:long`: what `npm test` tries a few times is tried for hours. */
export const isLong = Boolean(process.env["TEST_LONG"])
