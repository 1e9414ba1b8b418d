import { createTRPCClient, httpBatchLink } from "@trpc/client"
import sharp from "sharp"
import { expect, test } from "vitest"
import type { AppRouter } from "../src/router.ts"
import { anApi, uiUrl } from "./api.ts"
import { aUser, signedInCookie } from "./factories.ts"
import { smsTo } from "./sms.ts"
import { sendForm } from "./storage/storage-contract.ts"

const world = anApi()

test("[T01] [T07] [T08] the stock client of tRPC does all of it from outside the web: picture, name, contacts", async () => {
  const cookie = await signedInCookie(world.db, await aUser(world.db))
  const headers = { cookie, origin: uiUrl }
  const client = createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: `${world.api.url}/trpc`, headers })],
  })

  const create = { width: 300, height: 200, channels: 3, background: "#c00000" } as const
  const picture = await sharp({ create }).webp().toBuffer()
  const announced = {
    public: true,
    originalName: "me.webp",
    size: picture.length,
    mimeType: "image/webp",
  } as const
  const post = await client.file.createPresignedPost.mutate(announced)
  await sendForm({ ...post, url: world.api.url + new URL(post.url).pathname }, picture)
  const id = post.fields.id ?? ""
  const file = await client.file.submitUploadedFile.mutate({ id, payload: { purpose: "avatar" } })
  const preview = await client.publicFile.getPreviewUrl.query({ id })
  expect(preview.url).toBe(file.url)
  const me = await client.user.patchMe.mutate({ name: "Ana Rusu", image: preview.url })
  expect(await client.user.getMe.query()).toEqual(me)

  const phoneNumber = "+37360123456"
  const payload = { type: "phone", value: phoneNumber } as const
  const skipped = await client.contact.create.mutate({ payload }).catch((error: unknown) => error)
  expect(skipped).toMatchObject({ data: { code: "BAD_REQUEST", refusal: "phone_not_verified" } })
  await client.contact.requestPhoneOtp.mutate({ phoneNumber })
  const messages = () => smsTo(world.mailDir, phoneNumber)
  await expect.poll(async () => (await messages()).length).toBe(1)
  const otp = /\d{6}/.exec((await messages())[0]?.text ?? "")?.[0] ?? ""
  await client.contact.validatePhoneOtp.mutate({ phoneNumber, otp })
  const phone = await client.contact.create.mutate({ payload: { ...payload, metadata: { label: "own" } } })
  const mail = await client.contact.create.mutate({ payload: { type: "email", value: "ana@example.com" } })
  const second = await client.contact.create.mutate({ payload: { type: "email", value: "ana@work.example" } })
  await client.contact.update.mutate({ id: second.id, payload: { isPrimary: true } })
  await client.contact.delete.mutate({ id: mail.id })
  expect(await client.contact.getMy.query()).toEqual([phone, { ...second, isPrimary: true }])
})
