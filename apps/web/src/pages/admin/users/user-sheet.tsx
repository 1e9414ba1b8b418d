import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Avatar } from "../../../ui/data/avatar.tsx"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { Sheet, SheetContent } from "../../../ui/overlays/sheet.tsx"
import { Skeleton } from "../../../ui/feedback/skeleton.tsx"
import { useApi } from "../../../session/use-api.ts"
import { UserActs } from "./user-acts.tsx"
import { UserChips, UserRole } from "./user-chips.tsx"
import { UserSections } from "./user-sections.tsx"

/** Someone whole, over the list; the address names them, so that it can be handed on. */
export function UserSheet({ id, now }: { id: string | undefined; now: string }) {
  const { t } = useTranslation()
  const ask = useApi()
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["admin-user", id],
    queryFn: () => ask((api) => api.adminUser.getById.query({ id: id ?? "" })),
    enabled: id !== undefined,
    staleTime: 0,
  })
  const close = () =>
    navigate({
      to: ".",
      search: ((before: object) => ({ ...before, user: undefined })) as never,
      resetScroll: false,
    })
  const user = data?.id === id ? data : undefined
  return (
    <Sheet open={id !== undefined} onOpenChange={(isOpen) => !isOpen && void close()}>
      <SheetContent
        className="sm:max-w-[600px]!"
        title={user?.name ?? t("admin-users:user")}
        description={user?.email}
      >
        {user ? (
          <>
            <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
              <Avatar name={user.name} image={user.image} size="lg" />
              <UserRole user={user} />
              <UserChips user={user} />
            </div>
            <UserActs user={user} />
            <UserSections user={user} now={now} />
          </>
        ) : error ? (
          <ListError
            title={t("admin-users:notLoaded")}
            text={t("admin-users:notLoadedText")}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <div aria-busy="true" aria-label={t("ui:loading")} className="grid gap-3">
            <Skeleton className="h-14" />
            <Skeleton className="h-10" />
            <Skeleton className="h-40" />
          </div>
        )}
      </SheetContent>
    </Sheet>
  )
}
