import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  redirect,
  Scripts,
  useRouter,
} from "@tanstack/react-router"
import type { ReactNode } from "react"
import { AccountDialogHost } from "../shell/account-dialog-host.tsx"
import { accountWords, readSection, type AccountSection } from "../account/account-sections.ts"
import { authQuery, fetchAuthContext, type AuthState } from "../session/auth-context.ts"
import { whereInstead } from "../session/guard.ts"
import { ErrorPage } from "../blocks/errors/error-page.tsx"
import { readSave } from "../favourite/return-path.ts"
import { fontPreloads } from "../ui/layout/fonts.ts"
import { languageAddresses } from "../i18n/language-addresses.ts"
import { loadWords } from "../i18n/load-words.ts"
import { PageWords, pageWords } from "../i18n/page-words.tsx"
import { TranslationProvider } from "../session/translation-provider.tsx"
import { NotificationDialogHost } from "../notification/notification-dialog-host.tsx"
import { prepareLimitLine } from "../restriction/lazy-limit-line.tsx"
import { readNotificationId, readPage } from "../notification/notification-search.ts"
import { headMeta } from "../session/page-head.ts"
import type { RouterContext } from "../session/router-context.ts"
import { prepareHeaderPerson } from "../shell/lazy-header-person.tsx"
import { holdSendsScript } from "../shell/hold-sends.ts"
import { startWorkerScript } from "../shell/start-worker.ts"
import { AnnouncementLine } from "../shell/announcement-line.tsx"
import { LimitLine } from "../shell/limit-line.tsx"
import { PageAnnouncer } from "../shell/page-announcer.tsx"
import { SiteFooter } from "../shell/site-footer.tsx"
import { SiteHeader } from "../shell/site-header.tsx"
import { SkipLink } from "../shell/skip-link.tsx"
import appCss from "../styles/app.css?url"
import { themeScript } from "../theme/theme.ts"
import { ThemeProvider } from "../theme/theme-provider.tsx"
import { ConfirmHost } from "../ui/overlays/confirm-host.tsx"
import { ToastHost } from "../ui/feedback/toast-host.tsx"

interface Overlays {
  account?: AccountSection | undefined
  accountPage?: number | undefined
  notification?: string | undefined
  save?: string | undefined
}

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { access: "public" },
  // On any page: the section of the account that lies open over it, or the notification; what is to be saved.
  validateSearch: ({ account, accountPage, notification, save }: Record<string, unknown>): Overlays => ({
    account: readSection(account),
    accountPage: readPage(accountPage),
    notification: readNotificationId(notification),
    save: readSave(save),
  }),
  // What each page declares about itself is enforced here, once.
  beforeLoad: async ({ context, matches, location, search }) => {
    const own = matches.at(-1)?.staticData.access ?? "public"
    const isNeeded = own === "user" || own === "admin"
    const askWho = { ...authQuery, queryFn: () => fetchAuthContext({ data: { isNeeded } }) }
    // An account that lies open from the start needs no further call for its words.
    const overlayWords = import.meta.env.SSR && search.account ? accountWords : []
    const [auth] = await Promise.all([
      context.queryClient.ensureQueryData(askWho).catch((): AuthState => null),
      loadWords(context.i18n, [
        ...matches.flatMap(({ staticData }) => staticData.words ?? []),
        ...overlayWords,
      ]),
    ])
    // An email link to the account asks people to log in first, and then continues there.
    const isOverlaid = search.account ?? search.notification
    const access = own === "public" && isOverlaid && auth ? "user" : own
    // Nobody has to log in again because the API is away: the page says so, and asks again on its own.
    if (!auth && isNeeded) throw new Error("who is there is not known")
    const elsewhere = whereInstead(access, auth, location.href, context.config)
    if (elsewhere) throw redirect({ href: elsewhere })
    if (auth?.user) await prepareHeaderPerson()
    if (auth?.user?.limit) await Promise.all([prepareLimitLine(), loadWords(context.i18n, ["restriction"])])
    return { auth }
  },
  head: ({ match, matches }) => {
    const isMissing = matches.some((one) => one.status === "notFound" || one._notFound)
    const { i18n, config } = match.context
    const say = (key: "title" | "description" | "keywords") =>
      i18n.t(`common:meta.${key}`, { appName: config.appName })
    const own = matches.at(-1)
    const isFound = own?.staticData.access === "public" && !isMissing
    const missing = isMissing ? i18n.t("common:notFound.meta", { appName: config.appName }) : null
    return {
      meta: [
        { charSet: "utf-8" },
        { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" },
        ...headMeta(missing ?? say("title"), say("description")),
        { name: "robots", content: missing ? "noindex" : "index, follow" },
        { name: "keywords", content: say("keywords") },
        { property: "og:type", content: "website" },
        { property: "og:site_name", content: config.appName },
        { property: "og:image", content: `${config.uiUrl}/social.png` },
        { property: "og:image:width", content: "1200" },
        { property: "og:image:height", content: "630" },
        { name: "twitter:card", content: "summary_large_image" },
      ],
      links: [
        ...(isFound
          ? languageAddresses({ uiUrl: config.uiUrl, kept: own.staticData.kept, ...own }, i18n.locale)
          : []),
        { rel: "stylesheet", href: appCss },
        ...fontPreloads(i18n.locale),
        { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
        { rel: "icon", href: "/favicon-32.png", type: "image/png", sizes: "32x32" },
        { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
        { rel: "manifest", href: `/manifest.${i18n.locale}.webmanifest` },
      ],
      scripts: [{ children: `${themeScript};${holdSendsScript};${startWorkerScript}` }],
    }
  },
  shellComponent: Document,
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  // When the frame itself lacks something (its words didn't come), the error page still stands inside it.
  errorComponent: ({ error }) => (
    <Shell>
      <ErrorPage error={error} />
    </Shell>
  ),
})

function Document({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { i18n, page } = router.options.context
  const declared = router.state.matches.flatMap(({ staticData }) => staticData.words ?? [])
  const words = pageWords({ locale: i18n.locale, dictionaries: i18n.dictionaries, declared })
  // Set before the first paint by a script; only people without scripts have told the server.
  const theme = import.meta.env.SSR && page.theme !== "system" ? page.theme : undefined
  return (
    <html lang={i18n.locale} data-theme={theme} suppressHydrationWarning>
      <head>
        {/* Before the page's code: everything waits for them, and they're small. */}
        {words.files.map((file) => (
          <link key={file} rel="modulepreload" href={file} />
        ))}
        <HeadContent />
        {/* Of two metas with one name, the list of the head would keep the last alone. */}
        <meta name="theme-color" content="#F2F3EE" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0F1613" media="(prefers-color-scheme: dark)" />
      </head>
      <body data-not-sent={i18n.t("shell:notSent")}>
        {children}
        <PageWords words={words} />
        <Scripts />
      </body>
    </html>
  )
}

function Shell({ children }: { children: ReactNode }) {
  const { i18n } = useRouter().options.context
  return (
    <TranslationProvider i18n={i18n}>
      <ThemeProvider>
        <SkipLink />
        <PageAnnouncer />
        <SiteHeader />
        <div>
          <AnnouncementLine />
          <LimitLine />
          <main id="main" tabIndex={-1} className="site-main outline-none">
            {children}
          </main>
          <SiteFooter />
        </div>
        <AccountDialogHost />
        <NotificationDialogHost />
        <ConfirmHost />
        <ToastHost />
      </ThemeProvider>
    </TranslationProvider>
  )
}
