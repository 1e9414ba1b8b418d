import { Link, useRouter } from "@tanstack/react-router"
import { useTranslation } from "../i18n/use-translation.ts"
import { ProviderRow } from "../provider/provider-row.tsx"
import { Card } from "../ui/layout/card.tsx"
import { ListError } from "../ui/feedback/list-error.tsx"
import { Pagination } from "../ui/layout/pagination.tsx"
import type { SavedDoersData } from "./load-saved-doers.ts"
import { SaveHeart } from "./save-heart.tsx"

/** Whom the person keeps in mind; nothing at all while there is nobody. */
export function SavedDoers({ saved, page }: { saved: SavedDoersData | null; page: number }) {
  const { t } = useTranslation()
  const router = useRouter()
  if (saved?.total === 0) return null
  return (
    <section id="saved-doers" aria-labelledby="saved-doers-title" className="mt-10 scroll-mt-24">
      <h2 id="saved-doers-title" className="mb-4 display text-d28">
        {t("dashboard:savedDoers.title")}
      </h2>
      {saved ? (
        <>
          <Card className="overflow-hidden">
            <ul className="divide-y divide-line">
              {saved.doers.map((doer) => (
                <ProviderRow key={doer.id} provider={doer}>
                  {/* A row whose heart is taken back stays until the next visit, so that a slip can be mended. */}
                  <SaveHeart
                    target={{ targetType: "provider", targetId: doer.id }}
                    title={doer.name}
                    isSaved={doer.isSaved}
                    className="relative grid size-11 flex-none place-items-center rounded-control text-ink-2 hover:bg-wall-2"
                  />
                </ProviderRow>
              ))}
            </ul>
          </Card>
          <div className="mt-5">
            <Pagination
              page={page}
              pages={saved.pages}
              label={t("dashboard:savedDoers.pages")}
              renderLink={(to, props) => (
                <Link
                  from="/dashboard"
                  to="/dashboard"
                  search={(before) => ({ ...before, doers: to === 1 ? undefined : to })}
                  resetScroll={false}
                  {...props}
                />
              )}
            />
          </div>
        </>
      ) : (
        <ListError title={t("dashboard:savedDoers.failed")} onRetry={() => void router.invalidate()} />
      )}
    </section>
  )
}
