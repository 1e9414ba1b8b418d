import { locales } from "@doable/domain/locale"
import { bioLength, headlineLength } from "@doable/domain/provider/limits"
import { providerKinds } from "@doable/domain/provider/status"
import { publicName } from "@doable/domain/user/public-name"
import { Lock } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useCharacters } from "../../../i18n/characters.ts"
import { OptionCards } from "../../../ui/fields/option-cards.tsx"
import { Pills } from "../../../ui/fields/pills.tsx"
import { TextArea } from "../../../ui/fields/text-area.tsx"
import { TextField } from "../../../ui/fields/text-field.tsx"
import { BadgeGoes } from "../../../provider/badge-goes.tsx"
import { ContactNote } from "./contact-note.tsx"
import { ProviderField } from "./provider-field.tsx"
import { useProviderForm } from "../draft/provider-form-context.ts"

export function WhoStep() {
  const { t } = useTranslation()
  const characters = useCharacters()
  const { form, change, leave, user } = useProviderForm()
  const languages = locales.map((locale) => ({
    value: locale,
    label: t(`provider-create:language.${locale}`),
  }))
  const name = publicName(user?.name ?? "")
  return (
    <>
      <ProviderField
        path="kind"
        group
        label={t("provider-create:who.kind")}
        hint={form.kind === "individual" && name ? t("provider-create:who.seenAs", { name }) : undefined}
      >
        <OptionCards
          value={form.kind}
          onValueChange={(kind) => change({ kind })}
          options={providerKinds.map((kind) => ({
            value: kind,
            label: t(`provider-create:kind.${kind}`),
            hint: t(`provider-create:kindHint.${kind}`),
          }))}
        />
      </ProviderField>
      {form.kind === "company" && <CompanyFields />}
      <BadgeNote />
      <div>
        <ProviderField
          path="headline"
          label={t("provider-create:who.headline")}
          hint={t("provider-create:who.headlineHint", {
            min: headlineLength.min,
            characters: characters(headlineLength.max),
            length: [...form.headline.trim()].length,
          })}
        >
          <TextField
            name="headline"
            autoComplete="off"
            clearable
            placeholder={t("provider-create:who.headlinePlaceholder")}
            value={form.headline}
            onChange={(event) => change({ headline: event.currentTarget.value })}
            onBlur={() => leave("headline")}
          />
        </ProviderField>
      </div>
      <div>
        <ProviderField
          path="bio"
          label={t("provider-create:who.bio")}
          hint={t("provider-create:who.bioHint", { characters: characters(bioLength.min) })}
        >
          <TextArea
            name="bio"
            rows={7}
            limit={bioLength.max}
            placeholder={t("provider-create:who.bioPlaceholder")}
            value={form.bio}
            onChange={(event) => change({ bio: event.currentTarget.value })}
            onBlur={() => leave("bio")}
          />
        </ProviderField>
        <ContactNote text={form.bio} />
      </div>
      <ProviderField path="lang" group label={t("provider-create:who.lang")}>
        <Pills
          type="radio"
          options={languages}
          chosen={[form.lang]}
          onChosenChange={([lang]) => lang && change({ lang })}
        />
      </ProviderField>
      <ProviderField
        path="spokenLanguages"
        group
        label={t("provider-create:who.languages")}
        hint={t("provider-create:who.languagesHint")}
      >
        <Pills
          type="checkbox"
          options={languages}
          chosen={form.spokenLanguages}
          onChosenChange={(spokenLanguages) => {
            change({ spokenLanguages })
            leave("spokenLanguages")
          }}
        />
      </ProviderField>
    </>
  )
}

function CompanyFields() {
  const { t } = useTranslation()
  const { form, change, leave } = useProviderForm()
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <div>
        <ProviderField
          path="companyName"
          label={t("provider-create:who.company")}
          hint={t("provider-create:who.companyHint")}
        >
          <TextField
            name="companyName"
            autoComplete="organization"
            value={form.companyName}
            onChange={(event) => change({ companyName: event.currentTarget.value })}
            onBlur={() => leave("companyName")}
          />
        </ProviderField>
        <ContactNote text={form.companyName} />
      </div>
      <ProviderField
        path="idno"
        label={t("provider-create:who.idno")}
        hint={t("provider-create:who.idnoHint")}
      >
        <TextField
          name="idno"
          inputMode="numeric"
          autoComplete="off"
          icon={<Lock aria-hidden strokeWidth={1.9} />}
          placeholder={t("provider-create:optional")}
          value={form.idno}
          onChange={(event) => change({ idno: event.currentTarget.value })}
          onBlur={() => leave("idno")}
        />
      </ProviderField>
    </div>
  )
}

function BadgeNote() {
  const { t } = useTranslation()
  const { form, user, checked } = useProviderForm()
  if (!checked) return null
  const { kind, companyName, idno } = form
  const shown = { kind, companyName, idno: idno.replaceAll(" ", "").toUpperCase() || null }
  return (
    <BadgeGoes
      checked={checked}
      shown={{ ...shown, userName: user?.name ?? "" }}
      words={(name) => t("provider-create:who.badgeGoes", { name })}
    />
  )
}
