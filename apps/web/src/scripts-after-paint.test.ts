import { expect, test } from "vitest"
import { scriptsAfterPaint } from "./scripts-after-paint.ts"

const head =
  '<head><link rel="modulepreload" href="/assets/index.js" fetchPriority="low" nonce="n1"/>' +
  '<link rel="modulepreload" href="/assets/page.js" fetchPriority="low" nonce="n1"/><link rel="icon" href="/i.svg" nonce="n1"/></head>'
const script = '<script type="module" async="" src="/assets/index.js" nonce="n1"></script>'
const page = `<html>${head}<body><p>1 < 2, ș</p>${script}<script nonce="n1">data</script></body></html>`

test("the files of a page are named by one script with the page's nonce, the first one first, and each once", () => {
  const html = scriptsAfterPaint(page)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toContain('async=""')
  expect(html).toContain('["/assets/index.js","/assets/page.js"]')
  expect(html).toMatch(
    /^<html><head><link rel="icon" href="\/i.svg"\/><\/head><body><p>1 < 2, ș<\/p><script nonce="n1">\(/,
  )
  expect(html).toMatch(/<\/script><script nonce="n1">data<\/script><\/body><\/html>$/)
})

test("a page without scripts is passed on as it is", () => {
  const plain = "<html><head></head><body></body></html>"
  expect([plain, "busy"].map(scriptsAfterPaint)).toEqual([plain, "busy"])
})
