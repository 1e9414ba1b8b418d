import type { AnyRouter } from "@tanstack/react-router"

/** Something may have changed what the account is limited by. Loaded with its first use: hardly anyone needs it. */
export async function noticeLimit(router: AnyRouter) {
  try {
    const { refreshLimit } = await import("./refresh-limit.ts")
    await refreshLimit(router)
  } catch {
    // The next page knows it.
  }
}
