// What comes to the browser in one file, though several pages share it. Left to itself, the build writes a file of its
// own for every set of pages that shares something: a hundred for the page of a job, and each costs some 250 bytes
// beyond what it says. A page that needs one part of a file loads all of it, so a file holds only what is nearly
// always needed together, or is tiny.
import { join } from "node:path"

const src = join(import.meta.dirname, "../src")
const root = join(import.meta.dirname, "../../..")

const icons = (...names: string[]) =>
  names.map((name) => join(root, `node_modules/lucide-react/dist/esm/icons/${name}.mjs`))
const domain = (...names: string[]) => names.map((name) => join(root, `packages/domain/src/${name}.ts`))
const web = (folder: string, ...names: string[]) => names.map((name) => join(src, folder, name))
const npm = (...names: string[]) => names.map((name) => join(root, "node_modules", name))

const radix = (name: string) => npm(`@radix-ui/react-${name}/dist/index.mjs`)
const reactQuery = (name: string) => npm(`@tanstack/react-query/build/modern/${name}.js`)

/** The first files are taken first; nobody is in two. */
export const sharedFiles: Record<string, string[]> = {
  // Home needs all of it, and nearly every page most of it.
  everyday: [
    ...domain("time/market-day"),
    ...web("i18n", "dates.ts", "use-date.ts"),
    ...web("blocks", "text/market-text.ts", "draft/use-settled.ts"),
    ...web("task", "task-status.ts", "task-address.ts"),
    ...web("category", "paper-of.ts", "paper-of-slug.ts"),
    ...web("file", "small-picture.ts"),
    ...web("ui/layout", "slip.tsx", "fringe.tsx", "torn-tabs.ts"),
    ...icons("calendar-days", "languages", "map-pin", "user-check", "wallet", "wifi", "zap"),
  ],
  // What lists, sheets and notes are made of: every page but home.
  views: [
    ...web("ui/layout", "disclosure.tsx", "show-in-row.ts", "visually-hidden.tsx"),
    ...web("ui", "data/chip.tsx", "feedback/skeleton.tsx"),
    ...web("blocks", "lazy-page.tsx", "text/user-text.tsx"),
    ...web("session", "use-api.ts"),
    ...domain("moderation/hidden-mark"),
    ...icons("circle-exclamation-point", "eye", "file-text", "minus", "shield-check", "star"),
  ],
  cards: [...web("ui/layout", "card.tsx"), ...["compose-refs", "slot"].flatMap(radix)],
  // A state of a task or a person.
  status: [
    ...web("ui/data", "status-chip.tsx"),
    ...icons("ban", "circle-check", "circle-dot", "circle-slash", "clock", "hourglass", "inbox", "lock"),
    ...icons("pencil", "triangle-exclamation-point"),
  ],
  // What a page asks the API itself.
  queries: [
    ...npm("@tanstack/query-core/build/modern/queryObserver.js"),
    ...["IsRestoringProvider", "QueryErrorResetBoundary", "errorBoundaryUtils", "suspense"].flatMap(
      reactQuery,
    ),
    ...["useBaseQuery", "useQuery"].flatMap(reactQuery),
    ...icons("arrow-right"),
  ],
  // What it changes there.
  changes: [...npm("@tanstack/query-core/build/modern/mutationObserver.js"), ...reactQuery("useMutation")],
  // The end of the header for people who are logged in.
  person: [
    ...web("shell", "header-person.tsx", "account-menu.tsx"),
    ...web("notification", "bell.tsx", "use-unread.ts"),
    ...web("ui/focus", "walk-by-arrows.ts"),
    ...web("account", "account-link.tsx"),
    ...web("session", "keys/notification-keys.ts"),
    ...icons("bell", "credit-card", "settings"),
  ],
  fields: [
    ...web("ui/fields", "field.tsx", "field-box.ts", "field-context.ts"),
    ...web("i18n", "characters.ts"),
    ...domain("file/rules", "task/limits"),
  ],
  drafts: [
    ...web("blocks/draft", "focus-field.ts", "form-units.ts", "keep-place.ts", "local-copies.ts", "merge.ts"),
    ...web("blocks/draft", "draft-sync.ts", "use-problems.ts", "use-rules.ts"),
    ...web("blocks", "text/contact-note.tsx"),
    ...web("pages/create-task", "draft/chosen-queries.ts"),
    ...domain("user/public-name"),
    ...icons("cloud"),
  ],
  wizard: [
    ...web(
      "blocks/draft",
      "draft-status.tsx",
      "draft-wizard.tsx",
      "use-publishing.ts",
      "use-step-heading.ts",
    ),
    ...web("blocks/draft", "use-step-submit.ts"),
    ...web("ui", "layout/stepper.tsx"),
    ...icons("cloud-exclamation-point", "cloud-off", "loader-circle"),
  ],
  "edit-form": [
    ...web("blocks/draft", "edit-form.tsx", "save-bar.tsx", "use-edit-copy.ts", "use-leave-guard.ts"),
    ...npm("@tanstack/react-router/dist/esm/useBlocker.js"),
  ],
  "task-form": [
    ...web("pages/create-task/draft", "failure-of.ts", "form-of-task.ts", "form.ts", "local-copy.ts"),
    ...web("pages/create-task/draft", "task-store.ts", "unread.ts", "use-task-editor.ts"),
    ...web("pages/create-task", "lazy-steps.tsx", "preview-slip.tsx", "fields/task-field.tsx"),
    ...web("pages/create-task/fields", "category-fields.tsx", "find-guesses.ts", "what-step.tsx"),
    ...icons("lightbulb"),
  ],
  "doer-form": [
    ...web("pages/create-provider/draft", "failure-of.ts", "form-of-provider.ts", "form.ts", "local-copy.ts"),
    ...web("pages/create-provider/draft", "provider-form-context.ts", "use-provider-editor.ts"),
    ...web("pages/create-provider/fields", "contact-note.tsx", "preview-card.tsx", "provider-field.tsx"),
    ...web("pages/create-provider", "lazy-done-page.ts", "load-create-page.ts"),
    ...domain("provider/limits"),
  ],
  // What is said of a doer wherever one is shown.
  doer: [
    ...web("provider", "provider-words.ts", "service-price.ts"),
    ...domain("provider/ranking", "provider/status"),
    ...icons("badge-check", "sprout"),
  ],
  saving: [
    ...web("blocks", "share-button.tsx", "social-picture.ts"),
    ...web("favourite", "save-button.tsx", "use-saved.ts"),
  ],
  hearts: [...web("favourite", "save-heart.tsx", "save-on-return.tsx"), ...icons("heart")],
  paging: [...web("ui/layout", "page-window.ts", "pagination.tsx"), ...icons("chevron-left")],
  "list-page": [
    ...web(
      "blocks/list-page",
      "active-chips.tsx",
      "fill-form.ts",
      "filter-fields.tsx",
      "filter-sheet-button.tsx",
    ),
    ...web("blocks/list-page", "list-failure.tsx", "list-link.tsx", "list-page.tsx", "list-pages.tsx"),
    ...web("blocks/list-page", "past-end.tsx", "place-field.tsx", "search-field.tsx", "sort-select.tsx"),
    ...web("blocks/list-page", "use-filter-form.ts", "use-is-slow.ts", "where-fields.tsx", "why-note.tsx"),
    ...web("blocks/list-page", "widen-search.ts", "wider-note.tsx"),
    ...web("category", "category-branches.ts", "category-chips.tsx", "load-list.ts", "share-equal.ts"),
    ...icons("sliders-horizontal"),
  ],
  // Pages that change while other people act.
  live: [
    ...web("session", "live/keys.ts", "live/use-live-page.ts"),
    ...web("i18n", "time-left.ts"),
    ...web("offer", "offer-words.ts"),
    ...domain("deal/change/status"),
    ...icons("refresh-cw"),
  ],
  "found-first": [...web("ui", "layout/breadcrumb.tsx"), ...web("pages/content", "structured-data.ts")],
  task: [
    ...web("task", "event-text.ts", "use-live-task.ts"),
    ...web("offer", "use-offer-action.ts"),
    ...web("deal", "work.ts"),
    ...web("session", "keys/task-keys.ts"),
    ...web("ui", "layout/step-bars.tsx"),
    ...web("pages/task", "photo-strip.tsx"),
    ...domain("deal/limits"),
  ],
  // What the two people of a job ask of each other.
  job: [
    ...web("deal", "answer-buttons.tsx", "changes-asked.tsx", "complete-directly.tsx", "deadlines.tsx"),
    ...web(
      "deal",
      "dispute-link.tsx",
      "job-on-hold.tsx",
      "open-requests.tsx",
      "request-card.tsx",
      "settled.tsx",
    ),
    ...web("deal", "time-left.tsx", "requests/focus-result.ts", "requests/request-terms.tsx"),
    ...web("deal", "requests/use-answer-time.ts"),
    ...icons("banknote", "calendar-clock", "corner-down-right", "door-open", "list-checks"),
  ],
  work: [...web("deal", "start-work.tsx", "work-step.tsx"), ...domain("deal/work", "task/graph")],
  "job-page": [
    ...web("deal", "cancel-job.tsx", "compare-versions.tsx", "job-exits.tsx", "requests/exit-row.tsx"),
    ...web("deal", "work-bar.tsx", "work-panel.tsx"),
    ...web("pages/task/agreement", "agreement.tsx", "agreement-people.tsx"),
    ...icons("file-clock"),
  ],
  "my-account": [
    ...web(
      "pages/account",
      "change-email.tsx",
      "change-password.tsx",
      "delete-account.tsx",
      "my-account.tsx",
    ),
    ...web("pages/account", "waiting-email-change.tsx"),
    ...web("pages/profile", "export-data.tsx", "personal-info.tsx"),
    ...web("account", "request-password-link.ts", "use-pause.ts"),
    ...web("contact", "contact-item.tsx", "contacts-section.tsx", "lazy-contact-form.tsx"),
    ...domain("contact/rules"),
    ...icons("download", "ellipsis", "file-braces"),
  ],
  // Everything that opens over a page.
  overlays: [
    ...web("ui/overlays", "dialog.tsx", "modal-parts.tsx", "style-nonce.ts"),
    ...npm("@radix-ui/primitive/dist/index.mjs"),
    ...["context", "dialog", "dismissable-layer", "focus-guards", "focus-scope", "id", "portal"].flatMap(
      radix,
    ),
    ...["presence", "primitive", "use-callback-ref", "use-controllable-state"].flatMap(radix),
    ...["use-effect-event", "use-layout-effect"].flatMap(radix),
  ],
}

/** For the build: what matches no file is divided as before. */
export const sharedFileGroups = Object.entries(sharedFiles).map(([name, modules]) => {
  const ids = new Set(modules)
  return { name, test: (id: string) => ids.has(id), priority: 2, includeDependenciesRecursively: false }
})
