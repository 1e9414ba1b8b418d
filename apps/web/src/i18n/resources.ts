// The English files are the type of every key. A new namespace joins with one line here.
import type about from "./locales/en/about.json"
import type account from "./locales/en/account.json"
import type admin from "./locales/en/admin.json"
import type adminAudit from "./locales/en/admin-audit.json"
import type adminCategories from "./locales/en/admin-categories.json"
import type adminDoers from "./locales/en/admin-doers.json"
import type adminSupport from "./locales/en/admin-support.json"
import type adminTasks from "./locales/en/admin-tasks.json"
import type adminMessages from "./locales/en/admin-messages.json"
import type adminOverview from "./locales/en/admin-overview.json"
import type adminUsers from "./locales/en/admin-users.json"
import type articles from "./locales/en/articles.json"
import type category from "./locales/en/category.json"
import type changelog from "./locales/en/changelog.json"
import type chat from "./locales/en/chat.json"
import type common from "./locales/en/common.json"
import type complete from "./locales/en/complete.json"
import type contact from "./locales/en/contact.json"
import type contacts from "./locales/en/contacts.json"
import type content from "./locales/en/content.json"
import type dashboard from "./locales/en/dashboard.json"
import type faq from "./locales/en/faq.json"
import type fields from "./locales/en/fields.json"
import type help from "./locales/en/help.json"
import type home from "./locales/en/home.json"
import type how from "./locales/en/how.json"
import type letters from "./locales/en/letters.json"
import type list from "./locales/en/list.json"
import type locked from "./locales/en/locked.json"
import type notification from "./locales/en/notification.json"
import type offer from "./locales/en/offer.json"
import type privacy from "./locales/en/privacy.json"
import type profile from "./locales/en/profile.json"
import type provider from "./locales/en/provider.json"
import type providerApplication from "./locales/en/provider-application.json"
import type providerDashboard from "./locales/en/provider-dashboard.json"
import type providerDiscover from "./locales/en/provider-discover.json"
import type providerProfile from "./locales/en/provider-profile.json"
import type providerCreate from "./locales/en/provider-create.json"
import type providerManage from "./locales/en/provider-manage.json"
import type providers from "./locales/en/providers.json"
import type refusal from "./locales/en/refusal.json"
import type reset from "./locales/en/reset.json"
import type review from "./locales/en/review.json"
import type security from "./locales/en/security.json"
import type services from "./locales/en/services.json"
import type shell from "./locales/en/shell.json"
import type signin from "./locales/en/signin.json"
import type signup from "./locales/en/signup.json"
import type task from "./locales/en/task.json"
import type taskCreate from "./locales/en/task-create.json"
import type taskInvite from "./locales/en/task-invite.json"
import type taskQuestion from "./locales/en/task-question.json"
import type taskPage from "./locales/en/taskPage.json"
import type tasks from "./locales/en/tasks.json"
import type terms from "./locales/en/terms.json"
import type themes from "./locales/en/themes.json"
import type themesFields from "./locales/en/themesFields.json"
import type ui from "./locales/en/ui.json"
import type verify from "./locales/en/verify.json"
import type work from "./locales/en/work.json"

export interface Resources {
  about: typeof about
  account: typeof account
  admin: typeof admin
  "admin-audit": typeof adminAudit
  "admin-categories": typeof adminCategories
  "admin-doers": typeof adminDoers
  "admin-support": typeof adminSupport
  "admin-tasks": typeof adminTasks
  "admin-messages": typeof adminMessages
  "admin-overview": typeof adminOverview
  "admin-users": typeof adminUsers
  articles: typeof articles
  category: typeof category
  changelog: typeof changelog
  chat: typeof chat
  common: typeof common
  complete: typeof complete
  contact: typeof contact
  contacts: typeof contacts
  content: typeof content
  dashboard: typeof dashboard
  faq: typeof faq
  fields: typeof fields
  help: typeof help
  home: typeof home
  how: typeof how
  letters: typeof letters
  list: typeof list
  locked: typeof locked
  notification: typeof notification
  offer: typeof offer
  privacy: typeof privacy
  profile: typeof profile
  provider: typeof provider
  "provider-application": typeof providerApplication
  "provider-dashboard": typeof providerDashboard
  "provider-discover": typeof providerDiscover
  "provider-profile": typeof providerProfile
  "provider-create": typeof providerCreate
  "provider-manage": typeof providerManage
  providers: typeof providers
  refusal: typeof refusal
  reset: typeof reset
  review: typeof review
  security: typeof security
  services: typeof services
  shell: typeof shell
  signin: typeof signin
  signup: typeof signup
  task: typeof task
  "task-create": typeof taskCreate
  "task-invite": typeof taskInvite
  "task-question": typeof taskQuestion
  taskPage: typeof taskPage
  tasks: typeof tasks
  terms: typeof terms
  themes: typeof themes
  themesFields: typeof themesFields
  ui: typeof ui
  verify: typeof verify
  work: typeof work
}

export type Namespace = keyof Resources

/** What every page carries: the shell's words and the words of any error view. */
export const baseNamespaces: readonly Namespace[] = ["common", "shell", "ui", "category"]

export const defaultNamespace = "common"

type PluralForm = "zero" | "one" | "two" | "few" | "many" | "other"
type WithoutForm<K extends string> = K extends `${infer Stem}_${PluralForm}` ? Stem : K

type Paths<W, Before extends string = ""> = {
  [K in keyof W & string]: W[K] extends string ? `${Before}${WithoutForm<K>}` : Paths<W[K], `${Before}${K}.`>
}[keyof W & string]

/** Every key there is: `shell:logIn`, or without a namespace one of the default namespace. */
export type Key =
  | { [N in Namespace]: `${N}:${Paths<Resources[N]>}` }[Namespace]
  | Paths<Resources[typeof defaultNamespace]>
