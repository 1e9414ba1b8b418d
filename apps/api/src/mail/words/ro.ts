import type { MailWords } from "./en.ts"

export const ro: MailWords = {
  verification: {
    subject: (app) => `Confirmă adresa de e-mail pentru ${app}`,
    greeting: "Salut!",
    reason: (app) => `Cineva, sperăm că tu, a creat un cont pe ${app} cu această adresă.`,
    action: "Confirmă adresa",
    validity: "Linkul este valabil 24 de ore.",
    ignore: "Dacă nu ai fost tu, nu trebuie să faci nimic: fără confirmare, contul rămâne închis.",
  },
}
