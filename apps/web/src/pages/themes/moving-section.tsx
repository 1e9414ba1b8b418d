import { useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Accordion, AccordionItem } from "../../ui/layout/accordion.tsx"
import { Breadcrumb } from "../../ui/layout/breadcrumb.tsx"
import { Pagination } from "../../ui/layout/pagination.tsx"
import { StepBars } from "../../ui/layout/step-bars.tsx"
import { Stepper } from "../../ui/layout/stepper.tsx"
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../ui/layout/tabs.tsx"
import { Sample, Section } from "./section.tsx"

export function MovingSection() {
  const { t } = useTranslation()
  const [page, setPage] = useState(5)
  const [step, setStep] = useState(1)
  const steps = [t("themes:stepWhat"), t("themes:stepWhere"), t("themes:stepBudget"), t("themes:stepCheck")]

  return (
    <Section id="moving" title={t("themes:moving")} text={t("themes:movingText")}>
      <Sample title={t("themes:breadcrumb")}>
        <Breadcrumb>
          <a href="#moving">{t("shell:services")}</a>
          <a href="#moving">{t("category:home-repair")}</a>
          <span>{t("themes:leaf")}</span>
        </Breadcrumb>
      </Sample>
      <Sample title={t("themes:tabs")}>
        <Tabs defaultValue="open">
          <TabsList aria-label={t("themes:tabs")}>
            <TabsTrigger value="open">{t("themes:tabOpen")}</TabsTrigger>
            <TabsTrigger value="work">{t("themes:tabWork")}</TabsTrigger>
            <TabsTrigger value="done">{t("themes:tabDone")}</TabsTrigger>
          </TabsList>
          <TabsContent value="open">{t("themes:tabOpenText")}</TabsContent>
          <TabsContent value="work">{t("themes:tabWorkText")}</TabsContent>
          <TabsContent value="done">{t("themes:tabDoneText")}</TabsContent>
        </Tabs>
      </Sample>
      <Sample title={t("themes:stepper")}>
        <div className="border-t-3 border-dado">
          <Stepper
            steps={steps}
            current={step}
            renderLink={(index, props) => <button type="button" onClick={() => setStep(index)} {...props} />}
          />
        </div>
        <button type="button" className="mt-3 link" onClick={() => setStep((step + 1) % steps.length)}>
          {t("themes:nextStep")}
        </button>
      </Sample>
      <Sample title={t("themes:stepBars")}>
        <div className="max-w-[380px]">
          <StepBars
            steps={[t("themes:barPosted"), t("themes:barChoosing"), t("themes:barWork"), t("themes:barDone")]}
            current={1}
          />
        </div>
      </Sample>
      <Sample title={t("themes:pagination")}>
        <div className="flex flex-col gap-3">
          {[false, true].map((compact) => (
            <Pagination
              key={String(compact)}
              page={page}
              pages={12}
              compact={compact}
              label={compact ? t("ui:pageOf", { page, pages: 12 }) : t("themes:pagination")}
              renderLink={(next, props) => <button type="button" onClick={() => setPage(next)} {...props} />}
            />
          ))}
        </div>
      </Sample>
      <Sample title={t("themes:accordion")}>
        <Accordion single>
          <AccordionItem title={t("themes:question1")} open>
            {t("themes:answer1")}
          </AccordionItem>
          <AccordionItem title={t("themes:question2")}>{t("themes:answer2")}</AccordionItem>
        </Accordion>
      </Sample>
    </Section>
  )
}
