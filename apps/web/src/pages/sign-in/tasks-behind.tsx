import { useEffect, useState } from "react"
import { useLater } from "../../ui/layout/use-later.ts"

const load = () => import("./tasks-on-wall.tsx")
const words = ["task"] as const

/** The newest tasks on the wall behind the form, where there's room for them: others fetch nothing of it. */
export function TasksBehind() {
  const [isWide, setWide] = useState(false)
  useEffect(() => setWide(matchMedia("(width >= 1180px)").matches), [])
  const later = useLater({ load, words, isWanted: isWide, onFailure: () => {} })
  return later && <later.TasksOnWall />
}
