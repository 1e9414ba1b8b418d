import { hoursOn } from "@doable/domain/provider/week"
import { publicName } from "@doable/domain/user/public-name"
import { useQuery } from "@tanstack/react-query"
import type { ApiClient } from "../../../session/api-client.ts"
import { useAuth } from "../../../session/use-auth.ts"
import { useApi } from "../../../session/use-api.ts"
import type { OfferFaceProps } from "../../../offer/offer-face.tsx"

type Profile = Awaited<ReturnType<ApiClient["provider"]["getMy"]["query"]>>

/** The doer's own profile; it loads after the form. */
export function useMyProfile(): Profile | undefined {
  const me = useAuth()?.user
  const ask = useApi()
  const { data } = useQuery({
    queryKey: ["my-offer-face", me?.id],
    queryFn: () => ask((api) => api.provider.getMy.query()),
    enabled: Boolean(me),
  })
  return data
}

/** As the client will read it; until the own profile is there, at least the name is as it will be. */
export function useMyFace(): OfferFaceProps["person"] {
  const me = useAuth()?.user
  const profile = useMyProfile()
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

/** Days without working hours; none if no hours are set. */
export function isOffFor(profile: Profile | undefined): (day: string) => boolean {
  const when = profile?.availability
  const hasHours = when && Object.values(when.weekly).some((spans) => spans.length > 0)
  return (day) => Boolean(hasHours && hoursOn(when, day).length === 0)
}
