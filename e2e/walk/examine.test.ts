// The walk is only worth something if it sees faults: each is planted once here.
import { expect, test } from "vitest"
import { openPage, withBrowser, watchFaults, world } from "../world/browser.ts"
import { dictionaryKeys } from "./dictionary-keys.ts"
import { examine, isRawKey, problemsWithLongNames, problemsWithLongWords, violations } from "./examine.ts"

withBrowser()

const head = `<html lang="en"><head><title>A page</title><meta name="description" content="About"><meta name="robots" content="index, follow"></head>`
const sound = `${head}<body><main><h1>Fine</h1><p>All is well.</p></main></body></html>`
const keys = new Set(["hero.title", "logIn", "other"])

async function examined(html: string) {
  const page = await openPage({ width: 390 })
  await page.setContent(html)
  return [...(await examine(page, { locale: "en", keys })), ...(await violations(page))]
}

test("a sound page has no problems", async () => {
  expect(await examined(sound)).toEqual([])
})

test("words that are just fading are seen as they will stand", async () => {
  const fading = "<style>@keyframes fade { from, to { opacity: 0.2 } } p { animation: fade 60s }</style>"
  expect(await examined(sound.replace("</head>", `${fading}</head>`))).toEqual([])
})

test.each([
  ["an overflow at 390 px", sound.replace("<p>", '<p style="width:500px">'), "scrolls sideways"],
  [
    "a link beyond the edge of what clips it",
    sound.replace("<p>", '<p style="overflow:clip"><a href="/" style="margin-left:500px">On</a>'),
    "beyond the edge",
  ],
  [
    "a link beyond the edge of a part of the page",
    sound.replace("<p>", '<p style="overflow:clip;width:200px"><a href="/" style="margin-left:200px">On</a>'),
    "beyond the edge",
  ],
  [
    "a column beyond the edge of what clips it",
    sound.replace(
      "<p>",
      '<div style="overflow:clip"><table style="min-width:500px"><tr><td>1</td><td>2</td></tr></table></div><p>',
    ),
    "beyond the edge: <td",
  ],
  ["a raw key", sound.replace("All is well.", "hero.title"), "raw key on screen: hero.title"],
  [
    "a raw key that is only read aloud",
    sound.replace("<p>", '<p><button aria-label="logIn">×</button>'),
    "raw key on screen: logIn",
  ],
  ["an unfilled placeholder", sound.replace("All is well.", "Hello {{name}}"), "placeholder on screen"],
  ["no title", sound.replace("<title>A page</title>", ""), "no title"],
  ["no description", sound.replace(/<meta name="description"[^>]*>/, ""), "no description"],
  ["another language", sound.replace('lang="en"', 'lang="ru"'), "lang is ru"],
  ["two h1", sound.replace("<p>", "<h1>Again</h1><p>"), "2 h1 headings"],
  ["a picture without words", sound.replace("<p>", '<img src="data:,"><p>'), "axe image-alt"],
  [
    "a picture without words in a long list",
    sound.replace("<p>", `<ul>${'<li><img src="data:,"></li>'.repeat(20)}</ul><p>`),
    "axe image-alt",
  ],
  ["grey on grey", sound.replace("<p>", '<p style="color:#bbb;background:#fff">'), "axe color-contrast"],
])("%s is found", async (_name, html, words) => {
  expect((await examined(html)).join("\n")).toContain(words)
})

test.each([
  ["widens", "white-space: nowrap", 1],
  ["wraps", "", 0],
])("a long name %s: %s", async (_name, style, problems) => {
  const page = await openPage({ width: 390 })
  await page.setContent(sound.replace("<p>", `<p style="${style}">Ana R. says: `))
  expect(await problemsWithLongNames(page, ["Ion M.", "Ana R."])).toHaveLength(problems)
  await expect.poll(() => page.locator("p").textContent()).toBe("Ana R. says: All is well.")
})

test.each([
  ["widens", "field-sizing: content", ["a long link in why widens the page"]],
  ["is wrapped", "field-sizing: content; overflow-wrap: anywhere", []],
])("a long link %s: %s", async (_name, style, problems) => {
  const page = await openPage({ width: 390 })
  await page.setContent(`<fieldset><textarea name="why" style="${style}">Short</textarea></fieldset>`)
  expect(await problemsWithLongWords(page)).toEqual(problems)
  await expect.poll(() => page.locator("textarea").inputValue()).toBe("Short")
})

test("a console error, an exception and a failed request are found", async () => {
  const page = await openPage()
  const faults = watchFaults(page)
  await page.goto("/")
  await page.evaluate(async () => {
    console.error("planted")
    await fetch("/assets/planted.js")
    setTimeout(() => {
      throw new Error("thrown")
    })
    await new Promise((wake) => setTimeout(wake))
  })
  for (const planted of [
    "console error: planted",
    `request answered 404: ${world.webUrl}/assets/planted.js`,
    "exception: thrown",
  ])
    await expect.poll(() => faults.join("\n")).toContain(planted)
})

test("a key that has plural forms is known by the name that the pages ask for", () => {
  expect(isRawKey("charactersLeft", dictionaryKeys())).toBe(true)
})

test("a plain word that is also a key is no raw key", () => {
  expect(isRawKey("other", keys)).toBe(false)
  expect(isRawKey("logIn", keys)).toBe(true)
})
