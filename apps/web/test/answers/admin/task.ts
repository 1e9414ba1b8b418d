import type { Output } from "../../fake-api.ts"

type Moderated = Output<"adminTask.getById">
type Row = Output<"adminTask.getList">["data"][number]

const taskId = "0192f000-0000-7000-8000-0000000000b1"
const owner = { id: "0192f000-0000-7000-8000-0000000000b2", name: "Ana Held" }
const title = "Something for the party"
const description = "Please bring cocaine to the party on Friday."

export const aTaskRow = (own: Partial<Row> = {}): Row => ({
  id: taskId,
  title,
  status: "held",
  holdReason: "prohibited_words",
  category: null,
  owner,
  offerCount: 0,
  since: new Date().toISOString(),
  ...own,
})

type Own = Partial<Omit<Moderated, "task">> & { task?: Partial<Moderated["task"]> }

/** Held for one word, which is marked. */
export const aModeratedTask = ({ task, ...own }: Own = {}): Moderated => ({
  isOwn: false,
  task: {
    id: taskId,
    status: "held",
    wasHired: false,
    title,
    lang: "en",
    translations: {},
    category: null,
    mode: "remote",
    place: null,
    timing: null,
    isUrgent: false,
    budgetKind: "open",
    budgetMin: null,
    budgetMax: null,
    offerCount: 0,
    offerCap: 10,
    spokenLanguages: ["en"],
    needsVerification: false,
    publishedAt: "2026-06-01T09:00:00.000Z",
    version: 4,
    description,
    answers: {},
    currency: "MDL",
    materials: "to_agree",
    spot: null,
    files: [],
    questionCount: 0,
    createdAt: "2026-06-01T09:00:00.000Z",
    updatedAt: "2026-06-01T09:00:00.000Z",
    expiresAt: null,
    own: {
      title,
      description,
      translations: {},
      masked: { title: [], description: [] },
      address: null,
      lat: null,
      lng: null,
      visibility: "public",
      verifiedOnly: false,
      holdReason: "prohibited_words",
      moderationNote: null,
      duplicateOfId: null,
      asked: [],
      viewCount: 0,
      savedCount: 0,
    },
    ...task,
  },
  owner: { ...owner, email: "ana@example.com", earlierRemovals: 2 },
  title: { text: title, marks: [] },
  description: { text: description, marks: [{ start: 13, end: 20, kind: "drugs" }] },
  answers: [],
  translations: [],
  twin: null,
  strandedAt: null,
  removal: null,
  ...own,
})

export const aPrivateFile = (): Moderated["task"]["files"][number] => ({
  id: "file-1",
  url: null,
  mimeType: "application/pdf",
  name: "plan.pdf",
  size: 10,
  width: null,
  height: null,
})
