import { whyCannotRemoveWay } from "@doable/domain/account/ways-in/rules"
import { KeyRound } from "lucide-react"
import { useEffect, useRef, type ReactNode } from "react"
import { useWaysIn, type WaysIn } from "../../ways-in/use-ways-in.ts"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { Skeleton, SkeletonGroup } from "../../../ui/feedback/skeleton.tsx"
import { LinkedAccounts } from "./linked-accounts.tsx"
import { Passkeys } from "./passkeys.tsx"
import { SecondStepRow } from "./second-step-row.tsx"
import { SetPassword } from "./set-password.tsx"
import { WayRow } from "./way-row.tsx"

/** Below the sessions: what the person logs in with. */
export function WaysInSection({ changePassword }: { changePassword: ReactNode }) {
  const { t } = useTranslation()
  const date = useDate()
  const heading = useRef<HTMLHeadingElement>(null)
  const ways = useWaysIn()
  const refetch = async () => void (await ways.refetch())
  /** What was pressed is gone once the change is drawn. */
  const isChanged = useRef(false)
  const changed = () => {
    isChanged.current = true
    return refetch()
  }
  useEffect(() => {
    if (isChanged.current) heading.current?.focus()
    isChanged.current = false
  }, [ways.dataUpdatedAt])
  return (
    <section aria-labelledby="ways-in" className="mt-8">
      <h3 id="ways-in" ref={heading} tabIndex={-1} className="mb-3 display text-d22 outline-none">
        {t("security:ways.title")}
      </h3>
      {ways.isPending && (
        <SkeletonGroup className="grid gap-2">
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
        </SkeletonGroup>
      )}
      {ways.isError && (
        <ListError
          title={t("security:ways.loadFailed")}
          text={t("security:loadFailedText")}
          retrying={ways.isFetching}
          onRetry={() => void ways.refetch()}
        />
      )}
      {ways.data && (
        <>
          <ul className="overflow-clip rounded-control border border-line">
            <SecondStepRow
              step={ways.data.secondStep}
              hasPassword={ways.data.password !== null}
              onChanged={changed}
            />
            <WayRow
              icon={KeyRound}
              isOn={ways.data.password !== null}
              name={t("security:ways.password")}
              text={
                ways.data.password
                  ? t("security:ways.changed", { date: date(ways.data.password.changedAt, "xs") })
                  : t("security:ways.noPassword")
              }
            >
              {ways.data.password ? changePassword : <SetPassword onChanged={changed} />}
            </WayRow>
          </ul>
          <Passkeys
            passkeys={ways.data.passkeys}
            isLastWay={isLastWay(ways.data)}
            now={new Date(ways.dataUpdatedAt)}
            onChanged={refetch}
          />
          <LinkedAccounts linked={ways.data.linked} isLastWay={isLastWay(ways.data)} onChanged={refetch} />
          <p className="mt-3 text-13 text-ink-3">{t("security:ways.note")}</p>
        </>
      )}
    </section>
  )
}

function isLastWay({ password, passkeys, linked }: WaysIn): boolean {
  const ways = {
    hasPassword: password !== null,
    passkeys: passkeys.length,
    linkedAccounts: linked.length,
  }
  return whyCannotRemoveWay(ways) !== null
}
