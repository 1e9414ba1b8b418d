import { mkdtemp, mkdir, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { serveAsset } from "./serve-asset.ts"

// A folder named assets above the build must not make everything below it immutable.
let parent: string
let root: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "doable-assets-"))
  root = join(parent, "assets/client/")
  await mkdir(join(root, "assets"), { recursive: true })
  await mkdir(join(root, "mail"))
  await writeFile(join(root, "assets/app-1a2b.js"), "plain")
  await writeFile(join(root, "assets/app-1a2b.js.br"), "brotli")
  await writeFile(join(root, "assets/app-1a2b.js.gz"), "gzip")
  await writeFile(join(root, "robots.txt"), "robots")
  await writeFile(join(root, "mail/logo.png"), "logo")
  await writeFile(join(parent, "assets/secret.txt"), "secret")
})
afterAll(() => rm(parent, { recursive: true, force: true }))

const ask = (path: string, init?: RequestInit) =>
  serveAsset(root, new Request(`http://localhost${path}`, init))

describe("a file of the build", () => {
  test.each([
    ["br, gzip", "br", "brotli"],
    ["gzip", "gzip", "gzip"],
    ["br;q=0, gzip", "gzip", "gzip"],
    ["identity", null, "plain"],
  ])("to a browser that takes %s", async (accepted, encoding, content) => {
    const answer = await ask("/assets/app-1a2b.js", { headers: { "accept-encoding": accepted } })
    expect(answer?.headers.get("content-encoding")).toBe(encoding)
    expect(answer?.headers.get("vary")).toBe("Accept-Encoding")
    expect(await answer?.text()).toBe(content)
  })

  test("is kept for good if its name carries a hash, else for an hour", async () => {
    const kept = async (path: string) => (await ask(path))?.headers.get("cache-control")
    expect(await kept("/assets/app-1a2b.js")).toBe("public, max-age=31536000, immutable")
    expect(await kept("/robots.txt")).toBe("public, max-age=3600")
  })

  test("may be shown by other sites only if it is a picture of our letters", async () => {
    const policy = async (path: string) => (await ask(path))?.headers.get("cross-origin-resource-policy")
    expect(await policy("/mail/logo.png")).toBe("cross-origin")
    expect(await policy("/robots.txt")).toBe("same-origin")
  })

  test("asked for by HEAD has a length, no body, and leaves no file open", async () => {
    const openFiles = async () => (await readdir("/proc/self/fd").catch(() => [])).length
    const before = await openFiles()
    for (let times = 0; times < 50; times++) {
      const answer = await ask("/robots.txt", { method: "HEAD" })
      expect(answer?.headers.get("content-length")).toBe("6")
      expect(answer?.body).toBeNull()
    }
    expect(await openFiles()).toBeLessThan(before + 10)
  })
})

test.each(["/", "/tasks", "/nothing.js", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/%00.txt", "/%zz.txt"])(
  "%s is no file: the pages answer it",
  async (path) => {
    expect(await ask(path)).toBeNull()
  },
)

test("a script that was replaced is not found, without drawing a page", async () => {
  expect((await ask("/assets/old-9z8y.js"))?.status).toBe(404)
})
