import { Link } from "@tanstack/react-router"
import { useTranslation } from "../../../i18n/use-translation.ts"

export function Deactivated() {
  const { t } = useTranslation()
  return (
    <>
      {t("signin:deactivated")}{" "}
      <Link to="/contact" search={{ topic: "appeal" }} className="link">
        {t("signin:writeToUs")}
      </Link>
    </>
  )
}
