import { encode } from "uqr"

/** Drawn here: nobody else learns the secret. Dark on white in both themes, or cameras won't read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("")
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-46 rounded-control border-[1.5px] border-line-control bg-white"
    >
      <path d={path} fill="#111" />
    </svg>
  )
}
