/** What could be recognised of someone. After they have left, no row may hold any of it. */
export const traces = {
  name: "Zenovia Trandafir",
  email: "zenovia@trandafir.example",
  otherEmail: "zeno@elsewhere.example",
  phone: "+37369990007",
  address: "203.0.113.77",
  agent: "TrandafirBrowser/7",
  fileName: "zenovia-passport.png",
  street: "Strada Trandafirilor 7",
} as const
