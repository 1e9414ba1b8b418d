import { clsx } from "clsx"
import { Check, FileText, Plus } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { categoriesPerProvider } from "@doable/domain/provider/limits"
import type { Category, CategoryBranch } from "../../../category/category-queries.ts"
import { paperOfSlug } from "../../../category/paper-of-slug.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Field } from "../../../ui/fields/field.tsx"
import { useFieldGroup } from "../../../ui/fields/field-context.ts"
import { Illustration } from "../../../ui/layout/illustration.tsx"
import { NativeSelect } from "../../../ui/fields/native-select.tsx"
import { ProviderField } from "./provider-field.tsx"
import { useProviderForm } from "../draft/provider-form-context.ts"

const { max } = categoriesPerProvider

/** Papers as toggles; under them, paper by paper, what exactly. The first one chosen lends the card its paper. */
export function CategoryPapers() {
  const { t } = useTranslation()
  const { form, change, leave, branches } = useProviderForm()
  const { categoryIds } = form
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set())
  /** What was chosen on a paper that was laid aside: it comes back with the paper. */
  const [aside, setAside] = useState<Record<string, string[]>>({})
  const isOpen = ({ id, children }: CategoryBranch) =>
    opened.has(id) || children.some((leaf) => categoryIds.includes(leaf.id))

  const toggle = (branch: CategoryBranch, isOn: boolean) => {
    setOpened(
      (before) => new Set(isOn ? [...before, branch.id] : [...before].filter((id) => id !== branch.id)),
    )
    const ofBranch = branch.children.map(({ id }) => id)
    if (isOn) {
      const back = (aside[branch.id] ?? []).slice(0, Math.max(0, max - categoryIds.length))
      if (back.length > 0) change({ categoryIds: [...categoryIds, ...back] })
    } else {
      setAside({ ...aside, [branch.id]: categoryIds.filter((id) => ofBranch.includes(id)) })
      change({ categoryIds: categoryIds.filter((id) => !ofBranch.includes(id)) })
    }
  }
  const choose = (id: string, isOn: boolean) => {
    change({ categoryIds: isOn ? [...categoryIds, id] : categoryIds.filter((one) => one !== id) })
    leave("categoryIds")
  }
  const shown = branches.filter(isOpen)

  return (
    <>
      <ProviderField path="categoryIds" group label={t("provider-create:what.papers")} hideLabel>
        <Papers branches={branches} isOpen={isOpen} onToggle={toggle} />
      </ProviderField>
      {shown.map((branch, index) => (
        <Leaves
          key={branch.id}
          branch={branch}
          chosen={categoryIds}
          count={index === 0 ? t("provider-create:what.count", { count: categoryIds.length, max }) : null}
          isNew={opened.has(branch.id)}
          onChoose={choose}
        />
      ))}
      <p role="status" className="-mt-3 text-14 text-ink-2 empty:hidden">
        {categoryIds.length >= max ? t("provider-create:what.full", { max }) : ""}
      </p>
      {categoryIds.length > 1 && <FirstCategory />}
    </>
  )
}

interface PapersProps {
  branches: readonly CategoryBranch[]
  isOpen: (branch: CategoryBranch) => boolean
  onToggle: (branch: CategoryBranch, isOn: boolean) => void
}

function Papers({ branches, isOpen, onToggle }: PapersProps) {
  const { locale } = useTranslation()
  const group = useFieldGroup()
  return (
    <div role="group" {...group} className="grid grid-cols-3 gap-2 md:grid-cols-5">
      {branches.map((branch) => (
        <label
          key={branch.id}
          data-cat={paperOfSlug(branch.slug)}
          className={clsx(
            "group relative flex min-h-[104px] cursor-pointer flex-col overflow-hidden rounded-paper bg-cat-t px-2.5 pt-2.5 text-12 font-semibold hyphens-auto text-ink md:text-13",
            "has-checked:ring-3 has-checked:ring-brand has-checked:ring-inset",
            "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
            "transition-shadow duration-(--m-fast) hover:shadow-lift",
          )}
        >
          <input
            type="checkbox"
            checked={isOpen(branch)}
            onChange={(event) => onToggle(branch, event.currentTarget.checked)}
            className="sr-only"
          />
          {branch.name[locale]}
          <Illustration name={paperOfSlug(branch.slug)} inherit className="mt-auto -mb-1 ml-auto w-[62px]" />
          <span
            aria-hidden
            className="absolute bottom-2 left-2 hidden size-6 place-items-center rounded-full bg-brand text-on-brand [.group:has(:checked)_&]:grid"
          >
            <Check size={14} strokeWidth={2.6} />
          </span>
        </label>
      ))}
    </div>
  )
}

