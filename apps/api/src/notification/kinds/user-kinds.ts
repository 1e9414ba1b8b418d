import { z } from "zod"
import { accountTypes, userRoles, type AccountType, type UserRole } from "@doable/domain/user/status"
import { kind, tells } from "./kind.ts"
import { accountLetter } from "./letters.ts"

const nothing = z.object({})
const none = tells(() => ({}))

export const userRegistered = kind({
  data: nothing,
  from: { "user.registered": none },
  actionUrl: "/profile/complete",
  words: {
    en: {
      title: "Welcome!",
      message:
        "Your email is confirmed and your account is ready. A complete profile tells others who they are dealing with.",
      actionText: "Complete your profile",
    },
    ru: {
      title: "Добро пожаловать!",
      message: "Почта подтверждена, аккаунт готов. Заполните профиль, чтобы другие знали, с кем имеют дело.",
      actionText: "Заполнить профиль",
    },
    ro: {
      title: "Bine ai venit!",
      message:
        "E-mailul e confirmat, iar contul e gata. Completează-ți profilul, ca ceilalți să știe cu cine au de-a face.",
      actionText: "Completează profilul",
    },
  },
})

const profileFields = z.array(z.enum(["name", "image"])).min(1)
type Fields = { fields: z.infer<typeof profileFields> }
const whichOf =
  (name: string, image: string, both: string) =>
  ({ fields }: Fields) =>
    fields.length > 1 ? both : fields[0] === "name" ? name : image

export const userProfileUpdated = kind({
  data: z.object({ fields: profileFields }),
  from: { "user.profile-updated": tells(({ fields }: Fields & { userId: string }) => ({ fields })) },
  actionUrl: "/profile",
  words: {
    en: {
      title: "Profile updated",
      message: whichOf(
        "You changed your name.",
        "You changed your picture.",
        "You changed your name and picture.",
      ),
      actionText: "View profile",
    },
    ru: {
      title: "Профиль обновлён",
      message: whichOf("Вы изменили имя.", "Вы изменили фото профиля.", "Вы изменили имя и фото профиля."),
      actionText: "Открыть профиль",
    },
    ro: {
      title: "Profil actualizat",
      message: whichOf(
        "Ți-ai schimbat numele.",
        "Ți-ai schimbat fotografia de profil.",
        "Ți-ai schimbat numele și fotografia de profil.",
      ),
      actionText: "Vezi profilul",
    },
  },
})

export const userActivated = kind({
  data: nothing,
  from: { "user.activated": none },
  actionUrl: "/profile",
  letter: accountLetter,
  words: {
    en: {
      title: "Your account is active again",
      message: "An administrator opened your account again. Welcome back!",
      actionText: "View profile",
    },
    ru: {
      title: "Ваш аккаунт снова активен",
      message: "Администратор снова открыл ваш аккаунт. С возвращением!",
      actionText: "Открыть профиль",
    },
    ro: {
      title: "Contul tău e din nou activ",
      message: "Un administrator ți-a redeschis contul. Bine ai revenit!",
      actionText: "Vezi profilul",
    },
  },
})

/** The person is signed out at this moment: the letter tells, and the bell on the day of return. */
export const userDeactivated = kind({
  data: nothing,
  from: { "user.deactivated": none },
  letter: accountLetter,
  words: {
    en: {
      title: "Your account was deactivated",
      message: "An administrator deactivated your account, and every device was logged out.",
    },
    ru: {
      title: "Ваш аккаунт был отключён",
      message: "Администратор отключил ваш аккаунт, на всех устройствах выполнен выход.",
    },
    ro: {
      title: "Contul tău a fost dezactivat",
      message: "Un administrator ți-a dezactivat contul, iar toate dispozitivele au fost deconectate.",
    },
  },
})

const appeal = "/contact?topic=appeal"

export const userLimited = kind({
  data: nothing,
  from: { "user.limited": none },
  letter: accountLetter,
  actionUrl: appeal,
  words: {
    en: {
      title: "Your account is limited",
      message:
        "You can finish running work and talk about it, but not post tasks, make offers, ask questions or write reviews for now. Tasks that are open stay open.",
      actionText: "Write to us",
    },
    ru: {
      title: "Ваш аккаунт ограничен",
      message:
        "Вы можете закончить начатую работу и переписываться о ней, но пока не можете публиковать задания, делать предложения, задавать вопросы и писать отзывы. Открытые задания остаются открытыми.",
      actionText: "Написать нам",
    },
    ro: {
      title: "Contul tău este limitat",
      message:
        "Poți termina lucrările începute și poți vorbi despre ele, dar deocamdată nu poți publica sarcini, face oferte, pune întrebări sau scrie recenzii. Sarcinile deschise rămân deschise.",
      actionText: "Scrie-ne",
    },
  },
})

