import { Link } from "@tanstack/react-router"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Pagination } from "../../ui/pagination.tsx"
import type { TaskListAnswer } from "../task-answers.ts"
import { pagesOf, type TaskSearch } from "./task-search.ts"

/** Next goes on where this page ends, whatever has arrived meanwhile; the numbers count from the top. */
export function TaskPages({ search, list }: { search: TaskSearch; list: TaskListAnswer }) {
  const { t } = useTranslation()
  const page = search.page ?? 1
  const counted = pagesOf(list.total)
  // Behind the last number there may be more, which nobody has counted.
  const pages = Math.max(counted, list.nextCursor ? page + 1 : page)
  return (
    <div className="mt-10 flex justify-center">
      <Pagination
        page={page}
        pages={pages}
        label={t("tasks:pages")}
        renderLink={(to, props) => (
          <Link
            to="/tasks"
            search={{
              ...search,
              page: to === 1 ? undefined : to,
              after: to === page + 1 ? (list.nextCursor ?? undefined) : undefined,
            }}
            {...props}
          />
        )}
      />
    </div>
  )
}
