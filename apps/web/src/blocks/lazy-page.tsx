import { lazy, type ComponentType } from "react"

/**
 * A page whose code comes with its first use. On the server a loader waits for it (`ready`), so that it is drawn at
 * once: what is still loading while React draws would be sent behind the frame, for scripts to put in its place.
 */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | null = null
  const ready = async () => {
    Loaded ??= await load()
  }
  const Later = lazy(() => load().then((loaded) => ({ default: loaded })))
  const Page = (props: Props) => (Loaded ? <Loaded {...props} /> : <Later {...props} />)
  return { Page, ready: () => (import.meta.env.SSR ? ready() : undefined) }
}
