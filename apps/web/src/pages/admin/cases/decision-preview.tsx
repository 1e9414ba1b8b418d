import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { languageInside } from "../../../blocks/text/market-text.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { ApiClient } from "../../../session/api-client.ts"
import { useApi } from "../../../session/use-api.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import type { DecisionPreviewAnswer } from "./case-answers.ts"

interface DecisionPreviewProps<Decided> {
  decided: Decided
  read: (api: ApiClient, decided: Decided) => Promise<DecisionPreviewAnswer>
}

/** In the words and the language that each of them will get. */
export function DecisionPreview<Decided>({ decided, read }: DecisionPreviewProps<Decided>) {
  const say = useTranslation()
  const { t } = say
  const ask = useApi()
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: ["decision-preview", decided],
    queryFn: () => ask((api) => read(api, decided)),
    placeholderData: keepPreviousData,
  })
  return (
    <Card className="p-5">
      <h2 className="display text-d18">{t("admin-disputes:preview.title")}</h2>
      {isError && (
        <div role="alert" className="mt-2 text-14">
          <p className="text-danger-text">{t("admin-disputes:preview.failed")}</p>
          <Button
            variant="outline"
            size="sm"
            className="mt-2"
            pending={isFetching}
            onClick={() => void refetch()}
          >
            {t("admin-disputes:preview.again")}
          </Button>
        </div>
      )}
      <ul className="mt-3 grid gap-3">
        {data?.readers.map(({ userId, name, locale, title, message, isMissingReasons }) => (
          <li key={userId} className="rounded-control p-4 inset-ring inset-ring-line">
            <p className="text-14 text-ink-2">
              {t("admin-disputes:preview.reader", { name, language: languageInside(locale, say) })}
            </p>
            <p lang={locale} className="mt-2 font-semibold wrap-anywhere">
              {title}
            </p>
            <p lang={locale} className="wrap-anywhere whitespace-pre-line">
              {message}
            </p>
            {isMissingReasons && (
              <p className="mt-2 rounded-control bg-warn-soft px-3 py-2 text-14 text-warn-text">
                {t("admin-disputes:preview.missing", { name })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
