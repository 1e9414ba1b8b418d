import { maxFileBytes } from "@doable/domain/file/rules"
import { locales } from "@doable/domain/locale"
import {
  filesPerService,
  packagesPerService,
  serviceDescriptionLength,
  serviceTitleLength,
} from "@doable/domain/provider/limits"
import { priceKinds, priceUnits, type PriceUnit } from "@doable/domain/provider/status"
import { budgetLimits } from "@doable/domain/money/limits"
import { Plus } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useCharacters } from "../../../i18n/characters.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { Checkbox } from "../../../ui/fields/checkbox.tsx"
import { FileDrop } from "../../../ui/files/file-drop.tsx"
import { MoneyField } from "../../../ui/fields/money-field.tsx"
import type { Currency } from "../../../ui/fields/money-text.ts"
import { NativeSelect } from "../../../ui/fields/native-select.tsx"
import { Pills } from "../../../ui/fields/pills.tsx"
import { TextArea } from "../../../ui/fields/text-area.tsx"
import { TextField } from "../../../ui/fields/text-field.tsx"
import { ContactNote } from "../fields/contact-note.tsx"
import { useProviderForm } from "../draft/provider-form-context.ts"
import { acceptedPictures, usePictureUpload } from "../fields/works-fields.tsx"
import { PackageFields } from "./package-fields.tsx"
import type { ServiceForm } from "./service-form.ts"
import { ServiceField, type ServiceFieldsProps } from "./service-field.tsx"

const currencies = Object.keys(budgetLimits) as Currency[]

export function ServiceFields(props: ServiceFieldsProps) {
  const { form, change, errorOf, leave } = props
  const { t } = useTranslation()
  const characters = useCharacters()
  const hasUnit = form.priceKind === "from" || form.priceKind === "fixed"
  return (
    <>
      <CategoryField {...props} />
      <ServiceField
        path="title"
        error={errorOf("title")}
        label={t("provider-manage:service.title")}
        hint={t("provider-manage:service.titleHint", {
          min: serviceTitleLength.min,
          characters: characters(serviceTitleLength.max),
          length: [...form.title.trim()].length,
        })}
      >
        <TextField
          autoComplete="off"
          placeholder={t("provider-manage:service.titlePlaceholder")}
          value={form.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
          onBlur={() => leave("title")}
        />
      </ServiceField>
      <div>
        <ServiceField
          path="description"
          error={errorOf("description")}
          label={t("provider-manage:service.description")}
          hint={t("provider-manage:service.descriptionHint", {
            characters: characters(serviceDescriptionLength.min),
          })}
        >
          <TextArea
            rows={4}
            limit={serviceDescriptionLength.max}
            placeholder={t("provider-manage:service.descriptionPlaceholder")}
            value={form.description}
            onChange={(event) => change({ description: event.currentTarget.value })}
            onBlur={() => leave("description")}
          />
        </ServiceField>
        <ContactNote text={form.description} />
      </div>
      <ServiceField path="lang" group label={t("provider-create:who.lang")}>
        <Pills
          type="radio"
          options={locales.map((locale) => ({
            value: locale,
            label: t(`provider-create:language.${locale}`),
          }))}
          chosen={[form.lang]}
          onChosenChange={([lang]) => lang && change({ lang })}
        />
      </ServiceField>
      <ServiceField path="priceKind" group label={t("provider-manage:service.priceKind")}>
        <Pills
          type="radio"
          options={priceKinds.map((kind) => ({
            value: kind,
            label: t(`provider-manage:priceKind.${kind}`),
          }))}
          chosen={[form.priceKind]}
          onChosenChange={([priceKind]) => priceKind && change({ priceKind })}
        />
      </ServiceField>
      <ServiceField path="currency" group label={t("provider-create:what.currency")}>
        <Pills
          type="radio"
          options={currencies.map((currency) => ({
            value: currency,
            label: t(`provider-create:currency.${currency}`),
          }))}
          chosen={[form.currency]}
          onChosenChange={([currency]) => currency && change({ currency })}
        />
      </ServiceField>
      {form.priceKind !== "quote" && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <ServiceField path="price" error={errorOf("price")} label={t("provider-manage:service.price")}>
            <MoneyField
              currency={form.currency}
              value={form.amount}
              onValueChange={(amount) => change({ amount })}
              onBlur={() => leave("price")}
            />
          </ServiceField>
          {hasUnit && <UnitField {...props} />}
        </div>
      )}
      <Packages {...props} />
      <Pictures {...props} />
      <Checkbox
        label={t("provider-manage:service.active")}
        hint={t("provider-manage:service.activeHint")}
        checked={form.isActive}
        onChange={(event) => change({ isActive: event.currentTarget.checked })}
      />
    </>
  )
}

