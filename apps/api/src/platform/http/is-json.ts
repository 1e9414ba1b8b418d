/** Everything but JSON can be sent by a plain HTML form without asking the browser's permission first. */
export function isJson(contentType: string | null): boolean {
  return contentType !== null && /^application\/json\s*(;|$)/i.test(contentType)
}
