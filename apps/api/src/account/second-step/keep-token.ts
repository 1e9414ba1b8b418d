import { readSignedId, signedId } from "../../platform/settings/signed-id.ts"

const use = "keep second step"

/** Lets the reader of a notice keep the second step without logging in. It works as long as the wait it's about. */
export const keepToken = (authSecret: string, removalId: string): string =>
  signedId(authSecret, use, removalId)

export const readKeepToken = (authSecret: string, token: string): string | null =>
  readSignedId(authSecret, use, token)
