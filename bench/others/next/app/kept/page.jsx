import { findTasks } from "../../data.mjs"
import { Tasks } from "../../frame.jsx"

// Next keeps this page and draws it again once a minute, as ours is kept for visitors.
export const revalidate = 60

export default async function Page() {
  return <Tasks data={await findTasks()} />
}
