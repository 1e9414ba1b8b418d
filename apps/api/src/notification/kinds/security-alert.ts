import { eq } from "../../platform/db/drizzle.ts"
import { z } from "zod"
import { deviceOf } from "@doable/domain/account/device"
import type { Database } from "../../platform/db/client.ts"
import { users } from "../../platform/db/schema/user.ts"
import { kind, type EmailDetails, type EmailReader, type Recipient } from "./kind.ts"
import { accountEmail } from "./emails.ts"

const place = { browser: z.string(), system: z.string(), address: z.string() }
const alert = z.discriminatedUnion("reason", [
  z.object({ reason: z.literal("new_device"), ...place }),
  z.object({ reason: z.literal("sign_in_locked"), ...place }),
  z.object({ reason: z.enum(["account_linked", "account_unlinked"]), provider: z.string().optional() }),
  z.object({ reason: z.enum(["password_changed", "password_set"]) }),
  z.object({ reason: z.enum(["second_step_on", "second_step_off", "second_step_lost"]) }),
  z.object({ reason: z.enum(["recovery_codes_renewed", "recovery_code_used"]) }),
  z.object({ reason: z.enum(["passkey_added", "passkey_removed"]), name: z.string() }),
  z.object({ reason: z.literal("email_changed"), newEmail: z.string() }),
  z.object({ reason: z.literal("phone_moved"), phone: z.string() }),
])
type Alert = z.infer<typeof alert>
type Where = { browser: string; system: string; address: string }

/** What is known of it: "Firefox, Linux, 192.0.2.1". */
const whereWords = ({ browser, system, address }: Where) =>
  [browser, system, address].filter((part) => part !== "" && part !== "Unknown").join(", ")

type Attempt = { address: string; agent: string | null }
const whereOf = ({ address, agent }: Attempt): Where => {
  const { browser, system } = deviceOf(agent)
  return { browser, system, address }
}

/** An address without an account is nobody's alert. */
async function notifyOfLock(event: Attempt & { email: string }, db: Database): Promise<Recipient<Alert>[]> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, event.email))
  return user ? [{ userId: user.id, data: { reason: "sign_in_locked", ...whereOf(event) } }] : []
}

const mailed: Alert["reason"][] = [
  "account_linked",
  "account_unlinked",
  "new_device",
  "passkey_added",
  "passkey_removed",
  "phone_moved",
  "recovery_code_used",
  "recovery_codes_renewed",
  "second_step_on",
  "second_step_off",
]

/** The person who turned it on has logged the owner out, and the owner has no code to log in with. */
async function emailDetails(_: Database, data: Alert, reader: EmailReader): Promise<EmailDetails> {
  if (data.reason !== "second_step_on") return {}
  return { action: { label: reader.translator.t("second-step:keep.newPassword"), path: "/forgot-password" } }
}

export const securityAlert = kind<"SecurityAlert", Alert>("SecurityAlert", {
  data: alert,
  from: {
    "password.changed": ({ userId, isFirst }) => [
      { userId, data: { reason: isFirst ? "password_set" : "password_changed" } },
    ],
    "email.changed": ({ userId, newEmail }) => [{ userId, data: { reason: "email_changed", newEmail } }],
    "phone.moved": ({ userId, phone }) => [{ userId, data: { reason: "phone_moved", phone } }],
    "account.linked": ({ userId, name }) => [{ userId, data: { reason: "account_linked", provider: name } }],
    "account.unlinked": ({ userId, name }) => [
      { userId, data: { reason: "account_unlinked", provider: name } },
    ],
    "passkey.added": ({ userId, name }) => [{ userId, data: { reason: "passkey_added", name } }],
    "passkey.removed": ({ userId, name }) => [{ userId, data: { reason: "passkey_removed", name } }],
    "second-step.added": ({ userId }) => [{ userId, data: { reason: "second_step_on" } }],
    "second-step.removed": ({ userId }) => [{ userId, data: { reason: "second_step_off" } }],
    "recovery-codes.renewed": ({ userId }) => [{ userId, data: { reason: "recovery_codes_renewed" } }],
    "recovery-code.used": ({ userId }) => [{ userId, data: { reason: "recovery_code_used" } }],
    // Its own letters go to every contact; here the people who are logged in read it, once.
    "second-step.lost": ({ userId, contactId }) =>
      contactId === null ? [{ userId, data: { reason: "second_step_lost" } }] : [],
    "sign-in.locked": notifyOfLock,
    "sign-in.new-device": (event) => [
      { userId: event.userId, data: { reason: "new_device", ...whereOf(event) } },
    ],
  },
  // The others have their own emails, with a link that helps.
  letter: { ...accountEmail, isDue: ({ reason }) => mailed.includes(reason), details: emailDetails },
  actionUrl: "/account?section=security",
  fill: (data, { t }) => ({
    ...("browser" in data && { where: whereWords(data) }),
    provider: ("provider" in data && data.provider) || t("notification-types:provider.unknown"),
  }),
  choose: { title: ({ reason }) => reason, message: ({ reason }) => reason },
})
