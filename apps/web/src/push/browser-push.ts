// What the browser itself knows about pushes.
import type { ApiClient } from "../session/api-client.ts"
import { keepOwner, readOwner } from "./push-owner.ts"

/** `blocked`: the person told the browser no. `home-screen`: an iPhone, where only installed apps get pushes. */
export type PushState = "on" | "off" | "blocked" | "home-screen" | "unsupported"

type Ask = <Answer>(call: (api: ApiClient) => Promise<Answer>) => Promise<Answer>

export async function readPushState(userId: string): Promise<PushState> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return isAppleTouch() ? "home-screen" : "unsupported"
  if (Notification.permission === "denied") return "blocked"
  const isOwn = readOwner()?.userId === userId
  return isOwn && Notification.permission === "granted" && (await findSubscription()) ? "on" : "off"
}

/** The person may change their answer in the browser's own settings. Returns what ends the watch. */
export function watchPermission(onChange: () => void): () => void {
  const watch = new AbortController()
  const { signal } = watch
  // Old browsers don't know this permission, or none at all: there the next visit shows it.
  void navigator.permissions?.query({ name: "notifications" }).then(
    (status) => status.addEventListener("change", onChange, { signal }),
    () => {},
  )
  return () => watch.abort()
}

/** An iPad calls itself a Mac. */
const isAppleTouch = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1)

export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/")
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** The browser's own question comes first: it only shows right after a click. */
export async function turnPushOn(ask: Ask, userId: string): Promise<"on" | "off" | "blocked"> {
  const permission = await Notification.requestPermission()
  if (permission !== "granted") return permission === "denied" ? "blocked" : "off"
  const { key } = await ask((api) => api.push.getKey.query())
  if (!key) return "off"
  await subscribe(ask, userId, key)
  return "on"
}

export async function turnPushOff(): Promise<void> {
  keepOwner(null)
  await (await findSubscription())?.unsubscribe()
}

/**
 * With another key than the one it has, the browser needs a new subscription. `former`: what it had, where nobody has
 * asked for it just now. False if the person took this browser off the list.
 */
export async function subscribe(ask: Ask, userId: string, key: string, former?: string): Promise<boolean> {
  await navigator.serviceWorker.register("/sw.js")
  const { pushManager } = await workerReady()
  const present = await pushManager.getSubscription()
  if (present && !isOfKey(present, key)) await present.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = subscription.toJSON() as {
    endpoint: string
    keys: Record<"p256dh" | "auth", string>
  }
  const device = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
  const kept = former === undefined ? {} : ({ by: "page", former } as const)
  const made = await ask((api) => api.push.subscribe.mutate({ ...device, ...kept }))
  if (!made) return false
  keepOwner({ userId, endpoint, since: made.createdAt })
  return true
}

/** How long the worker may take to be there. */
const readyMs = 20_000

/** The browser never says that a worker couldn't be installed. */
function workerReady(): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("the worker isn't there")), readyMs)
    void navigator.serviceWorker.ready.then((registration) => {
      clearTimeout(late)
      resolve(registration)
    })
  })
}

export function isOfKey({ options }: PushSubscription, key: string): boolean {
  if (!options.applicationServerKey) return false
  const bytes = String.fromCodePoint(...new Uint8Array(options.applicationServerKey))
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === key
}
