import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { spriteOf } from "./icon-sprite.ts"
import { spriteIcon } from "./sprite-icon.ts"

test.each([
  [{}, 'width="24" height="24" stroke-width="2" class="icon" aria-hidden="true"'],
  [
    { size: 18, strokeWidth: 1.9, className: "flex-none" },
    'width="18" height="18" class="icon flex-none" aria-hidden="true"',
  ],
  [{ "aria-label": "Shown" }, 'width="24" height="24" stroke-width="2" class="icon" aria-label="Shown"'],
])(
  "an icon names its shapes, and is hidden from screen readers unless it says something: %j",
  (props, attributes) => {
    const drawn = renderToStaticMarkup(createElement(spriteIcon("/icons.svg#eye"), props))
    expect(drawn).toBe(`<svg ${attributes}><use href="/icons.svg#eye"></use></svg>`)
  },
)

test("the file has a symbol with the shapes of each icon", () => {
  const eye = {
    name: "eye",
    node: [["circle", { cx: "12", r: "3", key: "k1" }]] as [string, Record<string, string>][],
  }
  expect(spriteOf([eye])).toContain('<symbol id="eye" viewBox="0 0 24 24"><circle cx="12" r="3"/></symbol>')
})
