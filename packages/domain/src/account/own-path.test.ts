import { expect, test } from "vitest"
import { isWithin } from "./own-path.ts"

const ui = "https://doable.example"

test.each([
  "/",
  "/dashboard",
  "/auth/reset-password",
  "/tasks?sort=new#top",
  "/tasks?next=%2Fa",
  "https://doable.example",
  "https://doable.example/dashboard?a=1",
])("%j is ours", (target) => {
  expect(isWithin(ui, target)).toBe(true)
})

test.each([
  "",
  "dashboard",
  "https://evil.example",
  "http://doable.example/dashboard",
  "https://doable.example:444/",
  "https://doable.example.evil.example/",
  "https://doable.example@evil.example/",
  "https://me@doable.example/",
  "https://doable.example//evil.example",
  "https://doable.example/\\evil.example",
  "https:doable.example",
  "https:/\\evil.example",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/%2f/evil.example",
  "/%2Fevil.example",
  "/%5cevil.example",
  "/%5Cevil.example",
  "/\tevil.example",
  "/\n/evil.example",
  "/ /evil.example",
  " //evil.example",
  "\t//evil.example",
  "/\u0000/evil.example",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "file:///etc/passwd",
  "blob:https://doable.example/1",
  "ftp://doable.example/",
  "wss://doable.example/",
  "?redirect=https://evil.example",
  "#//evil.example",
  ".//evil.example",
  "../evil",
  "https://",
])("%j is not", (target) => {
  expect(isWithin(ui, target)).toBe(false)
})
