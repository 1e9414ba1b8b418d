import type { anApi } from "../api.ts"
import { answer, dataOf } from "../answer.ts"
import { sendForm } from "./storage-contract.ts"
import type { Post } from "../../src/platform/storage/storage.ts"

type World = ReturnType<typeof anApi>
export type Described = {
  id: string
  mimeType: string
  size: number
  width: number | null
  height: number | null
  url: string
}

type Given = { public?: boolean; purpose?: string; mimeType?: string; size?: number; originalName?: string }

/** Announces a file and sends its bytes, as the page does. */
export async function send(world: World, cookie: string, bytes: Uint8Array, given: Given = {}) {
  const { public: isPublic = true, mimeType = "image/png", originalName = "me.png" } = given
  const input = { public: isPublic, originalName, size: given.size ?? bytes.length, mimeType }
  const post = await dataOf<Post>(world.post("/trpc/file.createPresignedPost", input, { cookie }))
  // Tests listen on whatever port is free; the address that people are given is the configured one.
  const url = world.api.url + new URL(post.url).pathname
  const response = await sendForm({ ...post, url }, bytes)
  return { id: post.fields.id ?? "", status: response.status }
}

/** All the way: what becomes of these bytes? */
export async function upload(world: World, cookie: string, bytes: Uint8Array, given: Given = {}) {
  const { id, status } = await send(world, cookie, bytes, given)
  const submitted = await answer(await submit(world, cookie, id, given.purpose))
  return {
    id,
    sent: status,
    refusal: submitted.body.error?.data.refusal ?? null,
    file: submitted.body.result?.data as Described | undefined,
  }
}

export function submit(world: World, cookie: string, id: string, purpose = "avatar") {
  return world.post("/trpc/file.submitUploadedFile", { id, payload: { purpose } }, { cookie })
}

/** What anyone gets at this address of ours. */
export async function fetchFile(world: World, url: string) {
  const { pathname, search } = new URL(url)
  const response = await world.get(pathname + search)
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}
