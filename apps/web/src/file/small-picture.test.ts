import { expect, test } from "vitest"
import { smallPicture } from "./small-picture.ts"

test.each([
  ["https://api.example/files/1", "https://api.example/files/1?size=small"],
  [
    "https://api.example/files/1?until=2&signature=x",
    "https://api.example/files/1?until=2&signature=x&size=small",
  ],
  ["data:image/png;base64,AA", "data:image/png;base64,AA"],
  ["blob:https://ui.example/1", "blob:https://ui.example/1"],
])("%s is shown small as %s", (url, small) => expect(smallPicture(url)).toBe(small))
