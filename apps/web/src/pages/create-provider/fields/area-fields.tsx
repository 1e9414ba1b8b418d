import { radiusKm } from "@doable/domain/provider/limits"
import { providerModes } from "@doable/domain/provider/status"
import { Suspense, useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { OptionCards } from "../../../ui/fields/option-cards.tsx"
import { Skeleton } from "../../../ui/feedback/skeleton.tsx"
import { Slider } from "../../../ui/slider/slider.tsx"
import { publicPlace } from "../../create-task/fields/public-place.ts"
import { ProviderField } from "./provider-field.tsx"
import { useProviderForm } from "../draft/provider-form-context.ts"
import { lazy } from "../../../ui/code/lazy.tsx"

const PlacePicker = lazy(() =>
  import("../../../place/place-picker.tsx").then((module) => ({ default: module.PlacePicker })),
)

export function AreaFields() {
  const { t, locale } = useTranslation()
  const { form, change, place, choosePlace, unreadPlace, setUnreadPlace } = useProviderForm()
  // People rarely change their place, so the list of places loads on demand.
  const [isPicking, setPicking] = useState(form.placeId === null)
  const goesThere = form.mode === "in_person" || form.mode === "both"
  return (
    <>
      <ProviderField path="mode" group label={t("provider-create:where.mode")}>
        <OptionCards
          columns={3}
          value={form.mode}
          onValueChange={(mode) => change({ mode })}
          options={providerModes.map((mode) => ({
            value: mode,
            label: t(`provider-create:mode.${mode}`),
            hint: t(`provider-create:modeHint.${mode}`),
          }))}
        />
      </ProviderField>
      {goesThere && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <ProviderField
            path="placeId"
            // A place that stands there as text is nothing that a label could point to.
            group={place !== null && !isPicking}
            label={t("provider-create:where.place")}
            hint={t("provider-create:where.placeHint")}
          >
            {place && !isPicking ? (
              <div className="flex min-h-12 items-center justify-between gap-3">
                <span className="font-semibold">{publicPlace(place, locale)}</span>
                <Button variant="outline" size="sm" onClick={() => setPicking(true)}>
                  {t("provider-create:where.change")}
                </Button>
              </div>
            ) : (
              <Suspense fallback={<Skeleton className="h-12" />}>
                <PlacePicker
                  value={place}
                  onValueChange={choosePlace}
                  unread={unreadPlace}
                  onUnreadChange={setUnreadPlace}
                  placeholder={t("provider-create:where.placePlaceholder")}
                />
              </Suspense>
            )}
          </ProviderField>
          <ProviderField path="radiusKm" group label={t("provider-create:where.radius")}>
            <Slider
              min={radiusKm.min}
              max={radiusKm.max}
              value={form.radiusKm}
              unit={t("provider-create:where.km")}
              describe={(km) => t("provider-create:where.radiusWords", { km })}
              onValueChange={(radius) => change({ radiusKm: radius })}
            />
          </ProviderField>
        </div>
      )}
    </>
  )
}
