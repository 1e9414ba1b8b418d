// The API of a component test: the last link of the client answers from a table, and every call is kept.
import { createTRPCClient, TRPCClientError } from "@trpc/client"
import { observable } from "@trpc/server/observable"
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server"
import type { AppRouter } from "@doable/api/router"
import type { ApiClient } from "../src/session/api-client.ts"

type Inputs = inferRouterInputs<AppRouter>
type Outputs = inferRouterOutputs<AppRouter>
type Path = { [Noun in keyof Inputs & string]: `${Noun}.${keyof Inputs[Noun] & string}` }[keyof Inputs &
  string]
type At<All, P extends Path> = P extends `${infer Noun extends keyof All & string}.${infer Verb}`
  ? Verb extends keyof All[Noun]
    ? All[Noun][Verb]
    : never
  : never

/** What a procedure is asked and what it answers: `Output<"task.getList">`. */
export type Input<P extends Path> = Exclude<At<Inputs, P>, void | undefined>
export type Output<P extends Path> = At<Outputs, P>

/** One answer per procedure: a value, or a function of the input. Throw `refused(…)` to refuse. */
export type Answers = {
  [P in Path]?: Output<P> | ((input: Input<P>) => Output<P> | Promise<Output<P>>)
}

/** `body` is what /api/auth is sent; a `Response` is answered as it is, anything else as JSON with 200. */
export type AuthAnswers = Record<string, (body: Record<string, unknown>) => unknown>

export interface FakeApi {
  client: ApiClient
  fetch: typeof fetch
  /** The inputs a procedure, or a path of /api/auth, was called with so far. */
  calls: <P extends Path>(path: P) => Input<P>[]
  authCalls: (path: string) => Record<string, unknown>[]
  /** Answers from now on; for what changes in the middle of a test. */
  answer: (more: Answers) => void
  /** Calls that the test gave no answer for. The set-up fails the test that leaves one. */
  unanswered: string[]
}

type AnyAnswer = unknown | ((input: unknown) => unknown)

export function createFakeApi(given: Answers = {}, auth: AuthAnswers = {}): FakeApi {
  const answers: Record<string, AnyAnswer> = { ...given }
  const asked: { path: string; input: unknown }[] = []
  const unanswered: string[] = []

  async function ask(path: string, input: unknown): Promise<unknown> {
    asked.push({ path, input })
    if (!Object.hasOwn(answers, path)) {
      unanswered.push(path)
      throw failure(500)
    }
    const answer = answers[path]
    // Through JSON, as over the wire: what is shared or not plain shows here and not in production.
    const value = await (typeof answer === "function" ? answer(input) : answer)
    return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
  }

  const client = createTRPCClient<AppRouter>({
    links: [
      () =>
        ({ op }) =>
          observable((observer) => {
            ask(op.path, op.input).then(
              (data) => {
                observer.next({ result: { type: "data", data } })
                observer.complete()
              },
              (error: Error) => observer.error(TRPCClientError.from(error)),
            )
          }),
    ],
  })

  async function fakeFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, "http://localhost:3000")
    const path = url.pathname.replace(/^\/api\/auth/, "")
    const body = typeof init?.body === "string" ? (JSON.parse(init.body) as Record<string, unknown>) : {}
    asked.push({ path, input: { ...Object.fromEntries(url.searchParams), ...body } })
    const answer = auth[path]
    // Every page of someone logged in asks this after five seconds. Only a busy machine gets there, so it's told nothing.
    if (!answer && path.endsWith(".getUnreadCount")) return new Promise(() => {})
    if (!answer) {
      unanswered.push(`fetch ${url.href}`)
      return new Response(null, { status: 500 })
    }
    const value = await answer(body)
    return value instanceof Response ? value : Response.json(value ?? null)
  }

  const callsOf = (path: string) => asked.filter((call) => call.path === path).map(({ input }) => input)
  return {
    client,
    fetch: fakeFetch,
    calls: <P extends Path>(path: P) => callsOf(path) as Input<P>[],
    authCalls: (path) => callsOf(path) as Record<string, unknown>[],
    answer: (more) => void Object.assign(answers, more),
    unanswered,
  }
}

interface Details {
  httpStatus?: number
  fields?: { path: string; code: string; min?: number; max?: number }[]
  version?: number
  count?: number
  retryAfterSec?: number
}

/** The API's expected no, as a page gets it. */
export function refused(refusal: string, { httpStatus = 409, ...details }: Details = {}): Error {
  return failure(httpStatus, { refusal, ...details })
}

/** A fault of the API (500 and its like); no status at all is an API that can't be reached. */
export function failure(httpStatus?: number, data: object = {}): Error {
  if (!httpStatus) return TRPCClientError.from(new TypeError("Failed to fetch"))
  return TRPCClientError.from({
    error: {
      message: "failed",
      code: -32603,
      data: { refusal: null, fields: null, requestId: "request-1", httpStatus, ...data },
    },
  })
}
