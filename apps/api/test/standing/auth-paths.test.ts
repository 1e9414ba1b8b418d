import { expect, test } from "vitest"
import { authPaths } from "../../src/auth-routes.ts"
import { createAuth } from "../../src/auth.ts"
import { createLog } from "../../src/platform/settings/log.ts"
import { anApi, uiUrl } from "../api.ts"
import { answer } from "../answer.ts"
import { testSecret } from "../factories.ts"

const world = anApi()

/** What we promise and the library has no name for. */
const ownPaths = [
  "/appeal",
  "/appeal/place-file",
  "/appeal/read",
  "/appeal/submit-file",
  "/callback/google",
  "/callback/openid",
  "/cancel-email-change",
  "/confirm-email-change",
  "/find-email-change",
  "/request-unlock",
  "/set-password",
  "/two-factor/cancel-removal",
  "/two-factor/request-removal",
  "/unlock",
  "/ways-in",
]

/** Every path that the library could serve, read from the library itself. */
function libraryPaths() {
  const config = {
    serverUrl: "http://localhost:4201",
    uiUrl,
    appName: "Doable",
    secret: testSecret,
  }
  const endpoints = Object.values(createAuth(world.db, createLog("silent"), config).api)
  return endpoints.flatMap((endpoint) => ("path" in endpoint && endpoint.path ? [String(endpoint.path)] : []))
}

test("only the listed paths of better-auth exist", async () => {
  const paths = libraryPaths()
  expect(paths.length).toBeGreaterThan(20)
  expect(Object.keys(authPaths).filter((path) => !paths.includes(path))).toEqual(ownPaths)

  for (const path of paths.filter((name) => !(name in authPaths))) {
    const url = `/api/auth${path.replaceAll(/:\w+/g, "x")}`
    for (const response of [await world.get(url), await world.post(url, {})]) {
      expect({ path, ...(await answer(response)) }).toMatchObject({
        path,
        status: 404,
        body: { code: "not_found" },
      })
    }
  }
})

test.each(Object.entries(authPaths))("%s answers its own method alone", async (path, { method }) => {
  const wrong =
    method === "GET" ? await world.post(`/api/auth${path}`, {}) : await world.get(`/api/auth${path}`)
  expect(wrong.status).toBe(405)
  expect(wrong.headers.get("allow")).toBe(method)
})

test.each([
  "/__proto__",
  "/constructor",
  "/get-session/",
  "/GET-SESSION",
  "/sign-in/email/../../ok",
  "/%67et-session",
])("odd spelling %s is not found", async (path) => {
  expect((await world.get(`/api/auth${path}`)).status).toBe(404)
})
