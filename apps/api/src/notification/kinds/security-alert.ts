import { eq } from "drizzle-orm"
import { z } from "zod"
import { deviceOf } from "@doable/domain/account/device"
import type { Database } from "../../platform/db/client.ts"
import { users } from "../../platform/db/schema/user.ts"
import { kind, type Told } from "./kind.ts"
import { accountLetter } from "./letters.ts"

const place = { browser: z.string(), system: z.string(), address: z.string() }
const alert = z.discriminatedUnion("reason", [
  z.object({ reason: z.literal("new_device"), ...place }),
  z.object({ reason: z.literal("sign_in_locked"), ...place }),
  z.object({ reason: z.literal("password_changed") }),
  z.object({ reason: z.literal("email_changed"), newEmail: z.string() }),
])
type Alert = z.infer<typeof alert>
type Where = { browser: string; system: string; address: string }
type Sentences = { [Reason in Alert["reason"]]: (data: Extract<Alert, { reason: Reason }>) => string }

const say = (sentences: Sentences) => (data: Alert) => sentences[data.reason](data as never)
/** What is known of it: "Firefox, Linux, 192.0.2.1". */
const from = ({ browser, system, address }: Where) =>
  [browser, system, address].filter((part) => part !== "" && part !== "Unknown").join(", ")

type Attempt = { address: string; agent: string | null }
const whereOf = ({ address, agent }: Attempt): Where => {
  const { browser, system } = deviceOf(agent)
  return { browser, system, address }
}

/** An address without an account is nobody's alert. */
async function tellOfLock(event: Attempt & { email: string }, db: Database): Promise<Told<Alert>[]> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, event.email))
  return user ? [{ userId: user.id, data: { reason: "sign_in_locked", ...whereOf(event) } }] : []
}

export const securityAlert = kind<Alert>({
  data: alert,
  from: {
    "password.changed": ({ userId }) => [{ userId, data: { reason: "password_changed" } }],
    "email.changed": ({ userId, newEmail }) => [{ userId, data: { reason: "email_changed", newEmail } }],
    "sign-in.locked": tellOfLock,
    "sign-in.new-device": (event) => [
      { userId: event.userId, data: { reason: "new_device", ...whereOf(event) } },
    ],
  },
  // The others have letters of their own, with a link that helps.
  letter: { ...accountLetter, isDue: ({ reason }) => reason === "new_device" },
  actionUrl: "/account?section=security",
  words: {
    en: {
      title: say({
        new_device: () => "New login to your account",
        sign_in_locked: () => "Sign-in was closed for a while",
        password_changed: () => "Your password was changed",
        email_changed: () => "Your email was changed",
      }),
      message: say({
        new_device: (where) =>
          `Someone logged in on a device we had not seen before: ${from(where)}. If it was not you, end that session and change your password.`,
        sign_in_locked: (where) =>
          `Someone gave too many wrong passwords: ${from(where)}. Nobody got in. If it was not you, a stronger password is a good idea.`,
        password_changed: () => "Every device was logged out. If it was not you, choose a new password now.",
        email_changed: ({ newEmail }) =>
          `Your email is now ${newEmail}. If it was not you, follow the link in the email to your former address.`,
      }),
      actionText: "Check your sessions",
    },
    ru: {
      title: say({
        new_device: () => "Новый вход в ваш аккаунт",
        sign_in_locked: () => "Вход был временно закрыт",
        password_changed: () => "Ваш пароль изменён",
        email_changed: () => "Ваша эл. почта изменена",
      }),
      message: say({
        new_device: (where) =>
          `Кто-то вошёл с незнакомого нам устройства: ${from(where)}. Если это были не вы, завершите этот сеанс и смените пароль.`,
        sign_in_locked: (where) =>
          `Кто-то слишком много раз ввёл неверный пароль: ${from(where)}. Никто не вошёл. Если это были не вы, лучше выбрать пароль посложнее.`,
        password_changed: () =>
          "На всех устройствах выполнен выход. Если это были не вы, сразу выберите новый пароль.",
        email_changed: ({ newEmail }) =>
          `Теперь ваш адрес ${newEmail}. Если это были не вы, откройте ссылку из письма на прежний адрес.`,
      }),
      actionText: "Проверить сеансы",
    },
    ro: {
      title: say({
        new_device: () => "Autentificare nouă în contul tău",
        sign_in_locked: () => "Intrarea a fost închisă temporar",
        password_changed: () => "Parola ta a fost schimbată",
        email_changed: () => "E-mailul tău a fost schimbat",
      }),
      message: say({
        new_device: (where) =>
          `Cineva a intrat de pe un dispozitiv necunoscut: ${from(where)}. Dacă nu ai fost tu, închide sesiunea și schimbă parola.`,
        sign_in_locked: (where) =>
          `Cineva a greșit parola de prea multe ori: ${from(where)}. Nu a intrat nimeni. Dacă nu ai fost tu, alege o parolă mai puternică.`,
        password_changed: () =>
          "Toate dispozitivele au fost deconectate. Dacă nu ai fost tu, alege acum o parolă nouă.",
        email_changed: ({ newEmail }) =>
          `E-mailul tău este acum ${newEmail}. Dacă nu ai fost tu, deschide linkul din mesajul trimis la adresa veche.`,
      }),
      actionText: "Verifică sesiunile",
    },
  },
})
