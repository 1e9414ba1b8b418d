import type { TaskCardProps } from "./task-card.tsx"

/** How many tasks above this one show the same drawing. */
export function sameAbove(tasks: readonly TaskCardProps["task"][], place: number): number {
  const slug = tasks[place]?.category?.slug
  return tasks.slice(0, place).filter(({ category, pictureUrl }) => !pictureUrl && category?.slug === slug)
    .length
}
