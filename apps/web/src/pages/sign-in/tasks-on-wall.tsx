import { useQuery } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import type { CSSProperties } from "react"
import type { TaskListAnswer } from "../../session/answers/task-answers.ts"
import { TaskCard } from "../../task/task-card.tsx"

const places: readonly CSSProperties[] = [
  { left: "5%", top: "12%", rotate: "-2.4deg" },
  { left: "9%", top: "53%", rotate: "1.6deg" },
  { right: "5.5%", top: "32%", rotate: "2.2deg" },
]

/** A picture, nothing to read or to follow. */
export function TasksOnWall() {
  const { serverUrl } = useRouter().options.context.config
  const { data } = useQuery({
    queryKey: ["tasks-on-wall"],
    queryFn: async () => {
      // Asked without the client of the API, whose code this page doesn't need.
      const input = JSON.stringify({ pagination: { limit: places.length, offset: 0 } })
      const address = `${serverUrl}/trpc/task.getList?input=${encodeURIComponent(input)}`
      const answer = (await (await fetch(address)).json()) as { result: { data: TaskListAnswer } }
      return { tasks: answer.result.data.data, now: Date.now() }
    },
  })
  return (
    <div aria-hidden="true" inert className="absolute inset-0 max-[1180px]:hidden">
      {data?.tasks.map((task, at) => (
        <div key={task.id} className="absolute w-75 animate-fade-in" style={places[at]}>
          <TaskCard task={task} now={new Date(data.now)} isPreview />
        </div>
      ))}
    </div>
  )
}
