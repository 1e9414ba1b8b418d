/**
 * How the browser calls server functions. The framework takes JSON of any status for the result; a failed answer,
 * also one of a proxy in between, is thrown instead: its JSON decoded, else its text as the message.
 */
export async function serverFunctionFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, init)
  const readByFramework = answer.headers.has("x-tss-serialized") || answer.headers.has("x-tss-raw")
  if (answer.ok || readByFramework) return answer
  const text = await answer.text()
  throw decoded(text) ?? new Error(text || `HTTP error! status: ${answer.status}`)
}

function decoded(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
