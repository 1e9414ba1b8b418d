// The browser's side of pushes in a component test: its question, and its subscription.
import { afterEach, vi } from "vitest"

/** Sixty-five bytes of nothing: what a browser makes of `pushKey`. */
export const pushKey = "A".repeat(86) + "A"
const subscribed = { endpoint: "https://push.example/1", keys: { p256dh: "point", auth: "random" } }

interface Browser {
  permission?: NotificationPermission
  /** What the person answers to the browser's question. */
  answer?: NotificationPermission
  isSubscribed?: boolean
}

export function withPush({ permission = "default", answer = "granted", isSubscribed = false }: Browser = {}) {
  const status = new EventTarget()
  const browser = {
    asked: 0,
    isSubscribed,
    /** In the browser's own settings. */
    allow: () => {
      notification.permission = "default"
      status.dispatchEvent(new Event("change"))
    },
  }
  const subscription = {
    endpoint: subscribed.endpoint,
    options: { applicationServerKey: new Uint8Array(65).buffer },
    toJSON: () => subscribed,
    unsubscribe: async () => {
      browser.isSubscribed = false
      return true
    },
  }
  const registration = {
    pushManager: {
      getSubscription: async () => (browser.isSubscribed ? subscription : null),
      subscribe: async () => {
        browser.isSubscribed = true
        return subscription
      },
    },
  }
  const notification = {
    permission,
    requestPermission: async () => {
      browser.asked += 1
      return (notification.permission = answer)
    },
  }
  vi.stubGlobal("Notification", notification)
  vi.stubGlobal("PushManager", Object)
  Object.defineProperty(navigator, "permissions", {
    configurable: true,
    value: { query: async () => status },
  })
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      register: async () => registration,
      getRegistration: async () => registration,
    },
  })
  return browser
}

afterEach(() => {
  for (const name of ["permissions", "serviceWorker"]) Reflect.deleteProperty(navigator, name)
})
