// The English files are the type of every key. A new namespace joins with one line here.
import type about from "../en/about.json"
import type account from "../en/account.json"
import type admin from "../en/admin.json"
import type adminAppeals from "../en/admin-appeals.json"
import type adminAudit from "../en/admin-audit.json"
import type adminCategories from "../en/admin-categories.json"
import type adminContent from "../en/admin-content.json"
import type adminDisputes from "../en/admin-disputes.json"
import type adminDoers from "../en/admin-doers.json"
import type adminSupport from "../en/admin-support.json"
import type adminReviews from "../en/admin-reviews.json"
import type adminTextRules from "../en/admin-text-rules.json"
import type adminTasks from "../en/admin-tasks.json"
import type adminMessages from "../en/admin-messages.json"
import type offerCompare from "../en/offer-compare.json"
import type repeat from "../en/repeat.json"
import type agreement from "../en/agreement.json"
import type adminOverview from "../en/admin-overview.json"
import type adminUsers from "../en/admin-users.json"
import type adminReports from "../en/admin-reports.json"
import type report from "../en/report.json"
import type reportTemplates from "../en/report-templates.json"
import type alerts from "../en/alerts.json"
import type app from "../en/app.json"
import type articles from "../en/articles.json"
import type category from "../en/category.json"
import type changelog from "../en/changelog.json"
import type chat from "../en/chat.json"
import type common from "../en/common.json"
import type complete from "../en/complete.json"
import type contact from "../en/contact.json"
import type contacts from "../en/contacts.json"
import type content from "../en/content.json"
import type csv from "../en/csv.json"
import type dashboard from "../en/dashboard.json"
import type dispute from "../en/dispute.json"
import type faq from "../en/faq.json"
import type fields from "../en/fields.json"
import type help from "../en/help.json"
import type calendarFeed from "../en/calendar-feed.json"
import type incomeFile from "../en/income-file.json"
import type receipt from "../en/receipt.json"
import type home from "../en/home.json"
import type how from "../en/how.json"
import type job from "../en/job.json"
import type jobForms from "../en/job-forms.json"
import type letters from "../en/letters.json"
import type list from "../en/list.json"
import type locked from "../en/locked.json"
import type mail from "../en/mail.json"
import type notification from "../en/notification.json"
import type notificationTypes from "../en/notification-types.json"
import type offer from "../en/offer.json"
import type privacy from "../en/privacy.json"
import type profile from "../en/profile.json"
import type provider from "../en/provider.json"
import type providerApplication from "../en/provider-application.json"
import type providerDashboard from "../en/provider-dashboard.json"
import type providerDiscover from "../en/provider-discover.json"
import type providerProfile from "../en/provider-profile.json"
import type providerCreate from "../en/provider-create.json"
import type providerManage from "../en/provider-manage.json"
import type providers from "../en/providers.json"
import type push from "../en/push.json"
import type questions from "../en/questions.json"
import type refusal from "../en/refusal.json"
import type reset from "../en/reset.json"
import type restriction from "../en/restriction.json"
import type review from "../en/review.json"
import type secondStep from "../en/second-step.json"
import type security from "../en/security.json"
import type sending from "../en/sending.json"
import type services from "../en/services.json"
import type shell from "../en/shell.json"
import type signin from "../en/signin.json"
import type signup from "../en/signup.json"
import type sms from "../en/sms.json"
import type task from "../en/task.json"
import type taskCreate from "../en/task-create.json"
import type taskInvite from "../en/task-invite.json"
import type taskQuestion from "../en/task-question.json"
import type taskPage from "../en/taskPage.json"
import type tasks from "../en/tasks.json"
import type terms from "../en/terms.json"
import type themes from "../en/themes.json"
import type themesFields from "../en/themesFields.json"
import type ui from "../en/ui.json"
import type verify from "../en/verify.json"
import type work from "../en/work.json"

export interface Resources {
  about: typeof about
  account: typeof account
  admin: typeof admin
  "admin-appeals": typeof adminAppeals
  "admin-audit": typeof adminAudit
  "admin-categories": typeof adminCategories
  "admin-content": typeof adminContent
  "admin-disputes": typeof adminDisputes
  "admin-doers": typeof adminDoers
  "admin-support": typeof adminSupport
  agreement: typeof agreement
  "offer-compare": typeof offerCompare
  repeat: typeof repeat
  "admin-tasks": typeof adminTasks
  "admin-messages": typeof adminMessages
  "admin-overview": typeof adminOverview
  "admin-users": typeof adminUsers
  "admin-reports": typeof adminReports
  "admin-reviews": typeof adminReviews
  "admin-text-rules": typeof adminTextRules
  report: typeof report
  "report-templates": typeof reportTemplates
  alerts: typeof alerts
  app: typeof app
  articles: typeof articles
  category: typeof category
  changelog: typeof changelog
  chat: typeof chat
  common: typeof common
  complete: typeof complete
  contact: typeof contact
  contacts: typeof contacts
  content: typeof content
  csv: typeof csv
  dashboard: typeof dashboard
  dispute: typeof dispute
  faq: typeof faq
  fields: typeof fields
  help: typeof help
  "calendar-feed": typeof calendarFeed
  "income-file": typeof incomeFile
  receipt: typeof receipt
  home: typeof home
  how: typeof how
  job: typeof job
  "job-forms": typeof jobForms
  letters: typeof letters
  list: typeof list
  locked: typeof locked
  mail: typeof mail
  notification: typeof notification
  "notification-types": typeof notificationTypes
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
  push: typeof push
  questions: typeof questions
  refusal: typeof refusal
  reset: typeof reset
  restriction: typeof restriction
  review: typeof review
  "second-step": typeof secondStep
  security: typeof security
  sending: typeof sending
  services: typeof services
  shell: typeof shell
  signin: typeof signin
  signup: typeof signup
  sms: typeof sms
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
