import type { CSSProperties } from "react"
import { TaskCard } from "../../task/task-card.tsx"
import type { NewestTasks } from "../home/load-newest-tasks.ts"

const places: readonly CSSProperties[] = [
  { left: "5%", top: "12%", rotate: "-2.4deg" },
  { left: "9%", top: "53%", rotate: "1.6deg" },
  { right: "5.5%", top: "32%", rotate: "2.2deg" },
]

/** The newest tasks on the wall behind the form, where there's room: a picture, nothing to read or to follow. */
export function TasksBehind({ newest }: { newest: NewestTasks | null }) {
  if (!newest) return null
  return (
    <div aria-hidden="true" inert className="absolute inset-0 max-[1180px]:hidden">
      {newest.tasks.slice(0, places.length).map((task, at) => (
        <div key={task.id} className="absolute w-75" style={places[at]}>
          <TaskCard task={task} now={new Date(newest.now)} isPreview />
        </div>
      ))}
    </div>
  )
}
