import { Pagination } from "../ui/pagination.tsx"
import { ListLink, type ListPath } from "./list-link.tsx"

interface ListPagesProps {
  path: ListPath
  search: { page?: number | undefined }
  nextCursor: string | null
  /** As many pages as were counted. */
  counted: number
  label: string
}

/** Next goes on where this page ends, whatever has arrived meanwhile; the numbers count from the top. */
export function ListPages({ path, search, nextCursor, counted, label }: ListPagesProps) {
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
              after: to === page + 1 ? (nextCursor ?? undefined) : undefined,
            }}
            {...props}
          />
        )}
      />
    </div>
  )
}
