import type { MailWords } from "./en.ts"

export const ro: MailWords = {
  linkHint: "Dacă butonul nu merge, deschide linkul:",
  verification: {
    subject: (app) => `Confirmă adresa de e-mail pentru ${app}`,
    title: "Confirmă e-mailul",
    preview: "O apăsare și contul e gata.",
    reason: (app, email) =>
      `Cineva, sperăm că tu, a făcut un cont ${app} cu ${email}. Apasă butonul ca să ajungă la tine ofertele și răspunsurile.`,
    action: "Confirmă e-mailul",
    after: [
      "Linkul e valabil 24 de ore. Dacă a expirat, intră în cont și îți trimitem altul.",
      "Nu ai fost tu? Nu face nimic. Fără confirmare, contul rămâne închis.",
    ],
    why: "Trimitem acest mesaj la crearea contului sau când cineva cere un link nou.",
  },
  accountExists: {
    subject: (app) => `Ai deja un cont pe ${app}`,
    title: "Ai deja un cont",
    preview: "Nu e nimic de creat: doar intră în cont.",
    reason: (app, email) =>
      `Cineva, sperăm că tu, a încercat să facă un cont ${app} cu ${email}. Există deja unul, așa că doar intră.`,
    action: "Intră în cont",
    after: ["Nu ai fost tu? Nu face nimic. Contul și parola au rămas neschimbate."],
    why: "Trimitem acest mesaj când cineva se înregistrează cu o adresă care are deja cont.",
  },
}
