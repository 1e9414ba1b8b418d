import { expect, test } from "vitest"
import { fileSizeText, typesText } from "./file-text.ts"

const plain = (text: string) => text.replace(/\s/g, " ")

test("a file's size is told in the unit that suits it", () => {
  expect(plain(fileSizeText(5_000_000, "en"))).toBe("5 MB")
  expect(plain(fileSizeText(1_440_000, "ro"))).toBe("1,4 MB")
  expect(plain(fileSizeText(14_300, "ru"))).toBe("14 кБ")
  expect(plain(fileSizeText(12, "en"))).toBe("12 byte")
})

test("accepted types are told by the names people know", () => {
  expect(typesText(["image/jpeg", "image/png", "image/svg+xml", "image/webp"])).toBe("JPG, PNG, SVG, WEBP")
  expect(typesText(["application/pdf"])).toBe("PDF")
})
