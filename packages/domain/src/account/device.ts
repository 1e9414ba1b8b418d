export interface Device {
  browser: "Chrome" | "Firefox" | "Safari" | "Edge" | "Opera" | "Unknown"
  system: "Windows" | "macOS" | "Linux" | "Android" | "iOS" | "Unknown"
  kind: "Mobile" | "Tablet" | "Desktop" | "Unknown"
}

/** The first that fits wins: browsers carry the names of those they want to be taken for. */
const browserMarks: [Device["browser"], RegExp][] = [
  ["Unknown", /SamsungBrowser|YaBrowser|Vivaldi|UCBrowser|DuckDuckGo|bot\b|crawler|spider/i],
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|OPT|OPX|Opera)\b/],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//],
  ["Safari", /\bVersion\/.*\bSafari\//],
]

const systemMarks: [Device["system"], RegExp][] = [
  ["Unknown", /\bCrOS\b|Windows Phone|Tizen|Web0S/],
  ["Windows", /\bWindows\b/],
  ["Android", /\bAndroid\b/],
  ["iOS", /\b(?:iPhone|iPad|iPod)\b/],
  ["macOS", /\bMacintosh\b|\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
]

const kindMarks: [Device["kind"], RegExp][] = [
  ["Tablet", /\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/],
  ["Mobile", /\bMobile\b|\b(?:iPhone|iPod)\b|Windows Phone/],
  ["Desktop", /\bWindows NT\b|\bMacintosh\b|\bX11\b|\bCrOS\b/],
]

/** What a browser says about itself, in the words of the sessions table. A claim, good enough to recognise a device. */
export function deviceOf(userAgent: string | null | undefined): Device {
  // Nobody's browser says more than this; a longer text wasn't sent by one.
  const text = (userAgent ?? "").slice(0, 512)
  return {
    browser: firstFit(browserMarks, text),
    system: firstFit(systemMarks, text),
    kind: firstFit(kindMarks, text),
  }
}

function firstFit<Name extends string>(marks: [Name, RegExp][], text: string): Name | "Unknown" {
  return marks.find(([, mark]) => mark.test(text))?.[0] ?? "Unknown"
}
