import { textPlaces, type TextAction, type TextPlace } from "@doable/domain/moderation/text-places"
import { useRouter } from "@tanstack/react-router"
import { Ban, EyeOff, Hourglass, Pencil, Plus, Trash2 } from "lucide-react"
import type { LucideIcon } from "lucide-react"
import { useState } from "react"
import { DataTable, type Column } from "../../../blocks/data-table/data-table.tsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Chip, type ChipTone } from "../../../ui/data/chip.tsx"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { confirm } from "../../../ui/overlays/confirm.ts"
import { ActsMenu } from "../frame/acts-menu.tsx"
import { AdminHead } from "../frame/admin-frame.tsx"
import { AdminTabs } from "../frame/admin-tabs.tsx"
import { HitBars } from "./hit-bars.tsx"
import { ruleTabs, type RuleTab, type TextRuleList, type TextRuleRow } from "./load-text-rules.ts"
import { RuleForm } from "./rule-form.tsx"
import { isIn, linesOf, type RuleLine } from "./rule-rows.ts"
import { TryText } from "./try-text.tsx"
import { useRuleChange } from "./use-rule-change.ts"

const looks: Record<TextAction, { icon: LucideIcon; tone: ChipTone }> = {
  mask: { icon: EyeOff, tone: "info" },
  hold: { icon: Hourglass, tone: "warn" },
  refuse: { icon: Ban, tone: "bad" },
}

type Translate = ReturnType<typeof useTranslation>["t"]

const publicPlaces = textPlaces.filter((place) => place !== "message")

const placesText = (places: readonly TextPlace[], t: Translate) =>
  publicPlaces.every((place) => places.includes(place))
    ? t(places.includes("message") ? "admin-text-rules:everywhere" : "admin-text-rules:allPublic")
    : places.map((place) => t(`admin-text-rules:places.${place}`)).join(", ")

export function TextRulesPage({ tab, list }: { tab: RuleTab; list: TextRuleList | null }) {
  const { t } = useTranslation()
  const router = useRouter()
  const [edited, setEdited] = useState<TextRuleRow | "new" | null>(null)
  const change = useRuleChange()
  const lines = list ? linesOf(list) : []
  const remove = async ({ id, name }: TextRuleRow) => {
    const isSure = await confirm({
      title: t("admin-text-rules:delete.title", { name }),
      description: t("admin-text-rules:delete.text"),
      confirmText: t("admin-text-rules:delete.confirm"),
      confirmButtonProps: { variant: "destructive" },
    })
    if (!isSure) return
    change.mutate({
      call: (api) => api.adminTextRule.delete.mutate({ id }),
      done: "admin-text-rules:delete.done",
    })
  }
  const columns: Column<RuleLine>[] = [
    {
      label: t("admin-text-rules:columns.rule"),
      leads: true,
      renderCell: (line) => <RuleName line={line} />,
    },
    {
      label: t("admin-text-rules:columns.action"),
      renderCell: ({ actions, isActive }) => (
        <span className="flex flex-wrap gap-1">
          {isActive ? (
            actions.map((action) => (
              <Chip key={action} dense {...looks[action]}>
                {t(`admin-text-rules:actions.${action}`)}
              </Chip>
            ))
          ) : (
            <Chip dense>{t("admin-text-rules:tabs.off")}</Chip>
          )}
        </span>
      ),
    },
    {
      label: t("admin-text-rules:columns.places"),
      secondary: true,
      renderCell: ({ places }) => <span className="text-ink-2">{placesText(places, t)}</span>,
    },
    { label: t("admin-text-rules:columns.hits"), renderCell: ({ hits }) => <HitBars hits={hits} /> },
    {
      label: t("admin-text-rules:columns.acts"),
      actions: true,
      renderCell: ({ rule }) =>
        rule ? (
          <ActsMenu
            label={t("admin-text-rules:actsOf", { name: rule.name })}
            acts={[
              {
                key: "edit",
                icon: Pencil,
                label: t("admin-text-rules:edit"),
                onSelect: () => setEdited(rule),
              },
              {
                key: "delete",
                icon: Trash2,
                label: t("admin-text-rules:delete.open"),
                isDestructive: true,
                onSelect: () => void remove(rule),
              },
            ]}
          />
        ) : null,
    },
  ]
  const shown = lines.filter((line) => isIn(tab, line))
  return (
    <>
      <AdminHead
        title={t("admin-text-rules:title")}
        lead={t("admin-text-rules:lead")}
        actions={
          <Button icon={Plus} onClick={() => setEdited("new")}>
            {t("admin-text-rules:add")}
          </Button>
        }
      />
      <AdminTabs
        label={t("admin-text-rules:show")}
        tabs={ruleTabs.map((one) => ({
          key: one,
          label: t(`admin-text-rules:tabs.${one}`),
          count: lines.filter((line) => isIn(one, line)).length,
          isCurrent: one === tab,
          set: { rules: one === "all" ? undefined : one },
        }))}
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_400px]">
        {list === null ? (
          <ListError onRetry={() => void router.invalidate()} />
        ) : shown.length === 0 ? (
          <EmptyState
            icon={EyeOff}
            title={t("admin-text-rules:none")}
            text={t("admin-text-rules:noneText")}
          />
        ) : (
          <DataTable
            caption={t("admin-text-rules:title")}
            columns={columns}
            rows={shown}
            keyOf={({ key }) => key}
          />
        )}
        <TryText />
      </div>
      {edited ? (
        <RuleForm
          key={edited === "new" ? "new" : edited.id}
          rule={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  )
}

function RuleName({ line: { rule, builtIn } }: { line: RuleLine }) {
  const { t } = useTranslation()
  const name = rule ? rule.name : builtIn ? t(`admin-text-rules:builtIn.${builtIn}.name`) : ""
  const words = rule ? rule.words.join(", ") : builtIn ? t(`admin-text-rules:builtIn.${builtIn}.finds`) : ""
  return (
    <span className="block min-w-0 md:max-w-72">
      <span className="block font-semibold wrap-anywhere">{name}</span>
      <span className="line-clamp-2 text-13 font-normal text-ink-2 wrap-anywhere">{words}</span>
    </span>
  )
}
