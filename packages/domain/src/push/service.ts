/**
 * The push services of today's browsers. The server sends requests to addresses that a browser gave it, so it only
 * takes those of services it knows: no address leads into our own network.
 */
export const knownPushHosts = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  "*.push.services.mozilla.com",
  "*.push.apple.com",
  "*.notify.windows.com",
]