interface LeavesProps {
  branch: CategoryBranch
  chosen: readonly string[]
  count: string | null
  /** Opened by a press just now, maybe below the window's end. */
  isNew: boolean
  onChoose: (id: string, isOn: boolean) => void
}

function Leaves({ branch, chosen, count, isNew, onChoose }: LeavesProps) {
  const { t, locale } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) box.current?.scrollIntoView?.({ block: "nearest" })
  }, [isNew])
  const licensed = branch.children.filter(({ requiresVerification }) => requiresVerification)
  return (
    <div ref={box} className="min-w-0 scroll-mt-24 scroll-mb-28">
      <Field
        group
        label={
          <span className="flex flex-wrap items-baseline gap-x-3">
            {t("provider-create:what.exactly", { branch: branch.name[locale] })}
            {count && <span className="text-13 font-normal text-ink-3 tabular-nums">{count}</span>}
          </span>
        }
      >
        <LeafPills leaves={branch.children} chosen={chosen} onChoose={onChoose} />
      </Field>
      {licensed.length > 0 && (
        <p className="mt-2 flex gap-1.5 text-13 text-ink-3">
          <FileText aria-hidden size={16} strokeWidth={1.9} className="mt-px shrink-0" />
          {t("provider-create:what.licence")}
        </p>
      )}
    </div>
  )
}

interface LeafPillsProps {
  leaves: readonly Category[]
  chosen: readonly string[]
  onChoose: (id: string, isOn: boolean) => void
}

function LeafPills({ leaves, chosen, onChoose }: LeafPillsProps) {
  const { locale } = useTranslation()
  const group = useFieldGroup()
  const isFull = chosen.length >= max
  return (
    <div role="group" {...group} className="flex flex-wrap gap-2">
      {leaves.map((leaf) => {
        const isOn = chosen.includes(leaf.id)
        const Icon = isOn ? Check : Plus
        return (
          <label
            key={leaf.id}
            className={clsx(
              "relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full px-4 text-15 font-medium md:min-h-10",
              isOn ? "bg-brand font-semibold text-on-brand" : "bg-paper inset-ring-[1.5px] inset-ring-line-2",
              "has-disabled:cursor-not-allowed has-disabled:text-ink-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
            )}
          >
            <input
              type="checkbox"
              checked={isOn}
              disabled={isFull && !isOn}
              onChange={(event) => onChoose(leaf.id, event.currentTarget.checked)}
              className="sr-only"
            />
            <Icon aria-hidden size={16} strokeWidth={isOn ? 2.6 : 1.9} className="-ml-1 shrink-0" />
            {leaf.name[locale]}
            {leaf.requiresVerification && (
              <FileText aria-hidden size={16} strokeWidth={1.9} className="-mr-1 shrink-0" />
            )}
          </label>
        )
      })}
    </div>
  )
}

/** The card is printed on the paper of the first one. */
function FirstCategory() {
  const { t, locale } = useTranslation()
  const { form, change, branches } = useProviderForm()
  const { categoryIds } = form
  const nameOf = (id: string) =>
    branches.flatMap(({ children }) => children).find((leaf) => leaf.id === id)?.name[locale] ?? ""
  return (
    <Field
      className="max-w-80"
      label={t("provider-create:what.first")}
      hint={t("provider-create:what.firstHint")}
    >
      <NativeSelect
        value={categoryIds[0]}
        onChange={({ currentTarget: { value } }) =>
          change({ categoryIds: [value, ...categoryIds.filter((id) => id !== value)] })
        }
      >
        {categoryIds.map((id) => (
          <option key={id} value={id}>
            {nameOf(id)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
