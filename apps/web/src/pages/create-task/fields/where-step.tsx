import { taskModes } from "@doable/domain/task/status"
import { MapPin } from "lucide-react"
import { Suspense, useEffect, useRef, useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { OptionCards } from "../../../ui/fields/option-cards.tsx"
import { Skeleton } from "../../../ui/feedback/skeleton.tsx"
import { TextField } from "../../../ui/fields/text-field.tsx"
import { publicPlace } from "./public-place.ts"
import { TaskField } from "./task-field.tsx"
import { useTaskForm } from "../draft/use-task-editor.ts"
import { WhenFields } from "./when-fields.tsx"
import { lazy } from "../../../ui/code/lazy.tsx"

const PlacePicker = lazy(() =>
  import("../../../place/place-picker.tsx").then((module) => ({ default: module.PlacePicker })),
)

interface WhereStepProps {
  /** People rarely change a task's place, so the list of places loads on demand. */
  isPlaceSettled?: boolean
}

export function WhereStep({ isPlaceSettled = false }: WhereStepProps) {
  const { t } = useTranslation()
  const { form, change } = useTaskForm()
  return (
    <>
      <TaskField path="mode" group label={t("task-create:where.mode")} hideLabel>
        <OptionCards
          value={form.mode}
          onValueChange={(mode) => change({ mode })}
          options={taskModes.map((mode) => ({
            value: mode,
            label: t(`task-create:mode.${mode}`),
            hint: t(`task-create:modeHint.${mode}`),
          }))}
        />
      </TaskField>
      {form.mode === "in_person" && <PlaceFields isSettled={isPlaceSettled} />}
      <WhenFields />
    </>
  )
}

function PlaceFields({ isSettled }: { isSettled: boolean }) {
  const { t, locale } = useTranslation()
  const { form, change, leave, place, choosePlace, unreadAt, setUnread } = useTaskForm()
  const [isShownFirst] = useState(isSettled && form.placeId !== null)
  const [isShown, setShown] = useState(isShownFirst)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TaskField
        path="placeId"
        group={isShown}
        label={t("task-create:where.place")}
        hint={t("task-create:where.placeHint")}
      >
        {isShown ? (
          <div
            role="group"
            aria-label={t("task-create:where.place")}
            className="flex min-h-12 items-center justify-between gap-3"
          >
            <span className="font-semibold wrap-anywhere">{place && publicPlace(place, locale)}</span>
            <Button variant="outline" size="sm" onClick={() => setShown(false)}>
              {t("task-create:what.change")}
            </Button>
          </div>
        ) : (
          <Suspense fallback={<Skeleton className="h-12" />}>
            {isShownFirst && <FocusNext />}
            <PlacePicker
              value={place}
              onValueChange={choosePlace}
              unread={unreadAt("placeId")}
              onUnreadChange={(text) => setUnread("placeId", text)}
              placeholder={t("task-create:where.placePlaceholder")}
            />
          </Suspense>
        )}
      </TaskField>
      <TaskField
        path="address"
        label={t("task-create:where.address")}
        hint={
          place
            ? t("task-create:where.addressPublic", { place: publicPlace(place, locale) })
            : t("task-create:where.addressPrivate")
        }
      >
        <TextField
          icon={<MapPin aria-hidden strokeWidth={1.9} />}
          name="address"
          autoComplete="street-address"
          placeholder={t("task-create:optional")}
          clearable
          value={form.address}
          onChange={(event) => change({ address: event.currentTarget.value })}
          onBlur={() => leave("address")}
        />
      </TaskField>
    </div>
  )
}

/** The keyboard goes on where the button was. */
function FocusNext() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => place.current?.parentElement?.querySelector("input")?.focus(), [])
  return <span ref={place} hidden />
}
