import { placeQueryLength } from "@doable/domain/place/limits"
import { createFileRoute } from "@tanstack/react-router"
import { Suspense } from "react"
import { pageHead } from "../../session/page-head.ts"
import { CreateTaskPage } from "../../pages/create-task/create-task-page.tsx"
import { loadCreatePage, type CreateSearch } from "../../pages/create-task/load-create-page.ts"
import { lazyCannotPost } from "../../restriction/lazy-limit-line.tsx"
import { useLimit } from "../../session/use-auth.ts"
import { flag } from "../../blocks/list-page/read-address.ts"
import { longestBudget, longestWish } from "../../pages/create-task/draft/start-day.ts"
import { readStep, type Step } from "../../pages/create-task/draft/steps.ts"
import { lazy } from "../../ui/code/lazy.tsx"

const CopyTask = lazy(() =>
  import("../../pages/create-task/copy-task.tsx").then((module) => ({ default: module.CopyTask })),
)

const text = (value: unknown, max: number) => {
  const words = typeof value === "string" || typeof value === "number" ? String(value).trim() : ""
  return words ? words.slice(0, max) : undefined
}

export const Route = createFileRoute("/tasks/create")({
  staticData: { access: "user", words: ["task-create", "task", "taskPage", "repeat", "fields", "refusal"] },
  // Words for a new task come from the home page and from links; a draft comes by its id.
  validateSearch: (search: Record<string, unknown>): CreateSearch & { step?: Step | undefined } => ({
    draft: text(search["draft"], 36),
    step: readStep(search["step"]),
    text: text(search["text"], 3 * longestWish),
    where: text(search["where"], placeQueryLength),
    when: text(search["when"], 20),
    budget: text(search["budget"], longestBudget),
    category: text(search["category"], 50),
    from: text(search["from"], 36),
    hireAgain: flag(search["hireAgain"]),
    providerId: text(search["providerId"], 6 * 37),
  }),
  loaderDeps: ({ search: { draft, text: wish, where, when, budget, category, from, providerId } }) => ({
    draft,
    text: wish,
    where,
    when,
    budget,
    category,
    from,
    providerId,
  }),
  loader: ({ context, deps }) => loadCreatePage(context, deps),
  staleTime: 0,
  head: pageHead("task-create", { robots: "noindex" }),
  component: function CreateTask() {
    const { draft, step = "what", from, hireAgain } = Route.useSearch()
    const { now, ...loaded } = Route.useLoaderData()
    const limit = useLimit()
    if (limit && !draft) {
      return (
        <Suspense>
          <lazyCannotPost.Page limit={limit} />
        </Suspense>
      )
    }
    if (from && !draft) {
      return (
        <Suspense>
          <CopyTask from={from} hireAgain={hireAgain === 1} />
        </Suspense>
      )
    }
    return <CreateTaskPage draft={draft} step={step} now={new Date(now)} {...loaded} />
  },
})
