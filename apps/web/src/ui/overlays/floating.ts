/** A piece of paper over the page: menus, popovers and the lists of fields. */
export const floating =
  "z-(--z-popover) max-w-[calc(100vw-16px)] rounded-panel bg-paper text-ink shadow-pop outline-none"

/** It comes and goes with a small movement. */
export const floatingMoves = "data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in"
