import type { ContentPayload } from "@doable/domain/content/input"
import type { ContentKind } from "@doable/domain/content/kinds"
import type { Locale } from "@doable/domain/locale"
import { toRelease } from "@doable/words/content-answers"
import { fillIn } from "@doable/words/translate"
import { Maximize2 } from "lucide-react"
import { useState, type ReactNode } from "react"
import { AnnouncementLook } from "../../../blocks/announcement-look.tsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Accordion, AccordionItem } from "../../../ui/layout/accordion.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx"
import { ReleaseCard } from "../../content/changelog-page.tsx"
import { Prose } from "../../content/prose.tsx"
import type { Entry } from "./load-entries.ts"

interface EntryPreviewProps {
  kind: ContentKind
  keyOf: string
  payload: ContentPayload
  language: Locale
  figures: Entry["figures"]
}

/** What is being written, drawn by what draws the page itself. */
export function EntryPreview(props: EntryPreviewProps) {
  const { t } = useTranslation()
  const [isWide, setWide] = useState(false)
  const shown = <Shown {...props} />
  return (
    <section aria-labelledby="preview" className="min-w-0 xl:sticky xl:top-24">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 id="preview" className="display text-d22">
          {t("admin-content:preview")}
        </h2>
        <Button variant="ghost" icon={Maximize2} onClick={() => setWide(true)}>
          {t("admin-content:previewWide")}
        </Button>
      </div>
      {shown}
      {isWide ? (
        <Dialog open onOpenChange={setWide}>
          <DialogContent size="xl" title={t("admin-content:preview")}>
            {shown}
          </DialogContent>
        </Dialog>
      ) : null}
    </section>
  )
}

function Shown({ kind, keyOf, payload, language, figures }: EntryPreviewProps): ReactNode {
  const { t } = useTranslation()
  const own = payload.texts[language]
  const fill = (text: string) => fillIn(text, language, figures[language])
  if (!Object.values(own).some(Boolean))
    return <Card className="p-5 text-14 text-ink-2">{t("admin-content:previewEmpty")}</Card>
  if (kind === "announcement") {
    const { body, linkText } = own
    return (
      <div lang={language} className="overflow-hidden rounded-card">
        <AnnouncementLook tone={payload.tone} link={payload.link} body={body} linkText={linkText} />
      </div>
    )
  }
  if (kind === "changelog") {
    const lists = { added: fill(own.added), improved: fill(own.improved), fixed: fill(own.fixed) }
    const texts = { ...own, ...lists }
    return (
      <div lang={language}>
        <ReleaseCard release={toRelease({ ...payload, key: `preview-${keyOf}`, texts })} />
      </div>
    )
  }
  if (kind === "faq")
    return (
      <div lang={language}>
        <Accordion>
          <AccordionItem title={fill(own.title)} open>
            <Prose text={fill(own.body)} />
          </AccordionItem>
        </Accordion>
      </div>
    )
  return (
    <Card className="p-5 md:p-9" lang={language}>
      <h3 className="display display-36 wrap-anywhere">{fill(own.title)}</h3>
      <Prose text={fill(own.body)} className="mt-4 max-w-[66ch] text-16 wrap-anywhere" />
    </Card>
  )
}
