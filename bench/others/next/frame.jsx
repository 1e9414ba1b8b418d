"use client"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { createTranslator } from "@doable/words/translator"
import { useState } from "react"
import { NotificationDialogHost } from "../../../apps/web/src/notification/notification-dialog-host.tsx"
import { TasksPage } from "../../../apps/web/src/pages/tasks/tasks-page.tsx"
import { TranslationProvider } from "../../../apps/web/src/session/translation-provider.tsx"
import { AccountDialogHost } from "../../../apps/web/src/shell/account-dialog-host.tsx"
import { AnnouncementLine } from "../../../apps/web/src/shell/announcement-line.tsx"
import { LimitLine } from "../../../apps/web/src/shell/limit-line.tsx"
import { PageAnnouncer } from "../../../apps/web/src/shell/page-announcer.tsx"
import { SiteFooter } from "../../../apps/web/src/shell/site-footer.tsx"
import { SiteHeader } from "../../../apps/web/src/shell/site-header.tsx"
import { SkipLink } from "../../../apps/web/src/shell/skip-link.tsx"
import { holdSendsScript } from "../../../apps/web/src/shell/hold-sends.ts"
import { themeScript } from "../../../apps/web/src/theme/theme.ts"
import { ThemeProvider } from "../../../apps/web/src/theme/theme-provider.tsx"
import { ToastHost } from "../../../apps/web/src/ui/feedback/toast-host.tsx"
import { ConfirmHost } from "../../../apps/web/src/ui/overlays/confirm-host.tsx"
import { Facts } from "./shims/router.jsx"
import { dictionariesFor } from "./shims/words.mjs"

const nothing = {}

/** What surrounds every page, as `Shell` of routes/__root.tsx. */
export function Frame({ auth, config, children }) {
  const [facts] = useState(() => ({
    auth,
    options: {
      context: {
        config,
        i18n: createTranslator("en", dictionariesFor()),
        page: { requestId: "", form: null, theme: "system" },
        queryClient: new QueryClient(),
        api: () => new Promise(() => {}),
      },
    },
    state: { location: { pathname: "/tasks", href: "/tasks", search: {} } },
    navigate: async () => {},
    invalidate: async () => {},
    subscribe: () => () => {},
  }))
  return (
    <Facts value={facts}>
      <QueryClientProvider client={facts.options.context.queryClient}>
        <TranslationProvider i18n={facts.options.context.i18n}>
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
      </QueryClientProvider>
    </Facts>
  )
}

export const Tasks = ({ data }) => <TasksPage search={nothing} data={data} />

export const FirstScript = () => (
  <script dangerouslySetInnerHTML={{ __html: `${themeScript};${holdSendsScript}` }} />
)
