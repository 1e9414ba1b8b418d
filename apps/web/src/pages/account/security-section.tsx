import { deviceOf, type Device } from "@doable/domain/account/device"
import { useQuery } from "@tanstack/react-query"
import { LogOut, Monitor, Smartphone, Tablet, type LucideIcon } from "lucide-react"
import { useId } from "react"
import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Chip } from "../../ui/data/chip.tsx"
import { ListError } from "../../ui/feedback/list-error.tsx"
import { Skeleton, SkeletonGroup } from "../../ui/feedback/skeleton.tsx"
import { Table, TableBody, TableHead, Td, Th, Tr } from "../../ui/data/table.tsx"
import { useAuth } from "../../session/use-auth.ts"
import { AdminNote } from "./ways-in/admin-note.tsx"
import { ChangePassword } from "./change-password.tsx"
import { WaysInSection } from "./ways-in/ways-in.tsx"
import { useSessions, type Session } from "../../account/use-sessions.ts"

const pictures: Record<Device["kind"], LucideIcon> = {
  Desktop: Monitor,
  Mobile: Smartphone,
  Tablet,
  Unknown: Monitor,
}

export function SecuritySection() {
  const { t } = useTranslation()
  const { list, busy, quit, quitOther, quitAll } = useSessions()
  const sessions = useQuery(list)
  const isOnlyHere = sessions.data?.every(({ isCurrent }) => isCurrent) ?? false
  const onlyHereId = useId()
  const email = useAuth()?.user?.email ?? ""

  return (
    <>
      <AdminNote />
      <p className="mb-4 text-ink-2">{t("security:text")}</p>
      {sessions.isPending && (
        <SkeletonGroup className="grid gap-2">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </SkeletonGroup>
      )}
      {sessions.isError && (
        <ListError
          title={t("security:loadFailed")}
          text={t("security:loadFailedText")}
          retrying={sessions.isFetching}
          onRetry={() => void sessions.refetch()}
        />
      )}
      {sessions.data && (
        <>
          <Table caption={t("security:table")}>
            <TableHead>
              <Th>{t("security:ip")}</Th>
              <Th>{t("security:when")}</Th>
              <Th>{t("security:browser")}</Th>
              <Th>{t("security:system")}</Th>
              <Th>{t("security:device")}</Th>
              <Th>
                <span className="sr-only">{t("security:actions")}</span>
              </Th>
            </TableHead>
            <TableBody>
              {sessions.data.map((session) => (
                <SessionRow
                  key={session.token}
                  session={session}
                  now={new Date(sessions.dataUpdatedAt)}
                  pending={busy === session.token}
                  onQuit={() => void quit(session)}
                />
              ))}
            </TableBody>
          </Table>
          <div className="mt-5 flex flex-wrap gap-2.5 max-md:flex-col">
            <Button
              variant="outline"
              pending={busy === "other"}
              disabled={isOnlyHere}
              explainedBy={onlyHereId}
              onClick={() => void quitOther()}
            >
              {t("security:quitOther")}
            </Button>
            <Button variant="destructive" pending={busy === "all"} onClick={() => void quitAll()}>
              {t("security:quitAll")}
            </Button>
          </div>
          {isOnlyHere && (
            <p id={onlyHereId} className="mt-1.5 text-13 text-ink-3">
              {t("security:onlyHere")}
            </p>
          )}
        </>
      )}
      <WaysInSection changePassword={<ChangePassword email={email} />} />
    </>
  )
}

interface SessionRowProps {
  session: Session
  now: Date
  pending: boolean
  onQuit: () => void
}

function SessionRow({ session, now, pending, onQuit }: SessionRowProps) {
  const { t } = useTranslation()
  const date = useDate()
  const { browser, system, kind } = deviceOf(session.userAgent)
  const Picture = pictures[kind]
  const word = (name: string) => (name === "Unknown" ? t("security:kind.Unknown") : name)
  return (
    <Tr>
      <Td>
        <span className="flex items-center gap-3 max-md:pr-12">
          <span
            aria-hidden="true"
            className="grid size-10 flex-none place-items-center rounded-control bg-wall-2 text-ink-2"
          >
            <Picture size={20} strokeWidth={1.9} />
          </span>
          <span>
            <span className="block font-semibold wrap-anywhere">
              {session.ipAddress || t("security:kind.Unknown")}
            </span>
            {session.isCurrent && (
              <Chip tone="ok" dense>
                {t("security:current")}
              </Chip>
            )}
          </span>
        </span>
      </Td>
      <Td label={t("security:when")}>{date(session.createdAt, "relative", now)}</Td>
      <Td label={t("security:browser")}>{word(browser)}</Td>
      <Td label={t("security:system")}>{word(system)}</Td>
      <Td label={t("security:device")}>{t(`security:kind.${kind}`)}</Td>
      <Td actions>
        <Button
          variant="ghost"
          size="sm"
          icon={LogOut}
          pending={pending}
          onClick={onQuit}
          className="text-danger-text!"
        >
          <span className="max-md:sr-only">{t("security:quit")}</span>
        </Button>
      </Td>
    </Tr>
  )
}
