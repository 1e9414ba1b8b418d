import { useRouter } from "@tanstack/react-router"

/**
 * What came of a form that was sent without scripts: our server has asked the API, and draws the page again with the
 * answer and what was typed. Passwords are never among it.
 */
export interface PostedForm<Result = unknown> {
  values: Record<string, string>
  result: Result
}

/** From our server to the page it draws; the server throws away what a browser sends under this name. */
export const postedFormHeader = "x-doable-posted-form"

export const writePostedForm = (form: PostedForm): string => encodeURIComponent(JSON.stringify(form))

/** Stays text on its way through the page: only the form that reads it knows what is in it. */
export const readPostedForm = (header: string | null) => (header === null ? null : decodeURIComponent(header))

export function usePostedForm<Result>(): PostedForm<Result> | null {
  const { form } = useRouter().options.context.page
  return form ? (JSON.parse(form) as PostedForm<Result>) : null
}
