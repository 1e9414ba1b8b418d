import type { Plugin } from "vite"

/**
 * The toasts' library writes its styles into the page, which the content security policy forbids.
 * Here that line is taken out of the build; the same styles come as a file, imported beside the component.
 */
export function sonnerStyleAsFile(): Plugin {
  return {
    name: "sonner-style-as-file",
    apply: "build",
    transform: {
      filter: { id: /[\\/]sonner[\\/]dist[\\/]index\.mjs$/ },
      handler(code) {
        const stripped = code.replace(/^__insertCSS\(".*"\);$/m, "")
        if (stripped === code) this.error("sonner no longer inserts its styles as it did: look at it again")
        return { code: stripped, map: null }
      },
    },
  }
}
