// What runs between our pages and the network, and when a push comes. It's sent to browsers as its own text, so it may
// use nothing from outside itself.

export interface WorkerFacts {
  /** Another one with every build. */
  build: string
  offlinePage: string
  /** What the offline page needs, itself included. */
  kept: readonly string[]
  /** Where the browser's new address for pushes is told. */
  apiUrl: string
}

interface Waiting extends Event {
  waitUntil: (done: Promise<unknown>) => void
}
interface Fetching extends Waiting {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
interface Pushed extends Waiting {
  data: { json: () => unknown } | null
}
interface Changed extends Waiting {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}
interface Clicked extends Waiting {
  notification: Notification
}
interface Page {
  url: string
  focused: boolean
  focus: () => Promise<unknown>
}
export interface WorkerScope {
  location: Location
  navigator: { userAgent: string }
  caches: CacheStorage
  registration: ServiceWorkerRegistration
  clients: {
    matchAll: (of: { type: "window"; includeUncontrolled: true }) => Promise<Page[]>
    openWindow: (url: string) => Promise<unknown>
  }
  addEventListener: {
    (type: "install" | "activate", listener: (event: Waiting) => void): void
    (type: "fetch", listener: (event: Fetching) => void): void
    (type: "push", listener: (event: Pushed) => void): void
    (type: "pushsubscriptionchange", listener: (event: Changed) => void): void
    (type: "notificationclick", listener: (event: Clicked) => void): void
  }
}

/**
 * Pages always come from the network, so nobody gets a page that was drawn for someone else. What's kept is the same for
 * everybody: the offline page, and files whose names change with their content. A new worker waits until the pages of
 * the old one are closed; until then the old one hands out the files that each page names, of whichever build.
 */
export function serviceWorker(worker: WorkerScope, { build, offlinePage, kept, apiUrl }: WorkerFacts): void {
  const { origin } = worker.location
  const cacheName = `files-${build}`
  const mostFiles = 300
  // Safari ends a subscription whose pushes don't show.
  const mustShow = /Version\/[\d.]+ .*Safari/.test(worker.navigator.userAgent)

  worker.addEventListener("install", (event) => {
    const fresh = kept.map((path) => new Request(path, { cache: "reload" }))
    event.waitUntil(worker.caches.open(cacheName).then((cache) => cache.addAll(fresh)))
  })

  worker.addEventListener("activate", (event) => event.waitUntil(takeOver()))

  async function takeOver() {
    const names = await worker.caches.keys()
    await Promise.all(names.filter((name) => name !== cacheName).map((name) => worker.caches.delete(name)))
    // Pages are asked for while the worker starts, so it costs them nothing.
    await worker.registration.navigationPreload?.enable()
  }

  worker.addEventListener("fetch", (event) => {
    const { request } = event
    if (request.method !== "GET") return
    if (request.mode === "navigate") event.respondWith(openPage(event))
    else if (isFile(request.url)) event.respondWith(fileFor(event))
  })

  const isFile = (url: string) => url.startsWith(`${origin}/assets/`)

  async function openPage(event: Fetching): Promise<Response> {
    try {
      return (await event.preloadResponse) ?? (await fetch(event.request))
    } catch (failure) {
      const offline = await worker.caches.match(offlinePage)
      if (!offline) throw failure
      return offline
    }
  }

  async function fileFor(event: Fetching): Promise<Response> {
    const { request } = event
    const found = await worker.caches.match(request.url)
    if (found) return found
    const answer = await fetch(request)
    // The page doesn't wait until its file is kept.
    if (answer.status === 200 && answer.type === "basic") event.waitUntil(keep(request.url, answer.clone()))
    return answer
  }

  /** A browser that's short of space may refuse; the page has its file all the same. */
  async function keep(url: string, answer: Response) {
    try {
      const cache = await worker.caches.open(cacheName)
      await cache.put(url, answer)
      const files = await cache.keys()
      const isOwn = (file: Request) => kept.includes(new URL(file.url).pathname)
      const extra = files.filter((file) => !isOwn(file)).slice(0, Math.max(0, files.length - mostFiles))
      await Promise.all(extra.map((file) => cache.delete(file)))
    } catch {
      return
    }
  }

  const ourPages = () => worker.clients.matchAll({ type: "window", includeUncontrolled: true })

  worker.addEventListener("push", (event) => event.waitUntil(show(event.data?.json())))

  async function show(text: unknown) {
    const { id, title, body, url } = text as Record<"id" | "title" | "body" | "url", string>
    const pages = await ourPages()
    // People who look at one of our pages have the bell in sight.
    if (!mustShow && pages.some(({ focused }) => focused)) return
    const look = { icon: "/icon-192.png", badge: "/badge-96.png" }
    await worker.registration.showNotification(title, { body, tag: id, data: { url }, ...look })
  }

  worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)))

  /** The browser gives its address up for another: pushes go on there, if the person is still logged in. */
  async function renew({ oldSubscription, newSubscription }: Changed) {
    const { pushManager } = worker.registration
    const fresh =
      newSubscription ??
      (await pushManager.getSubscription()) ??
      (oldSubscription && (await pushManager.subscribe(oldSubscription.options)))
    if (!fresh) return
    const { endpoint, keys } = fresh.toJSON() as { endpoint: string; keys: Record<"p256dh" | "auth", string> }
    const { p256dh, auth } = keys
    const former = oldSubscription?.endpoint
    await fetch(`${apiUrl}/trpc/push.subscribe`, {
      method: "POST",
      credentials: "include",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ by: "worker", former, endpoint, keys: { p256dh, auth } }),
    })
  }

  worker.addEventListener("notificationclick", (event) => {
    event.notification.close()
    event.waitUntil(open((event.notification.data as { url: string }).url))
  })

  /** In a window of its own, unless the page is open already: another page may hold something unsaved. */
  async function open(path: string) {
    const url = new URL(path, origin)
    if (url.origin !== origin) return
    const pages = await ourPages()
    const same = pages.find((page) => page.url === url.href)
    await (same ? same.focus() : worker.clients.openWindow(url.href))
  }
}
