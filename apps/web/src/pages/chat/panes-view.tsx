import type { ComponentProps, ComponentType } from "react"
import type * as panes from "./two-panes.tsx"
import { lazy } from "../../ui/code/lazy.tsx"

type Props = ComponentProps<typeof panes.TwoPanes>

const load = () => import("./two-panes.tsx").then((module) => (here = module.TwoPanes))
const Later = lazy(() => load().then((view) => ({ default: view })))
let here: ComponentType<Props> | undefined

/** Before the page is drawn: the server sends both panes whole. */
export const loadPanes = load

/** What only people who are logged in need. A drawn page keeps what the server sent until the code is there. */
export function PanesView(props: Props) {
  const View = here ?? Later
  return <View {...props} />
}
