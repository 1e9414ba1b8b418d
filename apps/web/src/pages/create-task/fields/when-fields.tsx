import { Suspense } from "react"
import { dueWithinDays } from "@doable/domain/task/limits"
import { timingKinds, type TimingKind } from "@doable/domain/task/status"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { addDays } from "../../../ui/pickers/calendar-dates.ts"
import { Checkbox } from "../../../ui/fields/checkbox.tsx"
import { OptionCards } from "../../../ui/fields/option-cards.tsx"
import { Skeleton } from "../../../ui/feedback/skeleton.tsx"
import { TimeWindows } from "../../../ui/pickers/time-picker-windows.tsx"
import { TaskField } from "./task-field.tsx"
import { useTaskForm } from "../draft/use-task-editor.ts"
import { lazy } from "../../../ui/code/lazy.tsx"

// Many tasks have neither a day nor an hour: what chooses them comes once it is asked for.
const Calendar = lazy(() =>
  import("../../../ui/pickers/calendar.tsx").then((module) => ({ default: module.Calendar })),
)
const TimePicker = lazy(() =>
  import("../../../ui/pickers/time-picker.tsx").then((module) => ({ default: module.TimePicker })),
)

export function WhenFields() {
  const { t } = useTranslation()
  const { form, change, today } = useTaskForm()
  const hasDate = form.timingKind === "on_date" || form.timingKind === "before_date"
  const choose = (timingKind: TimingKind) => change({ timingKind })

  return (
    <>
      <TaskField path="timing" group label={t("task-create:when.label")}>
        <OptionCards
          columns={3}
          value={form.timingKind}
          onValueChange={choose}
          options={timingKinds.map((kind) => ({ value: kind, label: t(`task-create:timing.${kind}`) }))}
        />
      </TaskField>
      {form.timingKind && (
        <div className="grid items-start gap-x-5 gap-y-6 md:grid-cols-[minmax(0,340px)_minmax(0,1fr)]">
          {hasDate && (
            <TaskField
              path="timing.date"
              group
              label={t(
                form.timingKind === "on_date" ? "task-create:when.onDay" : "task-create:when.beforeDay",
              )}
            >
              <Suspense fallback={<Skeleton className="h-85 max-w-85" />}>
                <Calendar
                  key={form.timingKind}
                  value={form.date}
                  onValueChange={(date) => change({ date })}
                  min={today}
                  max={addDays(today, dueWithinDays)}
                />
              </Suspense>
            </TaskField>
          )}
          <div className={hasDate ? undefined : "md:max-w-[340px]"}>
            <TaskField path="timing.window" group label={t("task-create:when.hour")}>
              <TimeWindows value={form.window} onValueChange={(window) => change({ window })} />
            </TaskField>
            <ExactHours />
          </div>
        </div>
      )}
      <TaskField path="isUrgent" label={t("task-create:when.urgentLabel")} hideLabel group>
        <Checkbox
          label={t("task-create:when.urgent")}
          hint={t("task-create:when.urgentHint")}
          checked={form.isUrgent}
          onChange={(event) => change({ isUrgent: event.currentTarget.checked })}
        />
      </TaskField>
    </>
  )
}

/** When a part of the day isn't precise enough. */
function ExactHours() {
  const { t } = useTranslation()
  const { form, change, unreadAt, setUnread, isExact, setExact } = useTaskForm()
  return (
    <div className="mt-1">
      <Checkbox
        label={t("task-create:when.exact")}
        checked={isExact}
        onChange={({ currentTarget: { checked } }) => {
          setExact(checked)
          if (!checked) change({ from: null, to: null })
        }}
      />
      {isExact && (
        <div className="grid grid-cols-2 items-start gap-2.5">
          {(["from", "to"] as const).map((end) => (
            <TaskField key={end} path={`timing.${end}`} label={t(`task-create:when.${end}`)}>
              <Suspense fallback={<Skeleton className="h-12" />}>
                <TimePicker
                  value={form[end]}
                  onValueChange={(time) => change({ [end]: time })}
                  unread={unreadAt(`timing.${end}`)}
                  onUnreadChange={(text) => setUnread(`timing.${end}`, text)}
                />
              </Suspense>
            </TaskField>
          ))}
        </div>
      )}
    </div>
  )
}
