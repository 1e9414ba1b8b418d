/** `npm run test:long`: what `npm test` tries a few times is tried for hours. */
export const isLong = Boolean(process.env["TEST_LONG"])

/** For processes with their own environment: reuses Node's compile cache. */
export const compileCache: Record<string, string> = process.env["NODE_COMPILE_CACHE"]
  ? { NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] }
  : {}
