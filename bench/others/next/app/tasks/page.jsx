import { findTasks } from "../../data.mjs"
import { Tasks } from "../../frame.jsx"

export const dynamic = "force-dynamic"

export default async function Page() {
  return <Tasks data={await findTasks()} />
}
