/** `npm run test:long`: what `npm test` tries a few times is tried for hours. */
export const isLong = Boolean(process.env["TEST_LONG"])

/** For processes with an environment of their own: what Node has compiled before, it need not compile again. */
export const compileCache: Record<string, string> = process.env["NODE_COMPILE_CACHE"]
  ? { NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] }
  : {}
