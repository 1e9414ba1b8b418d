/** The nonce of this page. Style elements added later need it to pass the content security policy. */
export function styleNonce(): string | undefined {
  if (typeof document === "undefined") return undefined
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce || undefined
}

declare global {
  var __webpack_nonce__: string | undefined
}

// Read by the library that stops the page from scrolling behind menus and dialogs.
globalThis.__webpack_nonce__ ??= styleNonce()
