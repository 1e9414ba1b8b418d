import { servicesPerProvider } from "@doable/domain/provider/limits"
import { useMutation } from "@tanstack/react-query"
import { Plus } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { confirm } from "../../../ui/overlays/confirm.ts"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { Skeleton } from "../../../ui/feedback/skeleton.tsx"
import { useApi } from "../../../session/use-api.ts"
import { useProviderForm } from "../draft/provider-form-context.ts"
import type { ServiceData } from "../../../session/answers/provider-answers.ts"
import { ServiceRows } from "./service-rows.tsx"
import { useServices } from "./use-services.ts"
import { lazy } from "../../../ui/code/lazy.tsx"

const ServiceDialog = lazy(() =>
  import("./service-dialog.tsx").then((module) => ({ default: module.ServiceDialog })),
)

/** What the doer sells, in the order in which customers read it. */
export function Services() {
  const { t } = useTranslation()
  const ask = useApi()
  const { providerId, begin } = useProviderForm()
  const { services, put, isPending, isError, refetch, isFetching } = useServices(providerId)
  const [edited, setEdited] = useState<ServiceData | "new" | null>(null)
  const [isBeginning, setBeginning] = useState(false)

  const remove = useMutation({
    mutationFn: (id: string) => ask((api) => api.providerService.delete.mutate({ id })),
    onSuccess: ({ id }) => providerId && put(providerId, (all) => all.filter((one) => one.id !== id)),
    meta: { failure: "provider-manage:services.notDeleted" },
  })
  const reorder = useMutation({
    mutationFn: (ids: string[]) => ask((api) => api.providerService.reorder.mutate({ ids })),
    onError: () => void refetch(),
    meta: { failure: "provider-manage:services.notMoved" },
  })
  const add = async () => {
    setBeginning(true)
    // A service hangs on a profile: the draft is saved first.
    const id = await begin()
    setBeginning(false)
    if (id) setEdited("new")
  }
  const askAndRemove = async (service: ServiceData) => {
    const isMeant = await confirm({
      title: t("provider-manage:services.delete.title", { title: service.title }),
      description: t("provider-manage:services.delete.text"),
      confirmText: t("provider-manage:services.delete.confirm"),
      confirmButtonProps: { variant: "destructive" },
    })
    if (isMeant) remove.mutate(service.id)
  }
  const move = (service: ServiceData, to: number) => {
    const order = services.filter((one) => one.id !== service.id).toSpliced(to, 0, service)
    if (providerId) put(providerId, () => order)
    return order.map(({ id }) => id)
  }
  const isFull = services.length >= servicesPerProvider

  return (
    <div className="grid justify-items-start gap-3">
      {providerId && isPending && <Skeleton className="h-20 w-full" />}
      {isError && <ListError onRetry={() => void refetch()} retrying={isFetching} />}
      {services.length > 0 && (
        <ServiceRows
          services={services}
          onEdit={setEdited}
          onDelete={(service) => void askAndRemove(service)}
          onMove={(service, to) => move(service, to)}
          onMoved={(ids) => reorder.mutate(ids)}
        />
      )}
      <Button
        variant="outline"
        icon={Plus}
        pending={isBeginning}
        disabled={isFull}
        hint={isFull ? t("provider-manage:services.full", { max: servicesPerProvider }) : undefined}
        onClick={() => void add()}
      >
        {t("provider-manage:services.add")}
      </Button>
      {edited && providerId && (
        <Suspense>
          <ServiceDialog
            service={edited === "new" ? null : edited}
            onClose={() => setEdited(null)}
            onStale={async () => {
              const { data } = await refetch()
              return data?.find(({ id }) => edited !== "new" && id === edited.id) ?? null
            }}
            onSaved={(saved) => {
              put(providerId, (all) =>
                all.some(({ id }) => id === saved.id)
                  ? all.map((one) => (one.id === saved.id ? saved : one))
                  : [...all, saved],
              )
              setEdited(null)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
