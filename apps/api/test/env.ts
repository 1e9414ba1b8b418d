/** `npm run test:long`: what `npm test` tries a few times is tried for hours. */
export const isLong = Boolean(process.env["TEST_LONG"])

/** For processes with their own environment: how Node loads their files is as `npm test` says. */
export const loading: Record<string, string> = Object.fromEntries(
  ["NODE_COMPILE_CACHE", "NODE_OPTIONS"].flatMap((name) => {
    const value = process.env[name]
    return value ? [[name, value]] : []
  }),
)
