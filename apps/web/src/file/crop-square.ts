export interface View {
  /** 1 shows as much as fits; 4 a quarter of it. */
  zoom: number
  /** The middle of what is shown, as shares of the picture. */
  x: number
  y: number
}

export const firstView: View = { zoom: 1, x: 0.5, y: 0.5 }
export const maxZoom = 4

interface Size {
  width: number
  height: number
}

/** The square of a picture that a view shows, in the picture's own pixels. It never leaves the picture. */
export function squareOf({ width, height }: Size, { zoom, x, y }: View) {
  const side = Math.min(width, height) / clamp(zoom, 1, maxZoom)
  return {
    left: clamp(x * width - side / 2, 0, width - side),
    top: clamp(y * height - side / 2, 0, height - side),
    side,
  }
}

/** Moved by shares of the square, and held at the picture's edge. */
export function moveView(size: Size, view: View, byX: number, byY: number): View {
  const { left, top, side } = squareOf(size, view)
  const moved = {
    ...view,
    x: (left + side / 2 + byX * side) / size.width,
    y: (top + side / 2 + byY * side) / size.height,
  }
  const held = squareOf(size, moved)
  return { ...moved, x: (held.left + side / 2) / size.width, y: (held.top + side / 2) / size.height }
}

function clamp(value: number, min: number, max: number) {
  return Math.min(max, Math.max(min, value))
}
