import type { Locale } from "@doable/domain/locale"
import type { PublicConfig } from "../session/env.ts"

/** The picture that a shared link shows: see server/social. Only what is public has one. */
export function socialPicture(
  { uiUrl }: PublicConfig,
  of: { kind: "tasks" | "providers"; id: string; locale: Locale; alt: string },
) {
  return [
    { property: "og:image", content: `${uiUrl}/og/${of.locale}/${of.kind}/${of.id}.png` },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:alt", content: of.alt },
  ]
}
