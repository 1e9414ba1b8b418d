export * from "./router.jsx"

// Loaders ask this of whatever failed. Here nothing is led elsewhere, and a page that lacks something is no page.
export const isRedirect = (error) => {
  throw error
}
export const redirect = ({ to }) => new Error(`led to ${to}`)
