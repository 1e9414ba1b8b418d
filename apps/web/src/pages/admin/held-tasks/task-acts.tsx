import { Ban, CircleCheck, CircleStop, Pencil, Undo2 } from "lucide-react"
import { useState } from "react"
import { removeTaskInput, restoreTaskInput, sendBackTaskInput } from "@doable/domain/task/input"
import { taskActionsOf } from "@doable/domain/task/graph"
import { removalReasons } from "@doable/domain/task/status"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { useAct, type Act } from "../frame/use-act.ts"
import { ExplainDialog } from "../frame/explain-dialog.tsx"
import type { ModeratedTask } from "./load-tasks.ts"

type Dialog = "sendBack" | "remove" | "restore" | "endWork"

/** What the graph lets an administrator do from here. */
export function TaskActs({ moderated: { task, isOwn, strandedAt } }: { moderated: ModeratedTask }) {
  const { t } = useTranslation()
  const { id, version } = task
  const act = useAct<ModeratedTask>(["admin-task", id], "admin-tasks:actFailed")
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const actions = taskActionsOf(task.status, "admin")
  if (actions.length === 0) return null
  if (isOwn) return <p className="text-15 text-ink-2">{t("refusal:task_own")}</p>
  return (
    <div className="flex flex-wrap gap-2">
      {actions.includes("approve") ? (
        <Button
          icon={CircleCheck}
          pending={act.isPending}
          onClick={() =>
            act.mutate({
              call: (api) => api.adminTask.approve.mutate({ id, version }),
              done: "admin-tasks:approve.done",
            })
          }
        >
          {t("admin-tasks:approve.do")}
        </Button>
      ) : null}
      {actions.includes("send_back") ? (
        <Button variant="outline" icon={Pencil} onClick={() => setDialog("sendBack")}>
          {t("admin-tasks:sendBack.do")}
        </Button>
      ) : null}
      {actions.includes("end_stranded") && strandedAt ? (
        <Button icon={CircleStop} onClick={() => setDialog("endWork")}>
          {t("admin-tasks:endWork.do")}
        </Button>
      ) : null}
      {actions.includes("remove") ? (
        <Button variant="outline" icon={Ban} onClick={() => setDialog("remove")}>
          {t("admin-tasks:remove.do")}
        </Button>
      ) : null}
      {actions.includes("restore_open") ? (
        <Button icon={Undo2} onClick={() => setDialog("restore")}>
          {t("admin-tasks:restore.do")}
        </Button>
      ) : null}
      {dialog ? (
        <ActDialog
          act={dialog}
          isPending={act.isPending}
          onClose={() => setDialog(null)}
          onConfirm={(call) =>
            act.mutate({ call, done: `admin-tasks:${dialog}.done` }, { onSuccess: () => setDialog(null) })
          }
          task={task}
        />
      ) : null}
    </div>
  )
}

interface ActDialogProps {
  act: Dialog
  task: ModeratedTask["task"]
  isPending: boolean
  onClose: () => void
  onConfirm: (call: Act<ModeratedTask>["call"]) => void
}

function ActDialog({ act, task: { id, version }, isPending, onClose, onConfirm }: ActDialogProps) {
  const { t } = useTranslation()
  const words = {
    title: t(`admin-tasks:${act}.title`),
    text: t(`admin-tasks:${act}.text`),
    confirm: t(`admin-tasks:${act}.do`),
  }
  const shared = { onOpenChange: onClose, isPending }
  const note = { label: t("admin-tasks:note"), hint: t("admin-tasks:noteHint") }
  if (act === "restore" || act === "endWork") {
    return (
      <ExplainDialog
        {...shared}
        words={{
          ...words,
          label: t("admin:reason"),
          ...(act === "endWork" && { keep: t("admin-tasks:endWork.keep") }),
        }}
        input={restoreTaskInput.shape.reason}
        isDestructive={act === "endWork"}
        onConfirm={({ explanation: reason }) =>
          onConfirm(({ adminTask }) => adminTask[act].mutate({ id, reason }))
        }
      />
    )
  }
  if (act === "sendBack") {
    return (
      <ExplainDialog
        {...shared}
        words={{ ...words, ...note }}
        input={sendBackTaskInput.shape.explanation}
        onConfirm={({ explanation }) =>
          onConfirm((api) => api.adminTask.sendBack.mutate({ id, version, explanation }))
        }
      />
    )
  }
  return (
    <ExplainDialog
      {...shared}
      words={{ ...words, ...note }}
      input={removeTaskInput.shape.explanation}
      isDestructive
      reasons={{
        label: t("admin-tasks:reason"),
        options: removalReasons.map((value) => ({ value, label: t(`admin-tasks:reasons.${value}`) })),
      }}
      onConfirm={({ explanation, reasonCode }) =>
        onConfirm((api) => api.adminTask.remove.mutate({ id, reasonCode, explanation }))
      }
    />
  )
}
