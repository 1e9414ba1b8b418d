/** With fingers, a focused field raises a keyboard that covers half of the screen. */
export const isTouch = (): boolean => matchMedia("(pointer: coarse)").matches
