import { useTranslation } from "../../../i18n/use-translation.ts"
import { ContactNote as Note } from "../../../blocks/text/contact-note.tsx"

export function ContactNote({ text }: { text: string }) {
  const { t } = useTranslation()
  return <Note text={text} say={(found) => t("provider-create:contacts", { found })} />
}
