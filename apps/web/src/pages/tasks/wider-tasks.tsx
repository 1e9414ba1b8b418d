import { useTranslation } from "../../i18n/use-translation.ts"
import { WiderNote } from "../../blocks/list-page/wider-note.tsx"
import type { TasksData } from "./load-tasks.ts"

export function WiderTasks({ wider }: { wider: NonNullable<TasksData["wider"]> }) {
  const { t } = useTranslation()
  return (
    <WiderNote
      path="/tasks"
      title={t("tasks:none.title")}
      text={t("tasks:wider.text", { count: wider.list.total })}
      givenUp={wider.givenUp.map((key) => t(`tasks:givenUp.${key}`))}
      radius={wider.radius}
      search={wider.search}
    />
  )
}
