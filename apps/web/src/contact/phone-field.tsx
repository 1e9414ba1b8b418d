import { typedPhone } from "@doable/domain/contact/phone-countries"
import { useLayoutEffect, useRef, type ComponentProps } from "react"
import { TextField } from "../ui/fields/text-field.tsx"

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, "value" | "onChange" | "ref" | "type"> & {
  value: string
  onValueChange: (text: string) => void
}

/** Puts the number into groups while it is typed. The caret stays behind the digit that it was behind. */
export function PhoneField({ value, onValueChange, ...props }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const signsBefore = useRef<number | null>(null)
  useLayoutEffect(() => {
    const count = signsBefore.current
    signsBefore.current = null
    if (count === null || !input.current || document.activeElement !== input.current) return
    const place = placeAfter(input.current.value, count)
    input.current.setSelectionRange(place, place)
  })
  return (
    <TextField
      {...props}
      ref={input}
      type="tel"
      autoComplete="tel"
      value={value}
      onChange={({ currentTarget: { value: text, selectionStart } }) => {
        signsBefore.current = signsOf(text.slice(0, selectionStart ?? text.length)).length
        onValueChange(typedPhone(text))
      }}
    />
  )
}

const signsOf = (text: string) => text.replaceAll(/[^+\d]/g, "")

function placeAfter(text: string, count: number): number {
  let place = 0
  while (place < text.length && signsOf(text.slice(0, place)).length < count) place += 1
  return place
}
