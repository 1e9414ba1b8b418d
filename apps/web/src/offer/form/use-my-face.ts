import { publicName } from "@doable/domain/user/public-name"
import { useQuery } from "@tanstack/react-query"
import { useAuth } from "../../shell/use-auth.ts"
import { useApi } from "../../use-api.ts"
import type { OfferFaceProps } from "../offer-face.tsx"

/** As the client will read it; until the own profile is there, at least the name is as it will be. */
export function useMyFace(): OfferFaceProps["person"] {
  const me = useAuth()?.user
  const ask = useApi()
  const { data: profile } = useQuery({
    queryKey: ["my-offer-face", me?.id],
    queryFn: () => ask((api) => api.provider.getMy.query()),
    enabled: Boolean(me),
  })
  if (!profile) return { name: publicName(me?.name ?? ""), image: me?.image ?? null }
  const { name, image, level, stats } = profile
  return {
    name,
    image,
    rating: stats.ratingAvg === null ? null : { value: stats.ratingAvg, count: stats.ratingCount },
    isVerified: level === "verified",
    completed: stats.completedCount,
  }
}
