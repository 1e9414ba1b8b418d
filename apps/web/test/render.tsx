// Shows a part or a whole page in a document without a browser: real words, real router, a fake API.
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
  type AnyRouter,
} from "@tanstack/react-router"
import { act, render, type RenderResult } from "@testing-library/react"
import userEvent, { PointerEventsCheckLevel, type UserEvent } from "@testing-library/user-event"
import { QueryClientProvider } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { vi } from "vitest"
import type { Locale } from "@doable/domain/locale"
import { authQuery, type AuthContext, type SignedInUser } from "../src/session/auth-context.ts"
import { dictionariesFor } from "../src/i18n/dictionaries.ts"
import type { Dictionaries } from "@doable/words/translate"
import type { Translate } from "@doable/words/translator"
import { TranslationProvider } from "../src/session/translation-provider.tsx"
import { getRouter } from "../src/router.tsx"
import type { RouterContext } from "../src/session/router-context.ts"
import { ThemeProvider } from "../src/theme/theme-provider.tsx"
import { ConfirmHost } from "../src/ui/overlays/confirm-host.tsx"
import { ToastHost } from "../src/ui/feedback/toast-host.tsx"
import { asRequest } from "./as-request.ts"
import { allNamespaces } from "@doable/words/read-words"
import { createFakeApi, type Answers, type AuthAnswers, type FakeApi } from "./fake-api.ts"
import { current } from "./current-api.ts"

export interface RenderOptions {
  /** Who is looking; nobody, unless the test says so. */
  as?: SignedInUser
  /** How many notifications this person hasn't read. */
  unread?: number
  locale?: Locale
  /** What stands above every page. */
  announcement?: NonNullable<AuthContext["announcement"]>
  /** Where the part is shown; only what reads the address asks for it. */
  at?: string
  api?: Answers
  auth?: AuthAnswers
}

export interface Rendered extends RenderResult {
  user: UserEvent
  router: AnyRouter
  api: FakeApi
  /** What the page says, by the keys of the dictionaries, in its language. */
  t: Translate
  /** The address now, with its search. */
  address: () => string
}

/** One part, in a page of its own. */
export async function renderWithApi(part: ReactNode, options: RenderOptions = {}): Promise<Rendered> {
  const { context, api, auth } = parts(options)
  const root = createRootRouteWithContext<RouterContext>()({
    beforeLoad: () => ({ auth }),
    staticData: { access: "public" },
    component: () => (
      <TranslationProvider i18n={context.i18n}>
        <ThemeProvider>
          <main>{part}</main>
          <ConfirmHost />
          <ToastHost />
        </ThemeProvider>
      </TranslationProvider>
    ),
  })
  const anywhere = createRoute({ getParentRoute: () => root, path: "$", staticData: { access: "public" } })
  const home = createRoute({ getParentRoute: () => root, path: "/", staticData: { access: "public" } })
  const router = createRouter({
    routeTree: root.addChildren([home, anywhere]),
    history: createMemoryHistory({ initialEntries: [options.at ?? "/"] }),
    context,
  })
  return show(router, context, api)
}

/** A page of the product at its address: its guard, its loader and its component, as the browser runs them. */
export async function renderPage(at: string, options: Omit<RenderOptions, "at"> = {}): Promise<Rendered> {
  const router = asRequest(getRouter)
  const { context, api, auth } = parts(options, router.options.context)
  context.queryClient.setQueryData(authQuery.queryKey, auth)
  // The document around the page is the browser's own here.
  Object.assign(router.routeTree.options, { shellComponent: undefined })
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [at] }), context })
  return show(router, context, api)
}

/** What buttons ask for wherever they stand: by default nothing repeats. */
const asked: Answers = { "taskRepeat.getMy": { data: [], total: 0 } }

function parts(
  { as, unread = 0, locale = "en", announcement, api: answers, auth: authAnswers }: RenderOptions,
  base = baseContext(),
) {
  const api = createFakeApi({ ...asked, ...answers }, authAnswers)
  base.i18n.add(locale, wordsOf(locale))
  const context: RouterContext = Object.assign(base, { api: () => Promise.resolve(api.client) })
  const auth: AuthContext = as
    ? { user: as, isAuthenticated: true, unread, unreadMessages: 0 }
    : { user: null, isAuthenticated: false, ...(announcement && { announcement }) }
  document.documentElement.lang = locale
  return { context, api, auth }
}

const words = new Map<Locale, Dictionaries>()

/** All words of a language. Nobody changes them, so they are put together once and not for every test. */
function wordsOf(locale: Locale): Dictionaries {
  const known = words.get(locale) ?? dictionariesFor(locale, allNamespaces)
  words.set(locale, known)
  return known
}

const baseContext = () => asRequest(getRouter).options.context

async function show(
  router: AnyRouter,
  { queryClient, i18n }: RouterContext,
  api: FakeApi,
): Promise<Rendered> {
  current.api = api
  await router.load()
  const user = userEvent.setup({
    // No stylesheet is read here: asking for each element's style before a press only takes time.
    pointerEventsCheck: PointerEventsCheckLevel.Never,
    advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)),
  })
  const shown = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  // What is fetched later in the browser (lazy parts, first effects) has its turn.
  await act(async () => {})
  return { ...shown, user, router, api, t: i18n.t, address: () => router.state.location.href }
}
