import { Link, useRouter } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { ListError } from "../ui/feedback/list-error.tsx"
import { Card } from "../ui/layout/card.tsx"
import { Pagination } from "../ui/layout/pagination.tsx"

interface SavedListProps {
  id: string
  words: { title: string; pages: string; failed: string }
  /** Null when the list didn't come. */
  rows: ReactNode[] | null
  page: number
  pages: number
  /** How the address of the dashboard names the page of this list. */
  pageKey: "saved" | "doers"
}

/** What a person keeps for later, a page at a time. */
export function SavedList({ id, words, rows, page, pages, pageKey }: SavedListProps) {
  const router = useRouter()
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-10 scroll-mt-24">
      <h2 id={`${id}-title`} className="mb-4 display text-d28">
        {words.title}
      </h2>
      {rows ? (
        <>
          <Card className="overflow-hidden">
            <ul className="divide-y divide-line">{rows}</ul>
          </Card>
          <div className="mt-5">
            <Pagination
              page={page}
              pages={pages}
              label={words.pages}
              renderLink={(to, props) => (
                <Link
                  from="/dashboard"
                  to="/dashboard"
                  search={(before) => ({ ...before, [pageKey]: to === 1 ? undefined : to })}
                  resetScroll={false}
                  {...props}
                />
              )}
            />
          </div>
        </>
      ) : (
        <ListError title={words.failed} onRetry={() => void router.invalidate()} />
      )}
    </section>
  )
}
