import { expect, test } from "vitest"
import { draw } from "../../../test/draw.tsx"
import { NotFoundView } from "./not-found-page.tsx"

test("[E02] the short view for a part that is not there says “Not Found”", () => {
  expect(draw(<NotFoundView />)).toMatch(/>Not Found</)
  expect(draw(<NotFoundView />, "ru")).toMatch(/>Не найдено</)
  expect(draw(<NotFoundView />, "ro")).toMatch(/>Nu s-a găsit</)
})
