import { Link } from "@tanstack/react-router"
import { UserPlus } from "lucide-react"
import { Suspense, useState } from "react"
import type { InviteStatus } from "@doable/domain/offer/invite/status"
import { useTranslation } from "../i18n/use-translation.ts"
import type { TaskPageData } from "../session/answers/task-page-data.ts"
import { Avatar } from "../ui/data/avatar.tsx"
import { Button } from "../ui/layout/button.tsx"
import { Chip, type ChipTone } from "../ui/data/chip.tsx"
import { Card } from "../ui/layout/card.tsx"
import { lazy } from "../ui/code/lazy.tsx"

const InviteDialog = lazy(() =>
  import("./invite-dialog.tsx").then((module) => ({ default: module.InviteDialog })),
)

const tones: Record<InviteStatus, ChipTone> = {
  sent: "info",
  viewed: "info",
  offered: "ok",
  declined: "mute",
  expired: "mute",
}

/** The doers the owner has invited, and a way to invite more. */
export function TaskInvites({ data }: { data: TaskPageData }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const invites = data.invites?.data ?? []
  return (
    <section aria-labelledby="invites-title" className="mt-9">
      <h2 id="invites-title" className="display text-d22">
        {t("task-invite:title")}
      </h2>
      {invites.length === 0 ? (
        <p className="mt-1 text-ink-2">{t("task-invite:none")}</p>
      ) : (
        <Card asChild className="mt-3 overflow-hidden">
          <ul>
            {invites.map(({ id, provider, status }) => (
              <li
                key={id}
                className="flex flex-wrap items-center gap-3 border-line px-4 py-3 not-first:border-t md:px-5.5"
              >
                <Avatar name={provider?.name ?? ""} image={provider?.image} size="sm" />
                <span className="min-w-0 flex-1 font-semibold wrap-anywhere">
                  {provider ? (
                    <Link
                      to="/providers/$providerId"
                      params={{ providerId: provider.id }}
                      preload={false}
                      className="hover:underline"
                    >
                      {provider.name}
                    </Link>
                  ) : (
                    t("task-invite:gone")
                  )}
                </span>
                <Chip dense tone={tones[status]}>
                  {t(`task-invite:status.${status}`)}
                </Chip>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Button
        variant="outline"
        icon={UserPlus}
        className="scripted mt-3"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        {t("task-invite:invite")}
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <InviteDialog data={data} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </section>
  )
}
