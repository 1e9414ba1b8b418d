import type { ComponentProps, ComponentType } from "react"
import type * as sectionTypes from "../../notification/notifications-section.tsx"
import { lazy } from "../../ui/code/lazy.tsx"

type Props = ComponentProps<typeof sectionTypes.NotificationsSection>

const load = () =>
  import("../../notification/notifications-section.tsx").then(
    (module) => (here = module.NotificationsSection),
  )
const Later = lazy(() => load().then((section) => ({ default: section })))
let here: ComponentType<Props> | undefined

export const loadNotificationsView = load

/** The list, whose code comes with its first use. */
export function NotificationsView(props: Props) {
  const View = here ?? Later
  return <View {...props} />
}
