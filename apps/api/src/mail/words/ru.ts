import type { MailWords } from "./en.ts"

export const ru: MailWords = {
  verification: {
    subject: (app) => `Подтвердите адрес почты для ${app}`,
    greeting: "Здравствуйте!",
    reason: (app) => `На ${app} создали учётную запись с этим адресом. Надеемся, что это были вы.`,
    action: "Подтвердить адрес",
    validity: "Ссылка действует 24 часа.",
    ignore: "Если это были не вы, ничего не делайте: без подтверждения учётная запись не откроется.",
  },
}
