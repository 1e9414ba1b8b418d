import { useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Field } from "../../ui/fields/field.tsx"
import { MoneyField } from "../../ui/fields/money-field.tsx"
import { RatingField } from "../../ui/fields/rating-field.tsx"
import { Rating } from "../../ui/data/rating.tsx"
import { RangeSlider, Slider } from "../../ui/slider/slider.tsx"
import { Row, Sample, Section } from "./section.tsx"

export function FieldsMoney() {
  const { t } = useTranslation()
  const [mark, setMark] = useState<number | null>(4)
  const [distance, setDistance] = useState(5)
  const [budget, setBudget] = useState<readonly [number, number]>([200, 1500])

  return (
    <Section id="fields-money" title={t("themesFields:money")} text={t("themesFields:moneyAbout")}>
      <Sample title={t("themesFields:amounts")}>
        <MoneySamples />
      </Sample>
      <Sample title={t("themesFields:sliders")}>
        <div className="grid items-start gap-7 md:grid-cols-2">
          <Field group label={t("themesFields:distance")}>
            <Slider
              min={1}
              max={25}
              value={distance}
              onValueChange={setDistance}
              unit={t("themesFields:km")}
              describe={(value) => `${value} ${t("themesFields:km")}`}
            />
          </Field>
          <Field group label={t("themesFields:budget")}>
            <RangeSlider
              min={0}
              max={5000}
              step={50}
              value={budget}
              onValueChange={setBudget}
              unit={t("fields:currencyUnit.MDL", { count: budget[1] })}
              describe={(value) => `${value} ${t("fields:currencyUnit.MDL", { count: value })}`}
            />
          </Field>
        </div>
      </Sample>
      <Sample title={t("themesFields:ratings")}>
        <Row>
          <Rating value={4.9} compact count={1} />
          <Rating value={4.6} count={24} />
          <Rating value={3} />
          <Rating value={2.4} />
        </Row>
        <Field group label={t("themesFields:howWas")} className="mt-6">
          <RatingField value={mark} onValueChange={setMark} />
        </Field>
      </Sample>
    </Section>
  )
}

function MoneySamples() {
  const { t } = useTranslation()
  const [price, setPrice] = useState<number | null>(124_050)
  const [other, setOther] = useState<number | null>(48_000)
  const [euro, setEuro] = useState<number | null>(null)

  return (
    <div className="grid items-start gap-5 sm:grid-cols-3">
      <Field label={t("themesFields:priceIn.MDL")} hint={t("themesFields:amountHint")}>
        <MoneyField currency="MDL" value={price} onValueChange={setPrice} />
      </Field>
      <Field label={t("themesFields:priceIn.RON")}>
        <MoneyField currency="RON" value={other} onValueChange={setOther} />
      </Field>
      <Field label={t("themesFields:priceIn.EUR")}>
        <MoneyField currency="EUR" value={euro} onValueChange={setEuro} placeholder="0" />
      </Field>
    </div>
  )
}
