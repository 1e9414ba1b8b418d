import { createElement, type ComponentType } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { CircleAlert, Eye } from "lucide-react"
import { expect, test } from "vitest"
import { createIcon, type IconData } from "./create-icon.ts"

const eye: IconData = {
  name: "eye",
  node: [
    [
      "path",
      {
        d: "M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0",
      },
    ],
    ["circle", { cx: "12", cy: "12", r: "3" }],
  ],
}
const alert: IconData = {
  name: "circle-exclamation-point",
  node: [
    ["circle", { cx: "12", cy: "12", r: "10" }],
    ["line", { x1: "12", x2: "12", y1: "8", y2: "12" }],
    ["line", { x1: "12", x2: "12.01", y1: "16", y2: "16" }],
  ],
  aliases: ["alert-circle", "circle-alert"],
}

const uses: object[] = [
  {},
  { size: 18, strokeWidth: 1.9, "aria-hidden": "true" },
  { className: "text-ink-3 shrink-0", "aria-label": "Shown" },
  { role: "img", color: "red", width: 12, id: "an-icon", style: { opacity: 0.5 } },
]

test.each(uses)("the browser draws an icon as the server does: %j", (props) => {
  for (const [library, data] of [
    [Eye, eye],
    [CircleAlert, alert],
  ] as const) {
    const drawn = renderToStaticMarkup(createElement(createIcon(data), props))
    expect(parts(drawn)).toEqual(
      parts(renderToStaticMarkup(createElement(library as ComponentType<object>, props))),
    )
  }
})

/** Which attribute stands first makes no difference. */
function parts(markup: string) {
  return markup
    .split(/(?=<)/)
    .map((tag) => [...tag.matchAll(/^<\/?\w+|[\w-]+="[^"]*"/g)].map(([one]) => one).toSorted())
}
