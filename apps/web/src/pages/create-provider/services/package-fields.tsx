import { packageLines } from "@doable/domain/provider/limits"
import { X } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useCharacters } from "../../../i18n/characters.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { MoneyField } from "../../../ui/fields/money-field.tsx"
import { TextArea } from "../../../ui/fields/text-area.tsx"
import { TextField } from "../../../ui/fields/text-field.tsx"
import { ContactNote } from "../fields/contact-note.tsx"
import { ServiceField, type ServiceFieldsProps } from "./service-field.tsx"
import type { PackageForm } from "./service-form.ts"

interface PackageFieldsProps extends ServiceFieldsProps {
  place: number
  onChange: (part: Partial<PackageForm>) => void
  onRemove: () => void
}

export function PackageFields({ form, place, errorOf, leave, onChange, onRemove }: PackageFieldsProps) {
  const { t } = useTranslation()
  const characters = useCharacters()
  const one = form.packages[place]
  const path = `packages.${place}`
  const number = place + 1
  if (!one) return null
  return (
    <fieldset className="min-w-0 rounded-control border border-line-2 p-4">
      <legend className="sr-only">{t("provider-manage:package.legend", { number })}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_160px_auto]">
        <ServiceField
          path={`${path}.name`}
          error={errorOf(`${path}.name`)}
          label={t("provider-manage:package.name", { number })}
        >
          <TextField
            dense
            autoComplete="off"
            placeholder={t("provider-manage:package.namePlaceholder")}
            value={one.name}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
            onBlur={() => leave(`${path}.name`)}
          />
        </ServiceField>
        <ServiceField
          path={`${path}.price`}
          error={errorOf(`${path}.price`)}
          label={t("provider-manage:service.price")}
        >
          <MoneyField
            dense
            currency={form.currency}
            value={one.amount}
            onValueChange={(amount) => onChange({ amount })}
            onBlur={() => leave(`${path}.price`)}
          />
        </ServiceField>
        <Button
          variant="ghost"
          size="icon"
          icon={X}
          className="sm:mt-6"
          aria-label={t("provider-manage:package.remove", { number })}
          onClick={onRemove}
        />
      </div>
      <div className="mt-4">
        <ServiceField
          path={`${path}.lines`}
          error={errorOf(`${path}.lines`)}
          label={t("provider-manage:package.lines")}
          hint={t("provider-manage:package.linesHint", {
            count: packageLines.max,
            characters: characters(packageLines.length),
          })}
        >
          <TextArea
            rows={3}
            placeholder={t("provider-manage:package.linesPlaceholder")}
            value={one.lines}
            onChange={(event) => onChange({ lines: event.currentTarget.value })}
            onBlur={() => leave(`${path}.lines`)}
          />
        </ServiceField>
        <ContactNote text={`${one.name}\n${one.lines}`} />
      </div>
    </fieldset>
  )
}
