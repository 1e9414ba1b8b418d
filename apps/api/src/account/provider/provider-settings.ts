// Google and an OpenID provider, where they're configured.
import { genericOAuth } from "better-auth/plugins/generic-oauth"
import type { Env } from "../../platform/settings/env.ts"

export interface ProviderConfig {
  google?: { clientId: string; clientSecret: string }
  openid?: { issuer: string; clientId: string; clientSecret: string; name: string }
}

/** All variables of a provider are set, or none: the settings have been checked. */
export function providersOf(env: Env): ProviderConfig {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = env
  const { OPENID_ISSUER, OPENID_CLIENT_ID, OPENID_CLIENT_SECRET, OPENID_NAME } = env
  return {
    ...(GOOGLE_CLIENT_ID &&
      GOOGLE_CLIENT_SECRET && {
        google: { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET },
      }),
    ...(OPENID_ISSUER &&
      OPENID_CLIENT_ID &&
      OPENID_CLIENT_SECRET &&
      OPENID_NAME && {
        openid: {
          issuer: OPENID_ISSUER,
          clientId: OPENID_CLIENT_ID,
          clientSecret: OPENID_CLIENT_SECRET,
          name: OPENID_NAME,
        },
      }),
  }
}

/** What people call it. */
export function nameOfProvider({ openid }: ProviderConfig, id: string): string {
  return id === "google" ? "Google" : (openid?.name ?? id)
}

export function socialProvidersOf({ google }: ProviderConfig) {
  return google ? { google: { ...google, prompt: "select_account" as const } } : {}
}

export function openidOf({ openid }: ProviderConfig) {
  if (!openid) return []
  const { issuer, ...client } = openid
  return [
    genericOAuth({
      config: [
        {
          ...client,
          providerId: "openid",
          discoveryUrl: `${issuer}/.well-known/openid-configuration`,
          scopes: ["openid", "profile", "email"],
          pkce: true,
          requireIdTokenVerification: true,
        },
      ],
    }),
  ]
}
