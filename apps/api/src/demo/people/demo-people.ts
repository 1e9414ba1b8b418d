/** Known to everyone who reads this file, which is why they are never loaded in production. */
export const demoPeople = [
  {
    part: "admin",
    name: "Emma Clarke",
    email: "emma.clarke@example.com",
    password: "demo-admin-2026",
    role: "ADMIN",
    daysAgo: 420,
    locale: "en",
  },
  {
    part: "customer",
    name: "Анна Соколова",
    email: "anna.sokolova@example.com",
    password: "demo-customer-2026",
    role: "USER",
    locale: "ru",
    daysAgo: 200,
  },
  {
    part: "doer",
    name: "Ștefan Munteanu",
    email: "stefan.munteanu@example.com",
    password: "demo-doer-2026",
    role: "USER",
    locale: "ro",
    daysAgo: 175,
  },
] as const
