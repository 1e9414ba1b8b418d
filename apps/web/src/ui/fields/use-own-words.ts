import { useState, type InvalidEvent } from "react"

/**
 * The browser looks at the field, also where no script runs; with scripts its bubble, in the browser's language, gives
 * way to our words at the field. Spread `check` over the control and show an error while `isWrong`.
 */
export function useOwnWords<Control extends HTMLInputElement | HTMLSelectElement>() {
  const [isWrong, setWrong] = useState(false)
  const check = {
    onInvalid: (event: InvalidEvent<Control>) => {
      event.preventDefault()
      setWrong(true)
      event.currentTarget.focus()
    },
    onInput: () => setWrong(false),
  }
  return { isWrong, check }
}
