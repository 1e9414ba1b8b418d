import { expect, test } from "vitest"
import { starFills } from "./rating.tsx"

test.each([
  [0, ["none", "none", "none", "none", "none"]],
  [2.5, ["whole", "whole", "half", "none", "none"]],
  [4.7, ["whole", "whole", "whole", "whole", "half"]],
  [4.8, ["whole", "whole", "whole", "whole", "whole"]],
  [7, ["whole", "whole", "whole", "whole", "whole"]],
])("%d fills stars to the nearest half", (value, fills) => {
  expect(starFills(value)).toEqual(fills)
})
