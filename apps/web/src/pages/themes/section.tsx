import { clsx } from "clsx"
import type { ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"

interface SectionProps {
  id: string
  title: string
  text?: string
  children: ReactNode
}

export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="py-9 first:pt-0">
      <h2 id={`${id}-title`} className="display text-d28">
        {title}
      </h2>
      {text ? <p className="mt-1.5 max-w-[62ch] text-ink-2">{text}</p> : null}
      <div className="mt-5 flex flex-col gap-7">{children}</div>
    </section>
  )
}

/** One thing of a section, with its own small title. */
export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 text-14 font-semibold text-ink-2">{title}</h3>
      {children}
    </div>
  )
}

/** Things in a row that wraps. */
export function Row({
  align = "center",
  children,
}: {
  align?: "center" | "end" | "start"
  children: ReactNode
}) {
  return (
    <div
      className={clsx(
        "flex flex-wrap gap-x-4 gap-y-3.5",
        { center: "items-center", end: "items-end", start: "items-start" }[align],
      )}
    >
      {children}
    </div>
  )
}

/** A thing with its name in code under it. */
export function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="flex max-w-full flex-col items-start gap-1.5">
      {children}
      <figcaption className="text-12 text-ink-3">{name}</figcaption>
    </figure>
  )
}

/** The same thing on the light and on the dark wall, whatever theme the page has. */
export function BothThemes({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      {(["light", "dark"] as const).map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          className="min-w-0 rounded-panel bg-wall p-5 text-ink inset-ring-1 inset-ring-line-2"
        >
          <p className="mb-4 text-13 font-semibold text-ink-3">
            {t(theme === "light" ? "shell:themeLight" : "shell:themeDark")}
          </p>
          {children}
        </div>
      ))}
    </div>
  )
}
