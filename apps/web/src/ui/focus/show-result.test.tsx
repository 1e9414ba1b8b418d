import { expect, test } from "vitest"
import { showResult } from "./show-result.ts"

const put = (html: string) => {
  document.body.innerHTML = html
}
const add = (html: string) => document.body.insertAdjacentHTML("beforeend", html)
const focused = () => document.activeElement?.id

test("the result gets the focus, also where its part comes later", async () => {
  put(`<h2 id="offer">Your offer</h2>`)
  showResult("#offer")
  expect(focused()).toBe("offer")
  showResult("#job")
  expect(focused()).toBe("offer")
  add(`<h2 id="job">Hired</h2>`)
  await expect.poll(focused).toBe("job")
})

test("a dialog that is still open keeps the focus until it's gone", async () => {
  put(`<h2 id="job">Hired</h2><div role="dialog"><button id="yes">Yes</button></div>`)
  document.getElementById("yes")?.focus()
  showResult("#job")
  expect(focused()).toBe("yes")
  document.querySelector("[role=dialog]")?.remove()
  await expect.poll(focused).toBe("job")
})
