import { useRouteContext } from "@tanstack/react-router"
import type { AuthState } from "../account/auth-context.ts"

/** Who is looking at the page; null while it is not known. */
export function useAuth(): AuthState {
  return useRouteContext({ from: "__root__", select: (context) => context.auth })
}
