import type { ProviderId } from "@doable/domain/account/ways-in/provider"
import { useRouter } from "@tanstack/react-router"
import { Building2, Globe } from "lucide-react"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { goToProvider } from "../../ways-in/go-to-provider.ts"
import type { WaysIn } from "../../ways-in/use-ways-in.ts"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { callAuth } from "../../../session/person/auth-api.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { confirm } from "../../../ui/overlays/confirm.ts"
import { useConfirmItsYou } from "../../second-step/use-confirm-its-you.tsx"
import { useRefusalToast } from "./use-refusal-toast.ts"
import { WayRow } from "./way-row.tsx"

const securityPage = "/account?section=security"
/** The provider's page leads back here. */
const cameBackFrom = (provider: ProviderId) => `${securityPage}&linked=${provider}`

interface LinkedAccountsProps {
  linked: WaysIn["linked"]
  /** Without it nobody would get in. */
  isLastWay: boolean
  onChanged: () => Promise<void>
}

export function LinkedAccounts({ linked, isLastWay, onChanged }: LinkedAccountsProps) {
  const { t } = useTranslation()
  const date = useDate()
  const router = useRouter()
  const { serverUrl, providers } = router.options.context.config
  const itsYou = useConfirmItsYou()
  const refused = useRefusalToast()
  const [busy, setBusy] = useState<ProviderId | null>(null)

  const row = useRef<HTMLLIElement>(null)
  const [cameBack, setCameBack] = useState<string | null>(null)

  // Back from the provider's page: linked, or with what went wrong.
  const tell = useEffectEvent(() => {
    const search = new URLSearchParams(router.state.location.searchStr)
    const back = search.get("linked")
    const isLinked = linked.some(({ provider }) => provider === back)
    if (search.has("error")) toast.error(t("security:linked.failed"))
    else if (!isLinked) return
    else {
      const name = providers.find(({ id }) => id === back)?.name ?? ""
      toast.success(t("security:linked.linked", { name }))
      setCameBack(back)
    }
    void router.navigate({ to: "/account", search: { section: "security" }, replace: true })
  })
  useEffect(() => tell(), [])
  useEffect(() => row.current?.focus(), [cameBack])

  const link = async (provider: ProviderId) => {
    setBusy(provider)
    const answer = await itsYou.withRecent(() =>
      goToProvider(serverUrl, { path: "/link-social", provider, callbackURL: cameBackFrom(provider) }),
    )
    if (answer?.ok) return
    setBusy(null)
    if (answer) await refused(answer)
  }
  const unlink = async (provider: ProviderId, name: string) => {
    const description = t("security:linked.askUnlink", { name })
    const confirmButtonProps = { variant: "destructive" } as const
    const confirmText = t("security:linked.unlink")
    if (!(await confirm({ description, confirmText, confirmButtonProps }))) return
    setBusy(provider)
    const answer = await itsYou.withRecent(() =>
      callAuth(serverUrl, "/unlink-account", { providerId: provider }),
    )
    setBusy(null)
    if (!answer) return
    if (answer.ok) toast.success(t("security:linked.unlinked", { name }))
    else await refused(answer)
    await onChanged()
  }

  if (providers.length === 0) return null
  return (
    <section aria-labelledby="linked" className="mt-8">
      <h3 id="linked" className="mb-3 display text-d22">
        {t("security:linked.title")}
      </h3>
      <ul className="overflow-clip rounded-control border border-line">
        {providers.map(({ id, name }) => {
          const own = linked.find(({ provider }) => provider === id)
          return (
            <WayRow
              key={id}
              rowRef={cameBack === id ? row : undefined}
              icon={id === "google" ? Globe : Building2}
              name={name}
              text={
                own
                  ? (own.email ?? t("security:linked.since", { date: date(own.since, "xs") }))
                  : t("security:linked.not")
              }
            >
              <Button
                variant={own ? "ghost" : "outline"}
                size="sm"
                pending={busy === id}
                disabled={own !== undefined && isLastWay}
                hint={t("security:ways.last")}
                onClick={() => void (own ? unlink(id, name) : link(id))}
              >
                {t(own ? "security:linked.unlink" : "security:linked.link")}{" "}
                <span className="sr-only">{name}</span>
              </Button>
            </WayRow>
          )
        })}
      </ul>
      {itsYou.dialog}
    </section>
  )
}
