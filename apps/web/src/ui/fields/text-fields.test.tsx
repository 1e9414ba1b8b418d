import { fireEvent, screen } from "@testing-library/react"
import { useState } from "react"
import { expect, test, vi } from "vitest"
import { described } from "../../../test/described.ts"
import { renderWithApi } from "../../../test/render.tsx"
import { CodeField } from "./code-field.tsx"
import { Field } from "./field.tsx"
import { PasswordField } from "./password-field.tsx"
import { TextArea } from "./text-area.tsx"
import { TextField } from "./text-field.tsx"

test("an error of a field is its description, before its hint", async () => {
  await renderWithApi(
    <Field label="Email" hint="We write to it" error="Like maria@example.md">
      <TextField type="email" defaultValue="maria@example" />
    </Field>,
  )
  const field = screen.getByRole("textbox", { name: "Email" })
  expect(field.getAttribute("aria-invalid")).toBe("true")
  const ids = field.getAttribute("aria-describedby")?.split(" ") ?? []
  const parts = ids.map((id) => document.getElementById(id)?.textContent)
  expect(parts).toEqual(["Like maria@example.md", "We write to it"])
})

test("a field without an error is not invalid, and a press on its name brings the cursor in", async () => {
  const { user } = await renderWithApi(
    <Field label="Name">
      <TextField />
    </Field>,
  )
  await user.click(screen.getByText("Name"))
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Name" }))
  expect(document.activeElement?.getAttribute("aria-invalid")).toBeNull()
})

test("a field is emptied by its button, hears of it and keeps the cursor", async () => {
  const onChange = vi.fn<(text: string) => void>()
  const { user, t } = await renderWithApi(
    <Field label="Address">
      <TextField
        clearable
        defaultValue="Strada Ismail 1"
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>,
  )
  await user.click(screen.getByRole("button", { name: t("fields:clear") }))
  const field = screen.getByRole("textbox", { name: "Address" })
  expect(field).toHaveProperty("value", "")
  expect(onChange.mock.calls).toEqual([[""]])
  expect(document.activeElement).toBe(field)
})

test("a password can be shown, and hides again when the form is sent", async () => {
  const { user, t } = await renderWithApi(
    <form onSubmit={(event) => event.preventDefault()}>
      <Field label="Password">
        <PasswordField autoComplete="new-password" />
      </Field>
    </form>,
  )
  const field = screen.getByLabelText("Password")
  const type = () => field.getAttribute("type")
  expect([type(), field.getAttribute("autocomplete")]).toEqual(["password", "new-password"])
  await user.click(screen.getByRole("button", { name: t("fields:showPassword") }))
  expect(type()).toBe("text")
  await user.click(screen.getByRole("button", { name: t("fields:hidePassword") }))
  expect(type()).toBe("password")
  await user.click(screen.getByRole("button", { name: t("fields:showPassword") }))
  fireEvent.submit(field.closest("form") as HTMLFormElement)
  expect(type()).toBe("password")
})

test("a code is one input: digits alone stay, and a pasted code is complete", async () => {
  const onComplete = vi.fn<(code: string) => void>()
  function Code() {
    const [code, setCode] = useState("")
    return (
      <Field label="Code">
        <CodeField value={code} onValueChange={setCode} onComplete={onComplete} />
      </Field>
    )
  }
  const { user } = await renderWithApi(<Code />)
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Code" })
  expect([field.autocomplete, field.inputMode]).toEqual(["one-time-code", "numeric"])
  await user.type(field, "12a")
  expect(field.value).toBe("12")
  expect(onComplete).not.toHaveBeenCalled()
  await user.clear(field)
  await user.paste("123 456 7")
  expect(field.value).toBe("123456")
  expect(onComplete.mock.calls).toEqual([["123456"]])
  // One digit more changes nothing, so nobody is told again.
  await user.type(field, "8")
  expect(onComplete).toHaveBeenCalledTimes(1)
})

test("a long text is counted, may go over its limit to be shortened, and says so aloud near the end", async () => {
  const { user, t } = await renderWithApi(
    <Field label="Message">
      <TextArea limit={20} defaultValue="0123456789" />
    </Field>,
  )
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" })
  const said = () => screen.getByRole("status").textContent
  expect(screen.getByText("10 / 20")).toBeDefined()
  expect([said(), field.getAttribute("aria-invalid")]).toEqual(["", null])
  await user.click(field)
  await user.paste("012345678")
  expect(said()).toBe(t("fields:charactersLeft", { count: 1, number: "1" }))
  await user.paste("012")
  expect(said()).toBe(t("fields:charactersOver", { count: 2, number: "2" }))
  expect(described(field)).toBe(said())
  expect(field.getAttribute("aria-invalid")).toBe("true")
  expect(field.value).toHaveLength(22)
})

test("what is left of a long text is written like the number beside it", async () => {
  await renderWithApi(
    <Field label="Message">
      <TextArea limit={5000} defaultValue={"x".repeat(77)} />
    </Field>,
  )
  screen.getByText("77 / 5,000")
  expect(screen.getByText("4,923 characters left")).toBeDefined()
})
