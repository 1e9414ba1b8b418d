import { useTranslation } from "../../../i18n/use-translation.ts"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { Sheet, SheetContent } from "../../../ui/overlays/sheet.tsx"
import { Skeleton } from "../../../ui/feedback/skeleton.tsx"
import { ApplicationDocuments } from "./application-documents.tsx"
import { ApplicationFacts } from "./application-facts.tsx"
import { ApplicationReview } from "./application-review.tsx"
import { useApplication } from "./use-application.ts"

interface ApplicationSheetProps {
  id: string
  now: string
  onClose: () => void
}

export function ApplicationSheet({ id, now, onClose }: ApplicationSheetProps) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useApplication(id)
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent
        title={data ? data.legalName || data.applicant.name : t("admin-doers:applications.one")}
        description={
          data
            ? [...new Set([data.checkedName ?? data.applicant.name, data.applicant.email])].join(" · ")
            : undefined
        }
        className="sm:max-w-[640px]!"
      >
        {isError ? (
          <ListError onRetry={() => void refetch()} />
        ) : data ? (
          <div className="flex flex-col gap-6">
            <ApplicationFacts application={data} now={now} />
            <ApplicationDocuments application={data} />
            <ApplicationReview application={data} now={now} />
          </div>
        ) : (
          <div className="flex flex-col gap-3" aria-busy="true">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-28 w-full" />
            <Skeleton className="h-40 w-full" />
          </div>
        )}
      </SheetContent>
    </Sheet>
  )
}
