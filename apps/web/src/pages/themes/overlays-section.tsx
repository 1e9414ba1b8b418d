import { Copy, Printer } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { confirm } from "../../ui/overlays/confirm.ts"
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "../../ui/overlays/dialog.tsx"
import { Popover, PopoverContent, PopoverTrigger } from "../../ui/overlays/popover.tsx"
import { Sheet, SheetClose, SheetContent, sheetSides, SheetTrigger } from "../../ui/overlays/sheet.tsx"
import { Tooltip, TooltipGroup } from "../../ui/overlays/tooltip.tsx"
import { DemoMenu } from "./demo-menu.tsx"
import { Row, Sample, Section } from "./section.tsx"

export function OverlaysSection() {
  const { t } = useTranslation()
  return (
    <Section id="overlays" title={t("themes:overlays")} text={t("themes:overlaysText")}>
      <Sample title={t("themes:tooltip")}>
        <TooltipGroup>
          <Row>
            <Tooltip content={t("themes:copy")}>
              <Button size="icon" variant="outline" icon={Copy} aria-label={t("themes:copy")} />
            </Tooltip>
            <Tooltip content={t("themes:print")}>
              <Button size="icon" variant="outline" icon={Printer} aria-label={t("themes:print")} />
            </Tooltip>
          </Row>
        </TooltipGroup>
      </Sample>
      <Sample title={t("themes:popoverAndMenu")}>
        <Row>
          <Popover>
            <PopoverTrigger asChild>
              <Button variant="outline">{t("themes:openPopover")}</Button>
            </PopoverTrigger>
            <PopoverContent aria-label={t("themes:popoverTitle")}>
              <p className="font-semibold">{t("themes:popoverTitle")}</p>
              <p className="mt-1 text-14 text-ink-2">{t("themes:popoverText")}</p>
            </PopoverContent>
          </Popover>
          <DemoMenu />
        </Row>
      </Sample>
      <Sample title={t("themes:dialogs")}>
        <Row>
          <Dialog>
            <DialogTrigger asChild>
              <Button variant="outline">{t("themes:openDialog")}</Button>
            </DialogTrigger>
            <DialogContent
              title={t("themes:dialogTitle")}
              description={t("themes:dialogText")}
              footer={
                <DialogClose asChild>
                  <Button>{t("themes:understood")}</Button>
                </DialogClose>
              }
            />
          </Dialog>
          <ConfirmDemo />
        </Row>
      </Sample>
      <Sample title={t("themes:sheets")}>
        <Row>
          {sheetSides.map((side) => (
            <Sheet key={side}>
              <SheetTrigger asChild>
                <Button variant="outline">{t(`themes:sheet.${side}`)}</Button>
              </SheetTrigger>
              <SheetContent
                side={side}
                title={t("themes:sheetTitle")}
                footer={
                  <SheetClose asChild>
                    <Button full>{t("themes:understood")}</Button>
                  </SheetClose>
                }
              >
                <p className="max-w-[62ch] text-ink-2">{t("themes:sheetText")}</p>
              </SheetContent>
            </Sheet>
          ))}
        </Row>
      </Sample>
    </Section>
  )
}

function ConfirmDemo() {
  const { t } = useTranslation()
  const [answer, setAnswer] = useState<boolean | null>(null)
  return (
    <>
      <Button variant="outline" onClick={() => void confirm().then(setAnswer)}>
        {t("themes:askMe")}
      </Button>
      <output className="text-14 text-ink-2">
        {answer === null ? null : t(answer ? "themes:answerYes" : "themes:answerNo")}
      </output>
    </>
  )
}
