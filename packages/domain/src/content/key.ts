import { keyLength } from "./kinds.ts"

/** Not a place that the pages have themselves. */
const ownPlaces = ["main", "new"]

export const isKeyFit = (key: string) =>
  /^[a-z][a-z0-9]*([_-][a-z0-9]+)*$/.test(key) &&
  key.length >= keyLength.min &&
  key.length <= keyLength.max &&
  !ownPlaces.includes(key)

/** An address out of what the text is called. */
export const keyFrom = (title: string) =>
  title
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^[-0-9]+|-+$/g, "")
    .slice(0, 40)
    .replace(/-+$/, "")
