import { useEffect, useState } from "react"
import { lazyPart } from "../blocks/lazy-page.tsx"
import type { PushPanelProps } from "./push-panel.tsx"

const PushPanel = lazyPart(() => import("./push-panel.tsx").then((module) => module.PushPanel))

/** Only the browser knows whether it gets pushes, so the server draws nothing. */
export function LazyPushPanel({ onChange }: PushPanelProps) {
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  return isInBrowser && <PushPanel onChange={onChange} />
}
