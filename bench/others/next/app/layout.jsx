import { config, findVisitor, translate } from "../data.mjs"
import { Frame, FirstScript } from "../frame.jsx"

const fonts = ["/assets/display-latin.woff2", "/assets/text-latin.woff2"]

export const viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: [
    { color: "#F2F3EE", media: "(prefers-color-scheme: light)" },
    { color: "#0F1613", media: "(prefers-color-scheme: dark)" },
  ],
}

export function generateMetadata() {
  const { appName, uiUrl } = config()
  const title = translate("tasks:meta.title", { appName })
  const description = translate("tasks:meta.description")
  const page = `${uiUrl}/tasks`
  return {
    title,
    description,
    keywords: translate("common:meta.keywords", { appName }),
    robots: "index, follow",
    openGraph: {
      title,
      description,
      type: "website",
      siteName: appName,
      images: [{ url: `${uiUrl}/social.png`, width: 1200, height: 630 }],
    },
    twitter: { card: "summary_large_image" },
    alternates: {
      canonical: page,
      languages: { en: page, ru: `${page}?locale=ru`, ro: `${page}?locale=ro`, "x-default": page },
    },
    icons: { icon: ["/favicon.svg", "/favicon-32.png"], apple: "/apple-touch-icon.png" },
    manifest: "/manifest.en.webmanifest",
  }
}

export default async function Layout({ children }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <link rel="stylesheet" href="/assets/app.css" />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <FirstScript />
      </head>
      <body data-not-sent={translate("shell:notSent")}>
        <Frame auth={await findVisitor()} config={config()}>
          {children}
        </Frame>
      </body>
    </html>
  )
}
