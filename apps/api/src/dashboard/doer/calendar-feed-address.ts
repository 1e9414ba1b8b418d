import { readSignedId, signedId } from "../../platform/settings/signed-id.ts"

export const feedPath = "/providers/calendar/:file"

const use = "calendar feed"
const ending = ".ics"

type Settings = { serverUrl: string; authSecret: string }

export function feedAddress({ serverUrl, authSecret }: Settings, feedId: string): string {
  const file = `${signedId(authSecret, use, feedId)}${ending}`
  return new URL(feedPath.replace(":file", file), serverUrl).href
}

/** The feed that a file's name opens, if it does. */
export function feedIn(authSecret: string, file: string): string | null {
  return file.endsWith(ending) ? readSignedId(authSecret, use, file.slice(0, -ending.length)) : null
}
