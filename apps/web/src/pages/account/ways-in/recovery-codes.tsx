import { Copy, Download, Printer } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Checkbox } from "../../../ui/fields/checkbox.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { useCopyText } from "./use-copy-text.ts"

const fileName = "doable-recovery-codes.txt"

interface RecoveryCodesProps {
  codes: string[]
  isSaved: boolean
  onSaved: (isSaved: boolean) => void
}

/** Shown once. Continuing means that the person has saved them. */
export function RecoveryCodes({ codes, isSaved, onSaved }: RecoveryCodesProps) {
  const { t } = useTranslation()
  const text = `${codes.join("\n")}\n`
  const copyText = useCopyText()
  return (
    <>
      <p className="mb-3 text-ink-2">{t("second-step:codes.text")}</p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-control bg-wall px-4 py-3.5 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          icon={Copy}
          onClick={() => void copyText(text, t("second-step:codes.copied"))}
        >
          {t("second-step:codes.copy")}
        </Button>
        <Button asChild variant="outline" size="sm" icon={Download}>
          <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={fileName}>
            {t("second-step:codes.download")}
          </a>
        </Button>
        <Button variant="outline" size="sm" icon={Printer} onClick={() => printText(text)}>
          {t("second-step:codes.print")}
        </Button>
      </div>
      <p className="mt-2.5 text-13 text-ink-3">{t("second-step:codes.without")}</p>
      <Checkbox
        checked={isSaved}
        onChange={(event) => onSaved(event.currentTarget.checked)}
        label={t("second-step:codes.saved")}
      />
    </>
  )
}

/** The codes alone, without the page around them. */
function printText(text: string) {
  const frame = document.createElement("iframe")
  frame.hidden = true
  document.body.append(frame)
  const sheet = frame.contentDocument?.createElement("pre")
  if (!sheet || !frame.contentWindow) return
  sheet.textContent = text
  frame.contentDocument?.body.append(sheet)
  frame.contentWindow.addEventListener("afterprint", () => frame.remove())
  frame.contentWindow.print()
}
