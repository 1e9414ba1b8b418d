import { useRouter } from "@tanstack/react-router"
import { ArrowLeft } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button, type ButtonProps } from "../../ui/layout/button.tsx"

/** Goes where one came from; someone who came from nowhere goes home. */
export function GoBackButton(props: Pick<ButtonProps, "variant" | "size" | "className">) {
  const router = useRouter()
  const { t } = useTranslation()

  const goBack = () => {
    if (router.history.length > 1) router.history.back()
    else void router.navigate({ to: "/" })
  }
  return (
    <Button {...props} icon={ArrowLeft} onClick={goBack}>
      {t("common:goBack")}
    </Button>
  )
}
