import { expect, test } from "vitest"
import { scriptsAfterPaint } from "./scripts-after-paint.ts"

const head =
  '<head><link rel="modulepreload" href="/assets/index.js" fetchPriority="low" nonce="n1"/>' +
  '<link rel="modulepreload" href="/assets/page.js" fetchPriority="low" nonce="n1"/><link rel="icon" href="/i.svg" nonce="n1"/></head>'
const script = '<script type="module" async="" src="/assets/index.js" nonce="n1"></script>'
const page = `<html>${head}<body><p>1 < 2, ș</p>${script}<script nonce="n1">data</script></body></html>`

async function sent(html: string, type = "text/html; charset=utf-8"): Promise<string> {
  const draw = scriptsAfterPaint(async () => new Response(html, { headers: { "content-type": type } }))
  return (await draw(new Request("http://localhost:3000/"))).text()
}

test("the files of a page are named by one script with the page's nonce, the first one first, and each once", async () => {
  const html = await sent(page)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toContain('async=""')
  expect(html).toContain('["/assets/index.js","/assets/page.js"]')
  expect(html).toMatch(
    /^<html><head><link rel="icon" href="\/i.svg"\/><\/head><body><p>1 < 2, ș<\/p><script nonce="n1">\(/,
  )
  expect(html).toMatch(/<\/script><script nonce="n1">data<\/script><\/body><\/html>$/)
})

test("what is no page is passed on as it is", async () => {
  expect(await sent(page, "text/plain")).toBe(page)
})
