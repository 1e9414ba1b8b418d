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
    action: "Autentifică-te",
    after: ["Nu ai fost tu? Nu face nimic. Contul și parola au rămas neschimbate."],
    why: "Trimitem acest mesaj când cineva se înregistrează cu o adresă care are deja cont.",
  },
  passwordReset: {
    subject: (app) => `Alege o parolă nouă pentru ${app}`,
    title: "Alege o parolă nouă",
    preview: "Linkul e valabil o oră.",
    reason: (app, email) =>
      `Cineva, sperăm că tu, a cerut o parolă nouă pentru contul ${app} cu adresa ${email}. Apasă butonul ca s-o alegi.`,
    action: "Alege o parolă nouă",
    after: [
      "Linkul merge o singură dată, timp de o oră. După ce îl folosești, ieși din cont pe toate dispozitivele.",
      "Nu ai fost tu? Nu face nimic. Parola rămâne aceeași.",
    ],
    why: "Trimitem acest mesaj când cineva cere o parolă nouă.",
  },
  passwordChanged: {
    subject: (app) => `Parola ta ${app} a fost schimbată`,
    title: "Parola ta a fost schimbată",
    preview: "Dacă ai fost tu, e totul în regulă.",
    reason: (app, email) =>
      `Parola contului ${app} cu adresa ${email} tocmai a fost schimbată, iar toate dispozitivele au fost deconectate. Dacă ai fost tu, nu e nimic de făcut.`,
    action: "Nu am fost eu",
    after: ["Nu ai fost tu? Apasă butonul și alege o parolă pe care o știi doar tu."],
    why: "Trimitem acest mesaj la fiecare schimbare de parolă.",
  },
  accountDeleted: {
    subject: (app) => `Contul tău ${app} a fost șters`,
    title: "Contul tău a fost șters",
    preview: "Mulțumim că ai fost aici.",
    reason: (app, email) =>
      `Așa cum ai cerut, contul ${app} cu adresa ${email} a fost șters: numele, fotografia, contactele și parola nu mai există, iar toate dispozitivele au fost deconectate.`,
    action: "Deschide prima pagină",
    after: [
      "Ce au scris alții despre lucrul cu tine rămâne fără numele tău.",
      "Poți face oricând un cont nou cu această adresă.",
    ],
    why: "Trimitem acest mesaj o singură dată, când un cont este șters cu parola lui.",
  },
  signInLocked: {
    subject: (app) => `Intrarea în ${app} e închisă temporar`,
    title: "Intrarea e închisă temporar",
    preview: "Prea multe parole greșite. Ai fost tu?",
    reason: (app, email, about) =>
      `Cineva a introdus de prea multe ori o parolă greșită pentru contul ${app} cu adresa ${email}, așa că deocamdată intrarea e închisă. Ultima încercare: ${about}. Ai fost tu? Apasă butonul și încearcă din nou.`,
    action: "Deschide intrarea",
    after: [
      "Linkul merge o singură dată, timp de o oră. Nu autentifică pe nimeni: parola se cere în continuare.",
      "Nu ai fost tu? Nimeni nu a intrat. Nu face nimic sau alege o parolă nouă, dacă a ta e prea simplă.",
    ],
    why: "Trimitem acest mesaj când intrarea e închisă după parole greșite sau când cineva cere s-o deschidă.",
  },
  emailChangeOld: {
    subject: (app) => `Confirmă schimbarea adresei de e-mail pentru ${app}`,
    title: "Vrei să schimbi adresa de e-mail?",
    preview: "E nevoie de o apăsare în ambele căsuțe.",
    reason: (app, email, about) =>
      `Cineva, sperăm că tu, vrea să schimbe adresa contului tău ${app} din ${email} în ${about}. Se schimbă după ce deschizi linkurile din ambele mesaje. Apasă butonul acolo unde ești în cont.`,
    action: "Da, schimb-o",
    after: [
      "Linkul e valabil 24 de ore.",
      "Nu ai fost tu? Nu apăsa nimic și adresa rămâne. Apoi alege o parolă nouă și închide toate sesiunile: cineva este în contul tău.",
    ],
    why: "Trimitem acest mesaj la ambele adrese când cineva vrea să schimbe adresa unui cont.",
  },
  emailChangeNew: {
    subject: (app) => `Confirmă noua adresă de e-mail pentru ${app}`,
    title: "Aceasta e noua ta adresă?",
    preview: "E nevoie de o apăsare în ambele căsuțe.",
    reason: (app, email) =>
      `Cineva, sperăm că tu, vrea să folosească ${email} pentru un cont ${app}. Se schimbă după ce deschizi linkurile din ambele mesaje. Apasă butonul acolo unde ești în cont.`,
    action: "Da, e a mea",
    after: ["Linkul e valabil 24 de ore.", "Nu ai fost tu? Nu face nimic. Fără tine nu se schimbă nimic."],
    why: "Trimitem acest mesaj la ambele adrese când cineva vrea să schimbe adresa unui cont.",
  },
  emailChanged: {
    subject: (app) => `Adresa ta de e-mail ${app} a fost schimbată`,
    title: "Adresa ta de e-mail a fost schimbată",
    preview: "Dacă ai fost tu, e totul în regulă.",
    reason: (app, email, about) =>
      `Adresa contului tău ${app} a fost schimbată din ${email} în ${about}. Dacă ai fost tu, nu e nimic de făcut.`,
    action: "Nu am fost eu, anulează",
    after: [
      "Linkul e valabil 72 de ore: redă contului această adresă, te lasă să alegi o parolă nouă și îi scoate pe toți ceilalți din cont.",
    ],
    why: "Trimitem acest mesaj la adresa veche la fiecare schimbare de adresă.",
  },
  contactReceived: {
    subject: (app: string) => `Un mesaj pentru ${app}`,
    title: "Ne-a scris cineva",
    preview: "Așteaptă un răspuns.",
    reason: (_app: string, email: string, about: string) => `${about}, de la ${email}:`,
    action: "Deschide mesajele",
    after: ["Răspunsul din listă ajunge la autor prin e-mail și apare pe pagina lui."],
    why: "Trimitem asta la adresa echipei pentru fiecare mesaj de pe pagina de contact.",
  },
  contactReply: {
    subject: (app: string) => `Un răspuns de la ${app}`,
    title: "Ți-am răspuns",
    preview: "Despre ce ne-ai scris.",
    reason: (_app: string, email: string, about: string) =>
      `Ne-ai scris de la ${email}, numărul ${about}. Răspunsul nostru:`,
    action: "Scrie din nou",
    after: ["Dacă scrii din nou, spune numărul, ca să găsim imediat totul."],
    why: "Trimitem asta pentru că cineva ne-a scris de la această adresă.",
  },
}
