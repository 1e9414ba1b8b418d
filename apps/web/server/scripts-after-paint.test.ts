import { expect, test } from "vitest"
import { scriptsAfterPaint } from "./scripts-after-paint.ts"

const head =
  '<head><link rel="modulepreload" href="/assets/index.js" fetchPriority="low" nonce="n1"/>' +
  '<link rel="modulepreload" href="/assets/page.js" fetchPriority="low" nonce="n1"/><link rel="icon" href="/i.svg"/></head>'
const script = '<script type="module" async="" src="/assets/index.js" nonce="n1"></script>'
const page = `<html>${head}<body><p>1 < 2, ș</p>${script}<script nonce="n1">data</script></body></html>`

/** The page as it comes to the browser when the server sends it in pieces of so many bytes. */
async function sent(html: string, bytes = html.length, type = "text/html; charset=utf-8"): Promise<string> {
  const all = new TextEncoder().encode(html)
  const body = new ReadableStream({
    start(controller) {
      for (let at = 0; at < all.length; at += bytes) controller.enqueue(all.slice(at, at + bytes))
      controller.close()
    },
  })
  const draw = scriptsAfterPaint(async () => new Response(body, { headers: { "content-type": type } }))
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

test("in whatever pieces a page comes, it is the same", async () => {
  const whole = await sent(page)
  for (const bytes of [1, 2, 7, 64, 150]) expect(await sent(page, bytes), `${bytes} bytes`).toBe(whole)
})

test("what is no page is passed on as it is", async () => {
  expect(await sent(page, page.length, "text/plain")).toBe(page)
})
