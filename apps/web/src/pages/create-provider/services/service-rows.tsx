import { clsx } from "clsx"
import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash2 } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { Chip } from "../../../ui/data/chip.tsx"
import type { ServiceData } from "../../../session/answers/provider-answers.ts"
import { servicePrice } from "../../../provider/service-price.ts"

interface ServiceRowsProps {
  services: readonly ServiceData[]
  onEdit: (service: ServiceData) => void
  onDelete: (service: ServiceData) => void
  /** Puts it there right away, and answers with the new order. */
  onMove: (service: ServiceData, to: number) => string[]
  /** The order is meant so. */
  onMoved: (ids: string[]) => void
}

export function ServiceRows({ services, onEdit, onDelete, onMove, onMoved }: ServiceRowsProps) {
  const { t, locale } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const focusAfter = useRef<{ id: string; action: string } | null>(null)
  const [said, setSaid] = useState("")
  const [dragged, setDragged] = useState<string | null>(null)
  const order = useRef<string[] | null>(null)

  // Moving a row takes the focus from its button: put it back.
  useEffect(() => {
    const wanted = focusAfter.current
    if (!wanted) return
    focusAfter.current = null
    const row = list.current?.querySelector(`[data-id="${CSS.escape(wanted.id)}"]`)
    row?.querySelector<HTMLElement>(`[data-action="${wanted.action}"]`)?.focus()
  }, [services])

  const step = (service: ServiceData, to: number, action: string) => {
    if (to < 0 || to >= services.length) return
    focusAfter.current = { id: service.id, action }
    onMoved(onMove(service, to))
    setSaid(
      t("provider-manage:services.moved", { title: service.title, place: to + 1, count: services.length }),
    )
  }
  const dragOver = (to: number) => {
    const service = services.find(({ id }) => id === dragged)
    if (service && services[to]?.id !== dragged) order.current = onMove(service, to)
  }
  const drop = () => {
    if (order.current) onMoved(order.current)
    order.current = null
    setDragged(null)
  }

  return (
    <>
      <span role="status" className="sr-only">
        {said}
      </span>
      <ul ref={list} className="w-full rounded-panel bg-paper shadow-paper">
        {services.map((service, index) => (
          <li key={service.id} data-id={service.id} className="border-t border-line first:border-0">
            <div
              role="presentation"
              draggable={services.length > 1}
              onDragStart={() => setDragged(service.id)}
              onDragEnd={drop}
              onDragOver={(event) => {
                if (!dragged) return
                event.preventDefault()
                dragOver(index)
              }}
              className={clsx(
                "flex flex-wrap items-center gap-x-2 gap-y-1 py-2.5 pr-2 pl-4",
                dragged === service.id && "opacity-50",
              )}
            >
              {services.length > 1 && (
                <GripVertical
                  aria-hidden
                  size={18}
                  className="-ml-2 hidden cursor-grab text-ink-3 md:block"
                />
              )}
              <div className="min-w-40 flex-1">
                <p lang={service.lang} className="font-semibold wrap-anywhere">
                  {service.title}
                </p>
                <p className="flex flex-wrap items-center gap-x-2 text-14 text-ink-2">
                  {Object.values(servicePrice(service, { t, locale })).filter(Boolean).join(" ")}
                  {service.packages.length > 0 && (
                    <>
                      <span aria-hidden="true">·</span>
                      <span>
                        {t("provider-manage:services.packages", { count: service.packages.length })}
                      </span>
                    </>
                  )}
                  {!service.isActive && <Chip dense>{t("provider-manage:services.off")}</Chip>}
                </p>
              </div>
              <div className="ml-auto flex">
                {services.length > 1 && (
                  <>
                    <Button
                      variant="ghost"
                      size="icon"
                      icon={ArrowUp}
                      data-action="up"
                      aria-disabled={index === 0 || undefined}
                      className={index === 0 ? "text-line-control!" : undefined}
                      aria-label={t("provider-manage:services.up", { title: service.title })}
                      onClick={() => step(service, index - 1, "up")}
                    />
                    <Button
                      variant="ghost"
                      size="icon"
                      icon={ArrowDown}
                      data-action="down"
                      aria-disabled={index === services.length - 1 || undefined}
                      className={index === services.length - 1 ? "text-line-control!" : undefined}
                      aria-label={t("provider-manage:services.down", { title: service.title })}
                      onClick={() => step(service, index + 1, "down")}
                    />
                  </>
                )}
                <Button
                  variant="ghost"
                  size="icon"
                  icon={Pencil}
                  aria-label={t("provider-manage:services.edit", { title: service.title })}
                  onClick={() => onEdit(service)}
                />
                <Button
                  variant="ghost"
                  size="icon"
                  icon={Trash2}
                  aria-label={t("provider-manage:services.remove", { title: service.title })}
                  onClick={() => onDelete(service)}
                />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
