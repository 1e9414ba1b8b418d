import type { AnyRouter } from "@trpc/server"
import type { z } from "zod"
import { authPaths } from "../../src/auth-routes.ts"
import { uiUrl } from "../api.ts"
import { call, proceduresOf } from "./call.ts"
import type { Door } from "./fuzz.ts"
import type { Person } from "./people.ts"

/** The address is known only when the API has started. */
type Api = { api: { url: string } }

type Definition = { inputs?: unknown[]; meta?: Pick<Door, "access"> }

const describe = ({ inputs, meta }: Definition) => ({
  schema: inputs?.[0] as z.ZodType | undefined,
  ...(meta?.access && { access: meta.access }),
})

export function procedureDoors(world: Api, router: AnyRouter): Door[] {
  return proceduresOf(router).map((procedure) => ({
    name: procedure.path,
    ...describe(procedure.procedure._def as Definition),
    send: (who, json) => call(world.api.url, procedure, who, json),
  }))
}

/** What is asked by GET takes a token, if anything: there the text goes. */
export function authDoors(world: Api): Door[] {
  return Object.entries(authPaths).map(([path, { method, input }]) => ({
    name: path,
    schema: input,
    send: async (who: Person, json: string) => {
      const headers = { origin: uiUrl, "content-type": "application/json", cookie: who.cookie ?? "" }
      const url = `${world.api.url}/api/auth${path}`
      const response =
        method === "GET"
          ? await fetch(`${url}?token=${encodeURIComponent(json)}`, { headers, redirect: "manual" })
          : await fetch(url, { method: "POST", headers, body: json })
      return { status: response.status, text: await response.text() }
    },
  }))
}
