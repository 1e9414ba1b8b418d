import type { Locale } from "@doable/domain/locale"
import { fillGaps, type Gaps } from "@doable/domain/offer/template/placeholders"
import { totalOf } from "@doable/domain/offer/total"
import { amountText } from "@doable/words/format"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { dayInSentence, priceText } from "../../../blocks/text/market-text.ts"
import { useTranslation, type Translation } from "../../../i18n/use-translation.ts"
import { hoursText } from "../../../offer/offer-words.ts"
import type { OfferTemplate } from "../../../session/answers/offer-answers.ts"
import type { TaskPageData } from "../../../session/answers/task-page-data.ts"
import { useApi } from "../../../session/use-api.ts"
import { useAuth } from "../../../session/use-auth.ts"
import { textIn } from "../../../task/shown-text.ts"
import { Field } from "../../../ui/fields/field.tsx"
import { NativeSelect } from "../../../ui/fields/native-select.tsx"
import { confirm } from "../../../ui/overlays/confirm.ts"
import { priceTermsOf, withNewPrice, type OfferForm } from "./form.ts"
import type { OfferEditor } from "./use-offer-form.ts"

interface TemplateChoiceProps {
  editor: OfferEditor
  data: TaskPageData
  name: string
}

/** Fills the message from one of the doer's templates. Those come after the form; without any there's nothing to see. */
export function TemplateChoice({ editor, data, name }: TemplateChoiceProps) {
  const say = useTranslation()
  const { t, locale } = say
  const { form, edit, budget } = editor
  const templates = useMyTemplates()
  const written = useRef<string | null>(null)
  const textOf = ({ text, lang }: OfferTemplate, form: OfferForm) =>
    fillGaps(text, gapsOf(form, { data, name, say, lang, currency: budget.currency }))

  /** The price that stands in the message. */
  const said = useRef<string | null>(null)
  const priceIn = ({ lang }: OfferTemplate, form: OfferForm) =>
    gapsOf(form, { data, name, say, lang, currency: budget.currency }).price

  const chosen = templates.find(({ id }) => id === form.templateId)
  const text = chosen && textOf(chosen, form)
  // As long as nobody changed it by hand, the text follows the price and the day. Afterwards its price still does.
  useEffect(() => {
    if (!chosen || text === undefined || written.current === null) return
    const price = priceIn(chosen, form)
    if (form.message === written.current) {
      said.current = price
      if (text === written.current) return
      written.current = text
      edit({ message: text })
    } else if (form.price !== null && said.current !== null && price !== said.current) {
      const message = withNewPrice(form.message, said.current, price)
      said.current = price
      if (message !== form.message) edit({ message })
    }
  })

  const choose = async (id: string) => {
    const template = templates.find((one) => one.id === id)
    if (!template) return edit({ templateId: null })
    const isOwnText = form.message.trim() !== "" && form.message !== written.current
    if (isOwnText && !(await confirm(replaceWords(say)))) return
    const { price, durationHours } = template
    const fits = form.price === null && price?.currency === budget.currency
    const next = {
      ...form,
      templateId: id,
      price: fits ? price.amount : form.price,
      duration: form.duration || hoursText(durationHours, locale),
    }
    written.current = textOf(template, next)
    said.current = priceIn(template, next)
    edit({ ...next, message: written.current })
  }
  if (templates.length === 0) return null
  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-1">
      <Field label={t("offer:template.label")} className="min-w-0 flex-1 basis-60">
        <NativeSelect
          value={chosen?.id ?? ""}
          onChange={({ currentTarget }) => void choose(currentTarget.value)}
        >
          <option value="">{t("offer:template.none")}</option>
          {templates.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Link
        to="/providers/dashboard"
        search={{ tab: "templates" }}
        className="link inline-flex min-h-11 items-center text-14"
      >
        {t("offer:template.edit")}
      </Link>
    </div>
  )
}

const none: OfferTemplate[] = []

function useMyTemplates(): OfferTemplate[] {
  const ask = useApi()
  const me = useAuth()?.user?.id
  const { data } = useQuery({
    queryKey: ["my-templates", me],
    queryFn: () => ask((api) => api.offerTemplate.getMy.query()),
    enabled: Boolean(me),
  })
  return data?.data ?? none
}

const replaceWords = ({ t }: Translation) => ({
  title: t("offer:template.replace"),
  description: t("offer:template.replaceText"),
  confirmText: t("offer:template.replaceYes"),
})

interface Facts {
  data: TaskPageData
  name: string
  say: Translation
  /** Of the template, which may be another than the page's. */
  lang: Locale
  currency: OfferEditor["budget"]["currency"]
}

/** Where the doer has to write it: the page has no words in the template's language. */
const unsaid = "…"

/** What isn't known yet is named so that the sentence still reads well. */
function gapsOf(form: OfferForm, { data: { task }, name, say, lang, currency }: Facts): Gaps {
  const isSame = lang === say.locale
  const unknown = (key: "anyDay" | "anyPlace" | "noPrice") =>
    isSame ? say.t(`offer:template.${key}`) : unsaid
  const terms = priceTermsOf(form, currency)
  const total = terms && totalOf(terms)
  // Not the day that the client wants: the text would promise what the offer doesn't.
  const { day } = form
  const sum = total && (isSame ? priceText(total, say) : `${amountText(total.amount, lang)}\u00a0${currency}`)
  return {
    client: name,
    task: textIn(task, lang).title,
    day: day ? dayInSentence(day, lang) : unknown("anyDay"),
    place: task.place?.name[lang] ?? unknown("anyPlace"),
    price: sum ?? unknown("noPrice"),
  }
}
