/** The parameter `token` of an address. The key is always there, so that no odd raw value shines through. */
export function tokenSearch({ token }: Record<string, unknown>): { token?: string | undefined } {
  return { token: typeof token === "string" && token ? token : undefined }
}
