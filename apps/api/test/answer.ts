/** The shapes in which the API answers, as far as tests look at them. */
type Body = {
  code?: string
  result?: { data: unknown }
  error?: { message: string; data: { refusal: string | null; fields: unknown; requestId: string | null } }
}

export async function answer(response: Response) {
  return { status: response.status, body: (await response.json()) as Body }
}

/** The data of a query that must have succeeded. */
export async function dataOf<T>(response: Promise<Response>): Promise<T> {
  const { status, body } = await answer(await response)
  if (!body.result) throw new Error(`expected data, got ${status} ${JSON.stringify(body)}`)
  return body.result.data as T
}
