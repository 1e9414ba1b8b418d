import { useMutation } from "@tanstack/react-query"
import { Link, useRouter, useRouterState } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { Field } from "../../ui/fields/field.tsx"
import { RadioGroup } from "../../ui/fields/radio-group.tsx"
import { toast } from "../../ui/feedback/toast.ts"
import { useApi } from "../../session/use-api.ts"
import { useAuth } from "../../session/use-auth.ts"
import type { DiscoverSearch } from "./discover-search.ts"
import type { DiscoverData, Found } from "./load-discover.ts"

interface AskPanelProps {
  search: DiscoverSearch
  data: DiscoverData
  found: Found
}

/** Those who are marked, and the task for which they are asked: one that is open, or a new one. */
export function AskPanel({ search, data, found }: AskPanelProps) {
  const { t } = useTranslation()
  const ids = search.ask?.split(",") ?? []
  const doers = found.data.map(({ provider }) => provider).filter(({ id }) => ids.includes(id))
  const names = doers.map(({ name }) => name)
  return (
    <Card id="ask" className="mt-6 scroll-mt-24 p-5 md:p-6">
      <h3 className="display text-d22">{t("provider-discover:ask.title")}</h3>
      <p role="status" className="mt-1 text-ink-2">
        {names.length > 0
          ? t("provider-discover:ask.who", { names: names.join(", ") })
          : t("provider-discover:ask.nobody")}
      </p>
      {doers.length > 0 && <AskSomebody doers={doers} search={search} data={data} />}
    </Card>
  )
}

type Doers = { id: string; name: string }[]

function AskSomebody({ doers, search, data }: { doers: Doers } & Pick<AskPanelProps, "search" | "data">) {
  const { t } = useTranslation()
  const user = useAuth()?.user
  const here = useRouterState({ select: ({ location }) => location.href })
  if (!user) {
    return (
      <>
        <NewTask doers={doers} search={search} data={data} isFirst />
        <div className="mt-4">
          <Button asChild variant="outline">
            <Link to="/signin" search={{ redirect: here }} preload={false}>
              {t("provider-discover:ask.signIn")}
            </Link>
          </Button>
          <p className="mt-2 text-14 text-ink-2">{t("provider-discover:ask.signInText")}</p>
        </div>
      </>
    )
  }
  const tasks = data.tasks ?? []
  return (
    <>
      {tasks.length > 0 ? (
        <InviteToTask tasks={tasks} doers={doers} work={search.category} />
      ) : (
        <p className="mt-4">{t("provider-discover:ask.none")}</p>
      )}
      <NewTask doers={doers} search={search} data={data} isFirst={tasks.length === 0} />
    </>
  )
}

type Tasks = NonNullable<DiscoverData["tasks"]>

interface InviteToTaskProps {
  tasks: Tasks
  doers: Doers
  /** What is looked for: a task of that kind is chosen to start with, another one never unasked. */
  work: string | undefined
}

function InviteToTask({ tasks, doers, work }: InviteToTaskProps) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const [taskId, setTaskId] = useState(tasks.find((task) => task.work === work)?.id ?? "")
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      ask((api) =>
        api.taskInvite.create.mutate({ payload: { taskId, providerIds: doers.map(({ id }) => id) } }),
      ),
    onSuccess: async () => {
      toast.success(t("provider-discover:ask.sent"))
      await router.navigate({ to: "/tasks/$taskId", params: { taskId } })
    },
    meta: { failure: "provider-discover:ask.failed" },
  })
  return (
    <div className="mt-4 grid gap-3">
      <Field group label={t("provider-discover:ask.which")}>
        <RadioGroup
          value={taskId}
          onValueChange={setTaskId}
          options={tasks.map(({ id, title, lang }) => ({
            value: id,
            label: <span lang={lang}>{title}</span>,
          }))}
        />
      </Field>
      <div>
        <Button
          disabled={!taskId}
          hint={taskId ? undefined : t("provider-discover:ask.choose")}
          pending={isPending}
          onClick={() => mutate()}
        >
          {t("provider-discover:ask.send")}
        </Button>
      </div>
    </div>
  )
}

interface NewTaskProps extends Pick<AskPanelProps, "search" | "data"> {
  doers: Doers
  isFirst: boolean
}

/** A new task takes them along and asks them when it is posted. */
function NewTask({ doers, search, data, isFirst }: NewTaskProps) {
  const { t, locale } = useTranslation()
  const [first, ...others] = doers
  return (
    <div className="mt-4">
      <Button asChild variant={isFirst ? "default" : "outline"}>
        <Link
          to="/tasks/create"
          search={{
            category: search.category,
            where: data.placeName?.[locale],
            when: search.date,
            providerId: doers.map(({ id }) => id).join(","),
          }}
        >
          {t("provider-discover:ask.new")}
        </Link>
      </Button>
      <p className="mt-2 text-14 text-ink-2">
        {first && others.length === 0
          ? t("provider-discover:ask.newOne", { name: first.name })
          : t("provider-discover:ask.newMany")}
      </p>
    </div>
  )
}
