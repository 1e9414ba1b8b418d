import type { ProviderId } from "@doable/domain/account/ways-in/provider"
import { Building2 } from "lucide-react"

/** Google asks for its own mark in its own colours; the other provider has none that we know. */
export function ProviderMark({ id }: { id: ProviderId }) {
  if (id !== "google") return <Building2 aria-hidden size={20} strokeWidth={1.9} />
  return (
    <svg aria-hidden viewBox="0 0 48 48" width="20" height="20">
      <path
        fill="#4285f4"
        d="M46 24.5c0-1.6-.1-3.1-.4-4.5H24v8.9h12.4a10.6 10.6 0 0 1-4.6 7v5.7h7.4c4.3-4 6.8-9.9 6.8-17.100z"
      />
      <path
        fill="#34a853"
        d="M24 47c6.2 0 11.4-2 15.200-5.400l-7.400-5.700a13.800 13.800 0 0 1-20.600-7.300H3.600v5.900A23 23 0 0 0 24 47z"
      />
      <path
        fill="#fbbc05"
        d="M11.200 28.600a13.800 13.800 0 0 1 0-8.800v-5.900H3.600a23 23 0 0 0 0 20.600z"
      />
      <path
        fill="#ea4335"
        d="M24 10.5c3.4 0 6.400 1.200 8.800 3.400l6.500-6.500A22 22 0 0 0 24 1.400 23 23 0 0 0 3.600 13.900l7.600 5.900A13.700 13.700 0 0 1 24 10.500z"
      />
    </svg>
  )
}
