import { localCopies } from "../../draft/local-copies.ts"
import type { TaskForm } from "./form.ts"

const copies = localCopies<TaskForm>("task-draft:", ({ title }) => typeof title === "string")

export const { keep: keepCopy, drop: dropCopy, find: findCopy, findUnsent, read: readCopy } = copies