export const userLimitLifted = kind({
  data: nothing,
  from: { "user.limit-lifted": none },
  letter: accountLetter,
  actionUrl: "/dashboard",
  words: {
    en: {
      title: "Your account is no longer limited",
      message: "You can post tasks, make offers, ask questions and write reviews again.",
      actionText: "Open dashboard",
    },
    ru: {
      title: "Ограничения с вашего аккаунта сняты",
      message: "Вы снова можете публиковать задания, делать предложения, задавать вопросы и писать отзывы.",
      actionText: "Открыть кабинет",
    },
    ro: {
      title: "Contul tău nu mai este limitat",
      message: "Poți din nou să publici sarcini, să faci oferte, să pui întrebări și să scrii recenzii.",
      actionText: "Deschide panoul",
    },
  },
})

type Roles = { previousRole: UserRole; newRole: UserRole }
const roleWords = {
  en: { USER: "a regular user", ADMIN: "an administrator" },
  ru: {
    USER: ["обычный пользователь", "обычным пользователем"],
    ADMIN: ["администратор", "администратором"],
  },
  ro: { USER: "utilizator obișnuit", ADMIN: "administrator" },
} as const

export const userRoleChanged = kind({
  data: z.object({ previousRole: z.enum(userRoles), newRole: z.enum(userRoles) }),
  from: {
    "user.role-changed": tells(({ previousRole, newRole }: Roles & { userId: string }) => ({
      previousRole,
      newRole,
    })),
  },
  actionUrl: ({ newRole }) => (newRole === "ADMIN" ? "/admin" : "/profile"),
  words: {
    en: {
      title: "Your role has changed",
      message: ({ previousRole, newRole }) =>
        `You are now ${roleWords.en[newRole]}. Before, you were ${roleWords.en[previousRole]}.`,
      actionText: ({ newRole }) => (newRole === "ADMIN" ? "Open the admin area" : "View profile"),
    },
    ru: {
      title: "Ваша роль изменилась",
      message: ({ previousRole, newRole }) =>
        `Теперь вы ${roleWords.ru[newRole][0]}. Раньше вы были ${roleWords.ru[previousRole][1]}.`,
      actionText: ({ newRole }) =>
        newRole === "ADMIN" ? "Открыть панель администратора" : "Открыть профиль",
    },
    ro: {
      title: "Rolul tău s-a schimbat",
      message: ({ previousRole, newRole }) =>
        `Acum ești ${roleWords.ro[newRole]}. Înainte erai ${roleWords.ro[previousRole]}.`,
      actionText: ({ newRole }) => (newRole === "ADMIN" ? "Deschide administrarea" : "Vezi profilul"),
    },
  },
})

type AccountTypes = { previousAccountType: AccountType; newAccountType: AccountType }
const accountTypeWords = {
  en: { CUSTOMER: "a client", PROVIDER: "a doer" },
  ru: { CUSTOMER: ["заказчик", "заказчиком"], PROVIDER: ["исполнитель", "исполнителем"] },
  ro: { CUSTOMER: "client", PROVIDER: "executant" },
} as const

export const userAccountTypeChanged = kind({
  data: z.object({ previousAccountType: z.enum(accountTypes), newAccountType: z.enum(accountTypes) }),
  from: {
    "user.account-type-changed": tells(
      ({ previousAccountType, newAccountType }: AccountTypes & { userId: string }) => ({
        previousAccountType,
        newAccountType,
      }),
    ),
  },
  actionUrl: ({ newAccountType }) => (newAccountType === "PROVIDER" ? "/providers/dashboard" : "/profile"),
  words: {
    en: {
      title: "Your account type has changed",
      message: ({ previousAccountType, newAccountType }) =>
        `You are now ${accountTypeWords.en[newAccountType]}. Before, you were ${accountTypeWords.en[previousAccountType]}.`,
      actionText: ({ newAccountType }) => (newAccountType === "PROVIDER" ? "Open dashboard" : "View profile"),
    },
    ru: {
      title: "Тип вашего аккаунта изменился",
      message: ({ previousAccountType, newAccountType }) =>
        `Теперь вы ${accountTypeWords.ru[newAccountType][0]}. Раньше вы были ${accountTypeWords.ru[previousAccountType][1]}.`,
      actionText: ({ newAccountType }) =>
        newAccountType === "PROVIDER" ? "Открыть кабинет" : "Открыть профиль",
    },
    ro: {
      title: "Tipul contului tău s-a schimbat",
      message: ({ previousAccountType, newAccountType }) =>
        `Acum ești ${accountTypeWords.ro[newAccountType]}. Înainte erai ${accountTypeWords.ro[previousAccountType]}.`,
      actionText: ({ newAccountType }) =>
        newAccountType === "PROVIDER" ? "Deschide panoul" : "Vezi profilul",
    },
  },
})

export const testNotification = kind({
  data: nothing,
  from: { "test-notification.requested": none },
  words: {
    en: { title: "Test notification", message: "If you can read this, notifications reach you." },
    ru: { title: "Тестовое уведомление", message: "Если вы это читаете, уведомления до вас доходят." },
    ro: { title: "Notificare de test", message: "Dacă citești asta, notificările ajung la tine." },
  },
})
