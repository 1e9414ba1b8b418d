import { reloadOnce } from "../../ui/code/reload-once.ts"
import { errorDetails } from "../error-details.ts"
import type { RouterContext } from "../router-context.ts"

interface Loading {
  context: RouterContext
  location: { href: string }
  route: { id: string }
}

const againMs = 5000

/**
 * A page is loaded again when others do something. If that fails, it stays as it is and tries again: an error page in
 * its place would lose what is being typed there. `liveKey` is what makes it load again.
 */
export async function orAsShown<Data>(
  { context, location, route }: Loading,
  liveKey: readonly unknown[],
  load: () => Promise<Data>,
): Promise<Data> {
  try {
    return await load()
  } catch (error) {
    const shown = context.shown(route.id, location.href)
    if (shown === undefined || !isPassing(error)) throw error
    reloadOnce(error)
    setTimeout(() => void context.queryClient.invalidateQueries({ queryKey: liveKey }), againMs)
    return shown as Data
  }
}

/** Not a refusal, and not the router's own way to another page. */
function isPassing(error: unknown): boolean {
  const { status } = errorDetails(error, "")
  return error instanceof Error && (status === null || status === 429 || status >= 500)
}
