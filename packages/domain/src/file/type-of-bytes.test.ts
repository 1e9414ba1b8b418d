import { expect, test } from "vitest"
import { typeOfBytes } from "./type-of-bytes.ts"

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ["a JPEG", "\xff\xd8\xff\xe0rest", "image/jpeg"],
  ["a PNG", "\x89PNG\r\n\x1a\nrest", "image/png"],
  ["an old GIF", "GIF87a", "image/gif"],
  ["a GIF", "GIF89a", "image/gif"],
  ["a WEBP", "RIFF\x01\x02\n\x04WEBPVP8 ", "image/webp"],
  ["a PDF", "%PDF-1.7\n", "application/pdf"],
  ["a bare SVG", '<svg xmlns="http://www.w3.org/2000/svg"/>', "image/svg+xml"],
  [
    "an SVG with a prologue",
    '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- <svg> -->\n<!DOCTYPE svg><svg >',
    "image/svg+xml",
  ],
  ["an HTML page", "<!doctype html><html><svg></svg>", null],
  ["a page that mentions one", "hello <svg>", null],
  ["a sound in the same box as WEBP", "RIFF\x01\x02\x03\x04WAVE", null],
  ["a PDF behind other bytes", "MZ%PDF-1.7", null],
  ["a ZIP", "PK\x03\x04", null],
  ["a comment without end", "<!-- ", null],
  ["nothing", "", null],
])("%s", (_title, text, type) => {
  expect(typeOfBytes(bytes(text))).toBe(type)
})
