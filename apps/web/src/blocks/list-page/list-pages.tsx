import { Pagination } from "../../ui/layout/pagination.tsx"
import { ListLink, type ListPath } from "./list-link.tsx"

interface ListPagesProps {
  path: ListPath
  search: { page?: number | undefined }
  list: { nextCursor: string | null; pageCursor: string }
  /** As many pages as were counted. */
  counted: number
  label: string
}

/**
 * Next goes on where this page ends; the other pages count from the top of the list as it was when it was started, so
 * that nothing that has arrived in the meantime moves them. The first page is always the newest.
 */
export function ListPages({ path, search, list, counted, label }: ListPagesProps) {
  const { nextCursor, pageCursor } = list
  const page = search.page ?? 1
  // Behind the last number there may be more, which nobody has counted.
  const pages = Math.max(counted, nextCursor ? page + 1 : page)
  return (
    <div className="mt-10 flex justify-center">
      <Pagination
        page={page}
        pages={pages}
        label={label}
        renderLink={(to, props) => (
          <ListLink
            to={path}
            resetScroll
            search={{
              ...search,
              page: to === 1 ? undefined : to,
              after: to === 1 ? undefined : to === page + 1 && nextCursor ? nextCursor : pageCursor,
            }}
            {...props}
          />
        )}
      />
    </div>
  )
}
