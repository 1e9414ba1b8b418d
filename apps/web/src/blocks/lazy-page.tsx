import { Suspense, useState, type ComponentType } from "react"
import { lazy } from "../ui/code/lazy.tsx"

/**
 * A page whose code comes with its first use. On the server a loader waits for it (`ready`), so that it is drawn at
 * once: what is still loading while React draws would be sent behind the frame, for scripts to put in its place.
 * In the browser a loader waits (`loaded`) only for what takes the place of something that may have the focus.
 */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | null = null
  const loaded = async () => {
    Loaded ??= await load()
  }
  const Later = lazy(() => load().then((component) => ({ default: component })))
  const Page = (props: Props) => {
    // Once shown, it stays the same component: another one would start again without its state and the focus.
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? Later)
    return <Shown {...props} />
  }
  return { Page, loaded, ready: () => (import.meta.env.SSR ? loaded() : undefined) }
}

/** A part that comes later, behind a boundary of its own: while it loads, nothing beside it disappears with the focus. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Later = lazy(() => load().then((component) => ({ default: component })))
  return (props: Props) => (
    <Suspense fallback={null}>
      <Later {...props} />
    </Suspense>
  )
}