function CategoryField({ form, change, errorOf, leave }: ServiceFieldsProps) {
  const { t, locale } = useTranslation()
  const { branches } = useProviderForm()
  return (
    <ServiceField
      path="categoryId"
      error={errorOf("categoryId")}
      label={t("provider-manage:service.category")}
    >
      <NativeSelect
        value={form.categoryId}
        onChange={(event) => change({ categoryId: event.currentTarget.value })}
        onBlur={() => leave("categoryId")}
      >
        <option value="">{t("provider-manage:service.choose")}</option>
        {branches.map((branch) => (
          <optgroup key={branch.id} label={branch.name[locale]}>
            {branch.children.map((leaf) => (
              <option key={leaf.id} value={leaf.id}>
                {leaf.name[locale]}
              </option>
            ))}
          </optgroup>
        ))}
      </NativeSelect>
    </ServiceField>
  )
}

function UnitField({ form, change }: ServiceFieldsProps) {
  const { t } = useTranslation()
  return (
    <ServiceField path="unit" label={t("provider-manage:service.unit")}>
      <NativeSelect
        value={form.unit ?? ""}
        onChange={({ currentTarget: { value } }) => change({ unit: (value || null) as PriceUnit | null })}
      >
        <option value="">{t("provider-manage:service.noUnit")}</option>
        {priceUnits.map((unit) => (
          <option key={unit} value={unit}>
            {t(`provider:unit.${unit}`)}
          </option>
        ))}
      </NativeSelect>
    </ServiceField>
  )
}

function Packages(props: ServiceFieldsProps) {
  const { form, change, errorOf } = props
  const { t } = useTranslation()
  const set = (packages: ServiceForm["packages"]) => change({ packages })
  return (
    <ServiceField
      path="packages"
      group
      error={errorOf("packages")}
      label={t("provider-manage:service.packages")}
      hint={t("provider-manage:service.packagesHint", { max: packagesPerService })}
    >
      <div className="grid gap-3">
        {form.packages.map((one, place) => (
          <PackageFields
            key={place}
            {...props}
            place={place}
            onChange={(part) =>
              set(form.packages.map((other, index) => (index === place ? { ...one, ...part } : other)))
            }
            onRemove={() => set(form.packages.filter((_, index) => index !== place))}
          />
        ))}
        {form.packages.length < packagesPerService && (
          <Button
            variant="outline"
            size="sm"
            icon={Plus}
            className="justify-self-start"
            onClick={() => set([...form.packages, { name: "", amount: null, lines: "" }])}
          >
            {t("provider-manage:service.addPackage")}
          </Button>
        )}
      </div>
    </ServiceField>
  )
}

function Pictures({ form, change, pictures, onBusyChange }: ServiceFieldsProps) {
  const { t } = useTranslation()
  const { pictures: known } = useProviderForm()
  const { upload, describeError } = usePictureUpload()
  const urlOf = (id: string) =>
    pictures.find((one) => one.id === id)?.url ?? known.find(({ fileId }) => fileId === id)?.url ?? ""
  return (
    <ServiceField path="fileIds" group label={t("provider-manage:service.pictures")}>
      <FileDrop<string>
        upload={upload}
        describeError={describeError}
        accept={acceptedPictures}
        maxFiles={filesPerService}
        maxBytes={maxFileBytes}
        initial={form.fileIds.map((id, index) => ({
          id,
          name: t("provider-create:works.picture", { number: index + 1 }),
          size: 0,
          type: "image/jpeg",
          result: id,
          previewUrl: urlOf(id),
        }))}
        onValueChange={(fileIds) => change({ fileIds })}
        onBusyChange={onBusyChange}
      />
    </ServiceField>
  )
}
