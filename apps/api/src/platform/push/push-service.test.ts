import { expect, test } from "vitest"
import { knownPushHosts } from "@doable/domain/push/service"
import { isPushService } from "./push-service.ts"

const local = [...knownPushHosts, "http://127.0.0.1:9000"]

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
  ["https://web.push.apple.com/abc", true],
  ["https://db5p.notify.windows.com/w/?token=abc", true],
  ["http://127.0.0.1:9000/abc", true],
  ["http://127.0.0.1:9001/abc", false],
  ["http://fcm.googleapis.com/fcm/send/abc", false],
  ["https://fcm.googleapis.com:8443/abc", false],
  ["https://fcm.googleapis.com.example.com/abc", false],
  ["https://me@fcm.googleapis.com/abc", false],
  ["https://evilpush.apple.com.example.com/", false],
  ["https://xpush.apple.com/abc", false],
  ["https://push.example.com/abc", false],
  ["https://127.0.0.1/abc", false],
  ["https://169.254.169.254/latest/meta-data", false],
  ["https://[::1]/abc", false],
  ["file:///etc/passwd", false],
  ["abc", false],
])("%s: %s", (endpoint, isOne) => {
  expect(isPushService(endpoint, local)).toBe(isOne)
})
