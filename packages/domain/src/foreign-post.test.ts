import { expect, test } from "vitest"
import { isForeignPost } from "./foreign-post.ts"

const ui = "https://doable.example"

test.each([
  { title: "our own page", headers: { origin: ui, cookie: "a=b" }, foreign: false },
  { title: "another site", headers: { origin: "https://evil.example" }, foreign: true },
  {
    title: "a host that only ends like ours",
    headers: { origin: "https://evil-doable.example" },
    foreign: true,
  },
  {
    title: "our own page that hides its address",
    headers: { origin: "null", "sec-fetch-site": "same-origin", cookie: "a=b" },
    foreign: false,
  },
  {
    title: "a sandboxed frame",
    headers: { origin: "null", "sec-fetch-site": "cross-site", cookie: "a=b" },
    foreign: true,
  },
  { title: "an opaque origin", headers: { origin: "null", cookie: "a=b" }, foreign: true },
  {
    title: "no origin, but the browser says cross-site",
    headers: { "sec-fetch-site": "cross-site" },
    foreign: true,
  },
  {
    title: "no origin, same site but another host",
    headers: { "sec-fetch-site": "same-site" },
    foreign: true,
  },
  { title: "no origin, same origin", headers: { "sec-fetch-site": "same-origin" }, foreign: false },
  {
    title: "a program with a cookie that does not say where from",
    headers: { cookie: "a=b" },
    foreign: true,
  },
  { title: "a program without a cookie", headers: {}, foreign: false },
])("$title: foreign is $foreign", ({ headers, foreign }) => {
  const sent = new Map<string, string>(Object.entries(headers))
  const read = { get: (name: string) => sent.get(name) ?? null, has: (name: string) => sent.has(name) }
  expect(isForeignPost(read, ui)).toBe(foreign)
})
