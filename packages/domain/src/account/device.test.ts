import { expect, test } from "vitest"
import { deviceOf } from "./device.ts"

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)"
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)"
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)"
const pixel = "Mozilla/5.0 (Linux; Android 15; Pixel 9)"
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
const ipad = "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"

test.each([
  [`${windows} ${webkit} Chrome/141.0.0.0 Safari/537.36`, "Chrome", "Windows", "Desktop"],
  [`${mac} ${webkit} Chrome/141.0.0.0 Safari/537.36`, "Chrome", "macOS", "Desktop"],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/141.0 Safari/537.36`,
    "Chrome",
    "Linux",
    "Desktop",
  ],
  [`${pixel} ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36`, "Chrome", "Android", "Mobile"],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X710) ${webkit} Chrome/141.0 Safari/537.36`,
    "Chrome",
    "Android",
    "Tablet",
  ],
  [`${iphone} CriOS/141.0 Mobile/15E148 Safari/604.1`, "Chrome", "iOS", "Mobile"],
  [
    "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
    "Firefox",
    "Linux",
    "Desktop",
  ],
  ["Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0", "Firefox", "Android", "Mobile"],
  ["Mozilla/5.0 (Android 15; Tablet; rv:143.0) Gecko/143.0 Firefox/143.0", "Firefox", "Android", "Tablet"],
  [`${iphone} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, "Firefox", "iOS", "Mobile"],
  [
    `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Safari/605.1.15`,
    "Safari",
    "macOS",
    "Desktop",
  ],
  [`${iphone} Version/18.2 Mobile/15E148 Safari/604.1`, "Safari", "iOS", "Mobile"],
  [`${ipad} Version/17.5 Mobile/15E148 Safari/604.1`, "Safari", "iOS", "Tablet"],
  [`${windows} ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, "Edge", "Windows", "Desktop"],
  [`${pixel} ${webkit} Chrome/141.0 Mobile Safari/537.36 EdgA/141.0`, "Edge", "Android", "Mobile"],
  [`${iphone} Version/18.0 EdgiOS/141.0 Mobile/15E148 Safari/604.1`, "Edge", "iOS", "Mobile"],
  [`${windows} ${webkit} Chrome/141.0.0.0 Safari/537.36 OPR/122.0.0.0`, "Opera", "Windows", "Desktop"],
  [`${pixel} ${webkit} Chrome/141.0 Mobile Safari/537.36 OPR/91.0`, "Opera", "Android", "Mobile"],
  [
    `${pixel} ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    "Unknown",
    "Android",
    "Mobile",
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 16181.61.0) ${webkit} Chrome/141.0 Safari/537.36`,
    "Chrome",
    "Unknown",
    "Desktop",
  ],
  [
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Unknown",
    "Unknown",
    "Unknown",
  ],
  ["curl/8.16.0", "Unknown", "Unknown", "Unknown"],
  ["<script>alert(1)</script>", "Unknown", "Unknown", "Unknown"],
  ["", "Unknown", "Unknown", "Unknown"],
  [null, "Unknown", "Unknown", "Unknown"],
])("[A14] %s is %s on %s, %s", (userAgent, browser, system, kind) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, kind })
})

test("[A14] a text of any length is read in no time", () => {
  expect(deviceOf("Android ".repeat(1_000_000)).system).toBe("Android")
})
